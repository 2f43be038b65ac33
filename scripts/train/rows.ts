/** The training rows: one message each, with the list it met and what should come of it. */
import { readdirSync, readFileSync } from 'node:fs'

export interface SaidTask {
  readonly title: string
  readonly any?: readonly string[]
  readonly due?: Day | readonly Day[]
  readonly time?: string | null | readonly string[]
  readonly priority?: 'low' | 'medium' | 'high' | null
  readonly note?: string | null
  readonly done?: boolean
  readonly list?: string | null
  readonly labels?: readonly string[]
  /** RFC 5545 rules, each as good as the others; null: it does not repeat. */
  readonly repeat?: string | null | readonly (string | null)[]
  /** When it rings, as `task.reminders`; wanted: sets, each as good as the others. */
  readonly reminders?: readonly (string | readonly string[])[]
  /** Moments until which it is put off, each as good as the others. */
  readonly snoozed?: readonly string[]
}
export type Day = string | null

export interface Want {
  readonly add?: readonly SaidTask[]
  readonly done?: readonly number[]
  readonly open?: readonly number[]
  readonly change?: Readonly<Record<string, Partial<SaidTask>>>
  readonly gone?: readonly number[]
  readonly removed?: readonly number[]
  readonly back?: readonly string[]
  readonly shows?: readonly number[]
  readonly loose?: boolean
  readonly says?: string
  readonly asks?: true | readonly number[]
  readonly talk?: true
  readonly nothing?: true
}

export interface Row {
  readonly id: string
  readonly area?: string
  readonly tasks?: readonly (string | SaidTask)[]
  readonly before?: readonly string[]
  readonly say: string
  readonly want: readonly Want[]
  readonly ask_ok?: boolean
  readonly needs?: readonly string[]
  readonly tz?: string
}

/** A conversation: each of its messages meets what the ones before it left. */
export interface Talk extends Omit<Row, 'say' | 'want' | 'before' | 'ask_ok'> {
  readonly turns: readonly Pick<Row, 'say' | 'want' | 'ask_ok'>[]
}

/** Where people are, unless they say otherwise. */
export const ZONE = 'Europe/London'

const ROWS = new URL('../../training/rows/', import.meta.url)

/** Author by author, in the order of their names. */
export function authors(): ReadonlyMap<string, readonly Row[]> {
  return new Map(filesIn(ROWS).map((name) => [name.replace('.jsonl', ''), linesOf<Row>(new URL(name, ROWS))]))
}

export function filesIn(folder: URL): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
}

export function linesOf<Line>(file: URL): readonly Line[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Line)
}

export function tasksOf({ tasks = [] }: Row): readonly SaidTask[] {
  return tasks.map((task) => (typeof task === 'string' ? { title: task } : task))
}

/** The numbers of the tasks that are to be changed. */
export function changedIn(want: Want): readonly number[] {
  return Object.keys(want.change ?? {}).map(Number)
}
