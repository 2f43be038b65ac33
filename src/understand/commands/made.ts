/** What is meant → commands, in the order it was said. */
import type { Command, Reference, TaskChange } from '../../domain/command.ts'
import type { Tag } from '../tag/tags.ts'
import { clearing, isOffset, onItsDay, presentDue, renaming } from './changes.ts'
import { withDetails } from './details.ts'
import { type Values, valuesFor } from './given.ts'
import { inSameHalf } from './half-of-day.ts'
import { asWholeList, labelsThatGo } from './lists.ts'
import { type Placed, referenceSpan } from './placed.ts'
import { asked } from './questions.ts'
import { repeatingChange } from './repeating.ts'
import { type Piece, sentenceAt, spanOf, type Tagged, type Target } from './tagged.ts'
import { withWordsThatGo } from './targets.ts'
import type { Title } from './titles.ts'
import { hourIn, owners, shiftIn } from './values.ts'
import type { Act, Chance } from './weigh.ts'

export interface Meant {
  readonly commands: readonly Command[]
  readonly picks: readonly Reference[]
  readonly meant: readonly Reference[]
}

export function commandsOf(kept: readonly Chance[], tagged: Tagged): Meant {
  const of = <T extends Piece>(act: Act) =>
    kept.filter((piece) => piece.act === act) as unknown as readonly (T & Chance)[]
  const titles = of<Title>('add')
  const changed = of<Target>('change')
  const pieces = [...titles, ...changed].sort((a, b) => a.from - b.from)
  const given = valuesFor(pieces, tagged)
  const placed = [
    ...titles.map((title) => created(title, given.get(title) ?? {}, tagged)),
    ...changed.map((target) => updated(target, given.get(target) ?? {}, ofItsOwn(target, changed, tagged))),
    ...of<Target>('done').map((target) => completed(target, true, tagged)),
    ...of<Target>('reopen').map((target) => completed(target, false, tagged)),
    ...of<Target>('drop').map((target) => dropped(target, tagged)),
    ...asked([...of<Target>('about'), ...of('show')], tagged),
    ...of('undo').map(({ from }) => ({
      at: from,
      command: { intent: 'UNDO' as const, params: {}, spans: {} },
    })),
  ]
  return {
    commands: settled(placed.sort((a, b) => a.at - b.at)).map((command) => asWholeList(command, tagged)),
    picks: of<Target>('pick').map(({ reference }) => reference),
    meant: of<Target>('meant').map(({ reference }) => reference),
  }
}

/** One task, one thing to do with it; a change that says nothing of what becomes of the task is none beside others. */
function settled(placed: readonly Placed[]): readonly Command[] {
  const seen = new Set<string>()
  const undoes = placed.some(({ command }) => command.intent === 'UNDO')
  const commands = placed
    .map(({ command }) => command)
    // "jk, I didn't": taken back, it is open again
    .filter((command) => !undoes || command.intent !== 'COMPLETE_TASK' || command.params.completed)
    .filter((command) => {
      const target = targetKey(command)
      if (target === null) return true
      const key = command.intent === 'UPDATE_TASK' ? `${target} change` : target
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
  const asked = commands.filter(({ intent }) => intent === 'LIST_TASKS' || intent === 'GET_TASK')
  const [first] = asked.some((command) => !isBareList(command)) ? [] : asked
  return withDetails(
    commands.filter((command) => !isEmptyChange(command) && (!isBareList(command) || command === first)),
  )
}

/** Beside a question that says more, "all of them" was not asked for. */
function isBareList({ intent, params }: Command): boolean {
  return intent === 'LIST_TASKS' && Object.keys(params).length === 0
}

function targetKey(command: Command): string | null {
  if (
    command.intent !== 'UPDATE_TASK' &&
    command.intent !== 'COMPLETE_TASK' &&
    command.intent !== 'DELETE_TASK'
  )
    return null
  const { reference } = command.params
  if (!reference) return null
  if ('number' in reference) return String(reference.number)
  return 'pronoun' in reference && command.intent !== 'UPDATE_TASK' ? reference.pronoun : null
}

function isEmptyChange(command: Command): boolean {
  if (command.intent !== 'UPDATE_TASK') return false
  const { reference: _, timezone: __, ...change } = command.params
  return Object.keys(change).length === 0
}

function created(title: Title, { spans = {}, ...values }: Values, tagged: Tagged): Placed {
  const { tokens } = tagged
  const { due_date, timezone, priority, description, list, add_labels: labels, makes_list } = values
  const { recurrence, recurs_from, recurs_except } = values
  const params = {
    title: `${title.title}${oftenBeside(title, tagged)}`,
    ...(list ? { list } : {}),
    ...(labels ? { labels } : {}),
    ...(recurrence ? { recurrence } : {}),
    ...(recurs_from ? { recurs_from } : {}),
    ...(recurs_except ? { recurs_except } : {}),
    ...(due_date ? { due_date } : {}),
    ...(timezone ? { timezone } : {}),
    ...(priority ? { priority } : {}),
    ...(description ? { description } : {}),
  }
  return {
    at: title.from,
    command: {
      intent: 'CREATE_TASK',
      params,
      spans: { title: spanOf(tokens, title.from, title.to), ...spans },
      ...(makes_list ? { makes_list } : {}),
    },
  }
}

/** "twice a week water the fern": what is no rule, and stands outside of the name, is kept with it. */
function oftenBeside(title: Title, { tokens, text, sentences }: Tagged): string {
  const [from, to] = sentences[title.in] ?? [0, 0]
  const outside = tokens.filter(
    ({ repeats }, at) =>
      repeats?.doubt !== undefined && at >= from && at < to && (at < title.from || at >= title.to),
  )
  return outside.map(({ start, end }) => ` ${text.slice(start, end)}`).join('')
}

/** "call the talk X, and put the kettle on saturday": a new name belongs to the task it was said of, not to all. */
function ofItsOwn(target: Target, changed: readonly Target[], tagged: Tagged): Tagged {
  if (changed.length < 2 || !tagged.tags.includes('becomes')) return tagged
  const isOthers = (tag: Tag, at: number) =>
    (tag === 'becomes' || tag === 'replaced') &&
    !owners({ at, in: sentenceAt(tagged, at) }, changed, tagged).includes(target)
  return { ...tagged, tags: tagged.tags.map((tag, at) => (isOthers(tag, at) ? 'aside' : tag)) }
}

function updated(said: Target, { spans = {}, half, makes_list, ...given }: Values, tagged: Tagged): Placed {
  const target = meantTarget(said, tagged)
  const present = presentDue(target, tagged)
  const values = onItsDay(half ? inSameHalf(given, present, tagged.now) : given, present)
  const renamed = anew(renaming(target, tagged), target, tagged)
  const shift = values.due_date === undefined || isOffset(target, tagged) ? shiftIn(target.in, tagged) : null
  const unlabelled = labelsThatGo(tagged)
  const change = {
    ...values,
    ...shift,
    ...renamed,
    ...(unlabelled.length > 0 ? { remove_labels: unlabelled } : {}),
  }
  const cleared = Object.keys(change).length === 0 ? clearing(target, tagged) : {}
  const repeating = repeatingChange(target, tagged)
  const nothing = Object.keys(change).length + Object.keys(cleared).length === 0
  const hour = nothing ? inSameHalf(hourIn(target.in, tagged), present, tagged.now) : {}
  const params = { reference: target.reference, ...changedOnce(change, repeating), ...cleared, ...hour }
  return {
    at: target.from,
    command: {
      intent: 'UPDATE_TASK',
      params,
      spans: { ...referenceSpan(target, tagged), ...spans },
      ...(makes_list ? { makes_list } : {}),
    },
  }
}

/** What is called that already gets no new name. */
function anew(renamed: TaskChange, { reference }: Target, { matches, mood }: Tagged): TaskChange {
  const number = 'number' in reference ? reference.number : mood.focus
  const title = matches.titles.find(({ task }) => task.number === number)?.task.title
  return renamed.title?.toLowerCase() === title?.toLowerCase() ? {} : renamed
}

/** Whoever leaves one out names its day in passing. */
function changedOnce(change: TaskChange, { occurrence, applies_to }: TaskChange): TaskChange {
  if (occurrence) return { occurrence }
  const moves = change.due_date !== undefined || change.shift !== undefined
  return moves && applies_to ? { ...change, applies_to } : change
}

/** With nothing in mind, "it" is the task that has the words to be changed. */
function meantTarget(target: Target, tagged: Tagged): Target {
  if (!('pronoun' in target.reference) || tagged.mood.focus !== null) return target
  const number = withWordsThatGo(tagged)
  return number === null ? target : { ...target, reference: { number } }
}

/** Nothing says which. What was merely added is hardly done already. */
function isUnsaid({ implied }: Target, { mood: { focus, intents } }: Tagged): boolean {
  return implied === true && (focus === null || intents.includes('CREATE_TASK'))
}

function completed(target: Target, done: boolean, tagged: Tagged): Placed {
  const reference = isUnsaid(target, tagged) ? {} : { reference: target.reference }
  const sure = target.named || !target.implied ? {} : { requires_match: true as const }
  return {
    at: target.from,
    command: {
      intent: 'COMPLETE_TASK',
      params: { ...reference, completed: done },
      spans: referenceSpan(target, tagged),
      ...sure,
    },
  }
}

function dropped(target: Target, tagged: Tagged): Placed {
  return {
    at: target.from,
    command: {
      intent: 'DELETE_TASK',
      params: isUnsaid(target, tagged) ? {} : { reference: target.reference },
      spans: referenceSpan(target, tagged),
    },
  }
}
