/** A row with all that is seen when its message comes in, and the tags that are being placed on its words. */
import type { Task } from '../../../src/domain/task.ts'
import type { Seen } from '../../../src/understand/tag/features.ts'
import type { Tag } from '../../../src/understand/tag/tags.ts'
import type { Row, SaidTask, Want } from '../rows.ts'

export interface Scene extends Seen {
  readonly row: Row
  readonly tasks: readonly Task[]
  readonly earlier: readonly Task[] | null
  readonly here: string
  readonly text: string
}

/** One for each token; null: nobody has claimed it yet. */
export type Tags = (Tag | null)[]

/** The tasks whose words may be in the message: new ones, and what known ones become. */
export function describedIn(want: Want): readonly Partial<SaidTask>[] {
  return [...(want.add ?? []), ...Object.values(want.change ?? {})]
}

/** Where the tasks with these numbers stand among the titles that words are matched with; -1: nowhere. */
export function titlesOf(numbers: readonly number[], { matches }: Scene): readonly number[] {
  return numbers.map((number) => matches.titles.findIndex(({ task }) => task.number === number))
}
