/** Finds the first rule that fits. Only frames of which every needed word was said are tried. */
import { type Frame, frame, type Holes } from '../frame/frame.ts'
import { rarest } from '../frame/required.ts'
import { countOfSets, numberOfSet } from '../frame/word-sets.ts'
import { type Learned, learned } from '../learned.ts'
import { rules } from '../rules/all.ts'
import type { Rule } from '../rules/rule.ts'
import { foreignWords, otherLists, taskWords } from '../words/foreign.ts'
import { norms, type Range, type Sentence } from './sentence.ts'

export interface Found {
  readonly rule: Rule
  readonly holes: Holes
  readonly range: Range
}

interface Entry {
  readonly rule: Rule
  readonly frame: Frame
}

const entries: readonly Entry[] = rules.flatMap((rule) =>
  rule.frames.map((line) => ({ rule, frame: frame(line) })),
)

/** Of each frame the sets of words it needs one of, in order; and the one it is least likely to find, or -1. */
export const neededSets: Pick<Learned, 'needs' | 'rarest'> = learned ?? {
  needs: entries.map(({ frame: { required } }) => required.map(numberOfSet)),
  rarest: entries.map(({ frame: { required } }) => {
    const words = rarest(required)
    return words === undefined ? -1 : numberOfSet(words)
  }),
}

/** One look at it spares most frames. */
const rarestOf = Int16Array.from(neededSets.rarest)

export function matchRules(
  sentence: Sentence,
  range: Range,
  accept: (rule: Rule) => boolean = () => true,
): Found | null {
  const about = aboutOf(sentence, range)
  for (const { rule, frame: candidate } of candidates(sentence, range)) {
    if (!suits(rule, about) || !accept(rule)) continue
    const holes = candidate.match(sentence.tokens, range[0], range[1], last)
    if (holes !== null && holesSaySomething(sentence, holes, range[0])) return { rule, holes, range }
  }
  return null
}

function candidates(sentence: Sentence, range: Range): readonly Entry[] {
  notePlaces(sentence, range)
  const found: Entry[] = []
  for (let index = 0; index < entries.length; index++) {
    const rare = rarestOf[index] ?? -1
    const entry = rare === -1 || last[rare] !== -1 ? entries[index] : undefined
    if (entry !== undefined && inOrder(neededSets.needs[index] ?? [])) found.push(entry)
  }
  return found
}

/** Where words of each set were said first and last; written anew for each clause, since making them costs more. */
const first = new Int16Array(countOfSets())
const last = new Int16Array(countOfSets())

function notePlaces({ tokens }: Sentence, [from, to]: Range): void {
  first.fill(-1)
  last.fill(-1)
  for (let index = from; index < to; index++) {
    for (const number of tokens[index]?.sets.numbers ?? []) {
      if (first[number] === -1) first[number] = index
      last[number] = index
    }
  }
}

/** Can a word of each set be found behind one of the set before it? */
function inOrder(needs: readonly number[]): boolean {
  let from = 0
  for (const number of needs) {
    from = Math.max(from, first[number] ?? -1)
    if ((last[number] ?? -1) < from) return false
    from += 1
  }
  return true
}

interface About {
  readonly foreign: boolean
  readonly task: boolean
  readonly date: boolean
}

function aboutOf({ tokens, own }: Sentence, [from, to]: Range): About {
  const about = { foreign: false, task: false, date: false }
  for (let index = from; index < to; index++) {
    const { norm = '', date } = tokens[index] ?? {}
    about.foreign ||= foreignWords.has(norm) && !own.includes(norm)
    about.task ||= taskWords.has(norm)
    about.date ||= date !== undefined
  }
  return about
}

function suits(rule: Rule, about: About): boolean {
  if (rule.onlyTasks && about.foreign) return false
  return rule.needs === undefined || about[rule.needs]
}

const EMPTY = new Set(
  'the my our a an your his her of for to about any on at in and with please is are was set up have i'.split(
    ' ',
  ),
)

/** "my reminder" does not say which: a hole of nothing but small words was filled by accident. */
function holesSaySomething(sentence: Sentence, holes: Holes, start: number): boolean {
  return [...holes].every(([name, range]) => {
    const words = norms(sentence, range)
    if (name === 'list') return !words.some((word) => otherLists.has(word))
    if (!NAMING.has(name)) return true
    return !isEmpty(words, name) && !(name === 'ref' && range[0] === start && NO_NAME.has(words[0] ?? ''))
  })
}

/** A sentence that begins with one of these asks or tells, it does not name a task. */
const NO_NAME = new Set(
  'is are was were did do does has have can could will would should what when where who why how which i we you he she they get well not let if thanks thank ok okay great perfect alright cool awesome there show display tell list'.split(
    ' ',
  ),
)

const NAMING = new Set(['ref', 'title'])

function isEmpty(words: readonly string[], hole: string): boolean {
  return words.every((word) => EMPTY.has(word) || (hole === 'title' && word === '<date>'))
}
