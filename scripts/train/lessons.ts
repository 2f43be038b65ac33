/** Everything there is to learn from, as it was met: what authors wrote, what is made of it, and what was specified. */
import { today } from '../../src/domain/calendar.ts'
import type { Task } from '../../src/domain/task.ts'
import { rolesOf } from '../../src/understand/english/roles.ts'
import { withTheOther } from '../../src/understand/leaning/the-other.ts'
import { type View, viewOf } from '../../src/understand/tag/features.ts'
import type { Tag } from '../../src/understand/tag/tags.ts'
import { matchesOf, relevant } from '../../src/understand/words/matches.ts'
import { namesIn } from '../../src/understand/words/names.ts'
import { withSameDay } from '../../src/understand/words/same-day.ts'
import { tokenise } from '../../src/understand/words/tokens.ts'
import { goldOf } from './gold/gold.ts'
import type { Scene } from './gold/scene.ts'
import { inConversation } from './in-conversation.ts'
import { inOneBreath } from './in-one-breath.ts'
import type { Met } from './learn-pieces.ts'
import { type Met as Mooded, moodsOf, NOW } from './moods.ts'
import { orders } from './orders.ts'
import { plainOrders } from './plain-orders.ts'
import type { Row } from './rows.ts'
import { specified } from './specified.ts'
import { talks } from './talks.ts'

export interface Lesson {
  readonly author: string
  /** As the author wrote it, not made of what was written. */
  readonly own: boolean
  readonly scene: Met
  readonly view: View
  /** null: what comes of it can be judged, but not what each word was for. */
  readonly gold: readonly Tag[] | null
}

export async function lessonsOf(
  authors: readonly (readonly [string, readonly Row[]])[],
  seen: (scene: Scene) => Scene,
): Promise<readonly Lesson[]> {
  const lessons: Lesson[] = []
  const take = async (names: (at: number) => readonly string[], rows: readonly Row[], own = false) => {
    for (const [at, met] of (await moodsOf(rows)).entries()) {
      if (!isUnderstood(met)) continue
      const scene = seen(sceneOf(met))
      const gold = goldOf(scene)
      const view = viewOf(scene)
      for (const author of names(at)) lessons.push({ author, own, scene, view, gold })
    }
  }
  for (const [author, rows] of [...authors, ...talks()]) {
    await take(() => [author], rows, true)
    await take(() => [author], [...inConversation(rows), ...inOneBreath(rows)])
  }
  // no author's: some of them in every part; what was specified counts three times
  await take((at) => [0, 1, 2].map((time) => `specified ${time} ${at % 5}`), await specified())
  await take((at) => [`plain ${at % 5}`], plainOrders(authors.flatMap(([, rows]) => rows)))
  for (const { author, scene, gold } of orders())
    lessons.push({ author, own: false, scene, view: viewOf(scene), gold })
  return lessons
}

/** Messages that nothing is learned from, as they were met. */
export async function scenesOf(rows: readonly Row[]): Promise<readonly Scene[]> {
  return (await moodsOf(rows)).filter(isUnderstood).map(sceneOf)
}

/** What was said before it has to be clear to the rules; otherwise nobody knows what the message leans on. */
function isUnderstood({ row: { before = [] }, mood: { intents } }: Mooded): boolean {
  return before.length === 0 || !intents.some((intent) => UNCLEAR.has(intent))
}

const UNCLEAR: ReadonlySet<string> = new Set(['AMBIGUOUS', 'UNKNOWN', 'GENERAL_CHAT'])

export function sceneOf({ row, tasks, earlier, mood }: Mooded): Scene {
  const inMind = tasks.find(({ number }) => number === mood.focus)?.due_date ?? null
  const tokens = withSameDay(tokenise(row.say, NOW, 'day-first', []), inMind)
  const pair = mood.shown.length === 2 ? mood.shown : []
  const known = tasks.filter(relevant(row.say, [mood.focus, ...mood.choices, ...pair]))
  const matches = withTheOther(matchesOf(tokens, known), tokens, mood)
  const names = namesIn(tokens, listsOf(tasks), labelsOf(tasks))
  const roles = rolesOf(tokens)
  return { row, text: row.say, tasks, earlier, here: today(NOW), tokens, matches, names, mood, roles }
}

const listsOf = (tasks: readonly Task[]) => [...new Set(tasks.flatMap(({ list }) => list ?? []))]
const labelsOf = (tasks: readonly Task[]) => [...new Set(tasks.flatMap(({ labels }) => labels))]
