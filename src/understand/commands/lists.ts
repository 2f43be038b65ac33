/** Lists and labels that are said: where tasks go, what they are marked with, and which are meant by them. */
import type { Command, Filter, Span } from '../../domain/command.ts'
import { english } from '../english/english.ts'
import { nameAt } from '../words/names.ts'
import { type Run, runsAmong, runsOf, textOf } from './runs.ts'
import { type Piece, sentenceAt, spanOf, type Tagged } from './tagged.ts'

/** A list as it was named. */
export interface SaidList {
  /** null is the main one. */
  readonly list: string | null
  /** One that is not there is to be made: it was clearly called a list. */
  readonly makes: boolean
  readonly span: Span
  readonly at: number
}

/** The lists that something goes to. */
export function listsSaid(tagged: Tagged): readonly SaidList[] {
  const taken = runsOf('list', tagged)
  const free = listPhrases(tagged).filter(({ from, to }) =>
    tagged.tags.slice(from, to).every((tag) => tag === 'aside'),
  )
  return [...taken, ...free].flatMap((run) => listIn(run, tagged) ?? []).sort((a, b) => a.at - b.at)
}

/** How many words the name of a list has, at most, where nothing else tells that it is one. */
const LONGEST = 3

/** A name, and where the words begin that lead up to it. */
export interface ListPhrase extends Run {
  readonly lead: number
}

/** The names in "to my shopping list", "on the packing list". */
export function listPhrases({ tokens }: Pick<Tagged, 'tokens'>): readonly ListPhrase[] {
  return tokens.flatMap(({ norm }, lead) => {
    const run = english.towardsLists.has(norm) ? nameFrom(lead + 1, tokens) : null
    return run ? [{ ...run, lead }] : []
  })
}

function nameFrom(start: number, tokens: Tagged['tokens']): Run | null {
  const normAt = (at: number) => tokens[at]?.norm ?? ''
  const from = english.determiners.has(normAt(start)) ? start + 1 : start
  const length = tokens.slice(from, from + LONGEST + 1).findIndex(({ norm }) => english.listNouns.has(norm))
  const words = tokens.slice(from, from + length)
  if (length < 1 || words.some(({ kind }) => kind !== 'word')) return null
  return words.every(({ norm }) => english.plainLists.has(norm)) ? null : { from, to: from + length }
}

function listIn(run: Run, tagged: Tagged): SaidList | null {
  const name = nameIn(run, tagged)
  const called = isCalledList(run, tagged)
  // what is neither a list of theirs nor called one is none
  if (name === null || !(called || isKnown(name, tagged) || movesOnly(tagged))) return null
  const span = spanOf(tagged.tokens, run.from, run.to)
  return { list: isMain(name) ? null : name, makes: called, span, at: run.from }
}

const isKnown = (name: string, { names }: Tagged) => names.lists.names.includes(name) || isMain(name)

/** "move the tent to camping": a task that is there goes somewhere; where there is no such list, it is asked. */
const movesOnly = ({ tags }: Tagged) => tags.includes('change') && !tags.includes('new')

const isMain = (name: string) => english.mainLists.has(name.toLowerCase())

/** A known list, if the words are those of one; else the words themselves, without "the … list". */
function nameIn({ from, to }: Run, tagged: Tagged): string | null {
  const { names } = tagged
  const places = Array.from({ length: to - from }, (_, at) => from + at)
  const telling = places.filter((at) => !isFrame(tagged, at))
  const known = nameAt(places, names.lists)
  if (known !== null && telling.every((at) => names.lists.at[at]?.includes(names.lists.names.indexOf(known))))
    return known
  let [first, last] = [from, to]
  while (first < last && isFrame(tagged, first)) first++
  while (last > first && isFrame(tagged, last - 1)) last--
  return first === last ? null : textOf({ from: first, to: last }, tagged)
}

/** "the", "my", "new", "list": they are about the name, not in it. */
function isFrame({ tokens }: Tagged, at: number): boolean {
  const { norm = '', kind } = tokens[at] ?? {}
  return kind === 'mark' || english.listNouns.has(norm) || english.listFrames.has(norm)
}

function isCalledList({ from, to }: Run, { tokens, sentences }: Tagged): boolean {
  const [start, end] = sentences.find(([first, next]) => from >= first && from < next) ?? [0, 0]
  const near = tokens.slice(Math.max(start, from - 4), Math.min(end, to + 2))
  return near.some(({ norm }) => english.listNouns.has(norm))
}

/** The next that is said behind it in its sentence, else the last before it there, else the only one there is. */
export function listOf(piece: Piece, lists: readonly SaidList[], tagged: Tagged): SaidList | null {
  const here = lists.filter(({ at }) => sentenceAt(tagged, at) === piece.in)
  const next = here.find(({ at }) => at >= piece.from)
  const only = lists.length === 1 ? lists[0] : undefined
  return next ?? here.at(-1) ?? only ?? null
}

/** What is written or said as a label at these places; several stand side by side. */
export function labelsAt(places: readonly number[], tagged: Tagged): readonly string[] {
  const runs = runsAmong(places.filter((at) => !isLabelFrame(tagged, at)))
  return [...new Set(runs.flatMap((run) => labelsIn(run, tagged)))]
}

function isLabelFrame({ tokens }: Tagged, at: number): boolean {
  const { norm = '', kind } = tokens[at] ?? {}
  return kind === 'mark' || english.labelNouns.has(norm) || english.listFrames.has(norm)
}

function labelsIn(run: Run, tagged: Tagged): readonly string[] {
  const { tokens, names } = tagged
  const places = Array.from({ length: run.to - run.from }, (_, at) => run.from + at)
  const written = places.filter((at) => tokens[at]?.kind === 'label')
  if (written.length > 0)
    return written.map((at) => tagged.text.slice((tokens[at]?.start ?? 0) + 1, tokens[at]?.end))
  const known = nameAt(places, names.labels)
  return [known ?? textOf(run, tagged)]
}

/** Which tasks a sentence means by their list or their label. */
export function namedFilter(index: number, tagged: Tagged): Pick<Filter, 'list' | 'label'> {
  const [from, to] = tagged.sentences[index] ?? [0, 0]
  const places = Array.from({ length: to - from }, (_, at) => from + at).filter(
    (at) => tagged.tags[at] === 'filter' && mayName(at, tagged),
  )
  const saysLabel = tagged.tokens.slice(from, to).some(({ norm }) => english.labelNouns.has(norm))
  const [label] = labelsAt(
    places.filter((at) => isLabelHere(at, saysLabel, tagged)),
    tagged,
  )
  const others = places.filter((at) => !isLabelHere(at, saysLabel, tagged))
  const list = listAmong(others, tagged)
  return { ...(label === undefined ? {} : { label }), ...(list === null ? {} : { list }) }
}

function listAmong(places: readonly number[], tagged: Tagged): string | null {
  const [first, last] = [places[0], places.at(-1)]
  if (first === undefined || last === undefined) return null
  return nameAt(places, tagged.names.lists) ?? nameIn({ from: first, to: last + 1 }, tagged)
}

/** A word that says something else of which tasks are meant names none. */
function mayName(at: number, tagged: Tagged): boolean {
  const { tokens, names, roles } = tagged
  const token = tokens[at]
  if (names.lists.at[at]?.length || isLabel(at, tagged)) return true
  if (isFrame(tagged, at) || english.labelNouns.has(token?.norm ?? '')) return false
  return token?.kind !== 'date' && (roles[at]?.length ?? 0) === 0
}

/** A word that is the name of a list and a label is what the sentence calls it. */
function isLabelHere(at: number, said: boolean, { tokens, names }: Tagged): boolean {
  if (tokens[at]?.kind === 'label') return true
  const listed = (names.lists.at[at]?.length ?? 0) > 0
  return names.labels.at[at]?.length ? said || !listed : said && !listed
}

/** Labels that go: words that are taken away and are labels. */
export function labelsThatGo(tagged: Tagged): readonly string[] {
  const places = tagged.tags.flatMap((tag, at) => (tag === 'replaced' && isLabel(at, tagged) ? [at] : []))
  return labelsAt(places, tagged)
}

export function isLabel(at: number, { tokens, names }: Pick<Tagged, 'tokens' | 'names'>): boolean {
  return tokens[at]?.kind === 'label' || (names.labels.at[at]?.length ?? 0) > 0
}

/** "delete the attic list", where nothing knows an attic: never all there is. */
export function onNamedList(
  command: Command,
  { tokens, names, text }: Omit<Tagged, 'tags' | 'sure'>,
): Command {
  const run = tokens.flatMap(({ norm }, at) =>
    english.determiners.has(norm) ? (nameFrom(at, tokens) ?? []) : [],
  )[0]
  if (!run) return command
  const places = Array.from({ length: run.to - run.from }, (_, at) => run.from + at)
  const list = nameAt(places, names.lists) ?? text.slice(...spanOf(tokens, run.from, run.to))
  const { intent, params } = command
  if (intent === 'LIST_TASKS') {
    // who has no lists yet may call the only one anything
    const open = names.lists.names.length > 0 && params.list === undefined && params.query === undefined
    return open ? { ...command, params: { ...params, list } } : command
  }
  const reference = 'reference' in params ? params.reference : undefined
  if (!reference || !('all' in reference) || reference.filter.list !== undefined) return command
  const filter = { ...reference.filter, list }
  return { ...command, params: { ...params, reference: { all: true, filter } } } as Command
}

/** What is done to all that is on a list, and nothing else, may be done to the list itself. */
export function asWholeList(command: Command, tagged: Tagged): Command {
  if (command.intent === 'DELETE_TASK') return asListDeleted(command, tagged)
  return command.intent === 'UPDATE_TASK' ? asListNamed(command, tagged) : command
}

function says(words: ReadonlySet<string>, { tokens }: Tagged): boolean {
  return tokens.some(({ norm }) => words.has(norm))
}

function asListDeleted(command: Extract<Command, { intent: 'DELETE_TASK' }>, tagged: Tagged): Command {
  const list = onlyList(command.params.reference)
  if (list === null || says(english.emptying, tagged)) return command
  return { intent: 'DELETE_LIST', params: { list }, spans: command.spans }
}

/** "call the party list birthday", "make a list called Oslo" */
function asListNamed(command: Extract<Command, { intent: 'UPDATE_TASK' }>, tagged: Tagged): Command {
  const { reference, list: name, ...others } = command.params
  if (typeof name !== 'string' || Object.keys(others).length > 0) return command
  const list = onlyList(reference)
  if (list !== null && says(english.renamingLists, tagged)) {
    // "rename the expo list to leeds expo": its new name has words of the old
    const said = list === name ? textOf(runsOf('list', tagged)[0] as Run, tagged) : name
    return { intent: 'RENAME_LIST', params: { list, name: said }, spans: command.spans }
  }
  const makes = isIt(reference) && says(english.makingLists, tagged) && !says(english.pronouns, tagged)
  return makes ? { intent: 'MAKE_LIST', params: { list: name }, spans: command.spans } : command
}

type Pointed = Extract<Command, { intent: 'DELETE_TASK' }>['params']['reference']

function onlyList(reference: Pointed): string | null {
  if (!reference || !('all' in reference)) return null
  const { list, ...others } = reference.filter
  return typeof list === 'string' && Object.keys(others).length === 0 ? list : null
}

function isIt(reference: Pointed): boolean {
  return reference !== undefined && 'pronoun' in reference && reference.pronoun === 'it'
}
