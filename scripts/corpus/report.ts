/** Figures of a scored corpus, as numbers and as lines to read. */
import { ACT_FROM } from '../../src/domain/command.ts'
import type { Scored } from './utterances.ts'

export interface Figures {
  readonly rows: number
  readonly macro_recall: number
  readonly false_action: number
  readonly false_destruction: number
  readonly title_exact: number
  readonly title_but_for_article: number
  readonly title_kept: number
  readonly right_when_acting: number
  readonly reference_exact: number
  readonly reference_found: number
}

export function figures(scored: readonly Scored[]): Figures {
  const talk = scored.filter(({ row }) => isTalk(row.intent))
  const titled = scored.filter(({ title }) => title !== 'none')
  const pointed = scored.filter(({ reference }) => reference !== 'none')
  const acting = scored.filter(({ reading }) => reading.confidence >= ACT_FROM)
  return {
    rows: scored.length,
    macro_recall: mean(Object.values(recallBy(scored, ({ row }) => row.intent))),
    false_action: share(talk, ({ falseAction }) => falseAction),
    false_destruction: talk.filter(destroys).length,
    title_exact: share(titled, ({ title }) => title === 'exact'),
    title_but_for_article: share(titled, ({ title }) => title === 'exact' || title === 'article'),
    title_kept: share(titled, ({ title }) => title !== 'wrong'),
    right_when_acting: share(acting, ({ right }) => right),
    reference_exact: share(pointed, ({ reference }) => reference === 'exact'),
    reference_found: share(pointed, ({ reference }) => reference !== 'wrong'),
  }
}

function recallBy(scored: readonly Scored[], key: (it: Scored) => string): Record<string, number> {
  const groups = Map.groupBy(scored, key)
  return Object.fromEntries(
    [...groups].sort().map(([name, group]) => [name, share(group, ({ right }) => right)]),
  )
}

export function lines(name: string, scored: readonly Scored[]): string {
  const all = figures(scored)
  const intents = recallBy(scored, ({ row }) => row.intent)
  const sources = recallBy(scored, ({ row }) => row.source)
  return [
    `${name}: ${all.rows} rows`,
    `  macro recall ${percent(all.macro_recall)}   false action ${percent(all.false_action)}   false delete/complete ${all.false_destruction}`,
    `  title exact ${percent(all.title_exact)}   but for an article ${percent(all.title_but_for_article)}   nothing lost ${percent(all.title_kept)}   right when acting ${percent(all.right_when_acting)}`,
    `  task named exactly ${percent(all.reference_exact)}   so that it is found ${percent(all.reference_found)}`,
    `  ${listed(intents)}`,
    `  ${listed(sources)}`,
  ].join('\n')
}

function isTalk(intent: string): boolean {
  return intent === 'GENERAL_CHAT' || intent === 'OUT_OF_DOMAIN'
}

/** Whatever the confidence: a question "shall I delete it?" would already be wrong. */
function destroys({ reading }: Scored): boolean {
  return reading.commands.some((it) => it.intent === 'DELETE_TASK' || it.intent === 'COMPLETE_TASK')
}

function share<T>(items: readonly T[], test: (item: T) => boolean): number {
  return items.length === 0 ? 1 : items.filter(test).length / items.length
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

function listed(values: Record<string, number>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} ${percent(value)}`)
    .join(' · ')
}

function percent(value: number): string {
  return `${(value * 100).toFixed(1)}%`
}
