/** Would a reading bring about what a row wants? Judged by what would become of the list. */
import type { Command, Reference } from '../../src/domain/command.ts'
import type { Task } from '../../src/domain/task.ts'
import { type Foreseen, foreseen, type Ground, meant } from './foreseen.ts'
import type { Scene } from './gold/scene.ts'
import { listFaults } from './judge.ts'
import { NOW } from './moods.ts'
import { wordsIn } from './plain.ts'
import { changedIn, type SaidTask, type Want } from './rows.ts'

/** What is read: orders, choices among those on offer, or another task than the one just taken. */
export interface Said {
  readonly commands: readonly Command[]
  readonly picks: readonly Reference[]
  readonly meant: readonly Reference[]
  readonly says: 'yes' | 'no' | null
}

/** `loosely`: a new task may be called a little otherwise; that is no reason to ask. */
export function isRight(said: Said, { row, tasks, earlier, mood, here }: Scene, loosely = false): boolean {
  const ground = { tasks, earlier, focus: mood.focus, shown: mood.shown, now: NOW }
  if (said.says !== null) return row.want.some((want) => answersFit(said.says, want, mood.asked))
  if (said.picks.length > 0)
    return mood.asked !== null && row.want.some((want) => picksFit(said.picks, want, ground))
  if (said.meant.length > 0) return row.want.some((want) => correctionFits(said, want, ground))
  const ahead = foreseen(said.commands, ground)
  return row.want.some((want) => fits(ahead, said.commands, want, { ...ground, here, loosely }))
}

/** A yes cannot be learned; a no leaves everything as it is. */
function answersFit(says: 'yes' | 'no' | null, { nothing, talk }: Want, asked: string | null): boolean {
  return says === 'no' && asked !== null && (nothing === true || talk === true)
}

function picksFit(references: readonly Reference[], want: Want, ground: Ground): boolean {
  const { done = [], gone = [], removed = [], open = [], shows = [] } = want
  const acted = [...done, ...gone, ...removed, ...changedIn(want), ...shows]
  return pointsFit(references, acted.length > 0 ? acted : open, ground)
}

/** What was just done is done to another task instead. */
function correctionFits({ meant: references, commands }: Said, want: Want, ground: Ground): boolean {
  const { done = [], gone = [] } = want
  if (commands.some(({ intent }) => intent !== 'GENERAL_CHAT')) return false
  return pointsFit(references, [...done, ...gone, ...changedIn(want)], ground)
}

function pointsFit(references: readonly Reference[], wanted: readonly number[], ground: Ground): boolean {
  const numbers = references.map((reference) => meant(reference, TALK, ground))
  if (numbers.includes(null)) return false
  const pointed = new Set(numbers.flatMap((some) => some ?? []))
  return pointed.size > 0 && [...pointed].every((number) => wanted.includes(number))
}

const TALK: Command = { intent: 'GENERAL_CHAT', params: { topic: 'told' }, spans: {} }

interface Judged extends Ground {
  readonly here: string
  readonly loosely: boolean
}

function fits(ahead: Foreseen, commands: readonly Command[], want: Want, ground: Judged): boolean {
  if (want.asks !== undefined) return asksFit(ahead, want.asks)
  if (ahead.asks !== null) return false
  const restores = commands.some(({ intent }) => intent === 'RESTORE_TASK')
  if (restores) return want.back !== undefined
  return (
    toldFits(ahead, want) &&
    listFaults(want, ground.tasks, forgiven(ahead.after, want, ground), ground.here).length === 0
  )
}

function asksFit({ asks }: Foreseen, wanted: NonNullable<Want['asks']>): boolean {
  if (asks === null) return false
  return wanted === true || wanted.every((number) => asks.includes(number))
}

/** What is asked for is shown, and nothing that was not asked for. */
function toldFits({ shows: shown, says }: Foreseen, { shows, says: wanted, talk, loose }: Want): boolean {
  const asks = shows !== undefined || (wanted !== undefined && !talk)
  if (asks !== (shown !== null)) return false
  if (shown === null) return true
  if (wanted !== undefined && !new RegExp(wanted, 'iu').test(says)) return false
  if (!shows) return true
  const seen = new Set(shown)
  return shows.every((number) => seen.has(number)) && (loose === true || seen.size === shows.length)
}

/** New tasks that are called a little otherwise than wanted. */
function forgiven(after: readonly Task[], { add = [] }: Want, { tasks, loosely }: Judged): readonly Task[] {
  if (!loosely) return after
  return after.map((task) => {
    const like = tasks.includes(task) ? undefined : add.find((wanted) => isLike(wanted, task.title))
    return like ? { ...task, title: like.title, description: like.note ?? null } : task
  })
}

/** Half of its words, or more, are those of a fair title. */
function isLike({ title, any = [] }: SaidTask, said: string): boolean {
  const words = wordsIn(said)
  return [title, ...any].some((fair) => {
    const wanted = wordsIn(fair)
    const common = words.filter((word) => wanted.includes(word)).length
    return common * 2 >= Math.max(words.length, wanted.length)
  })
}
