/** About the last reply: why it was what it was, and what was done. */
import { ACT_FROM } from '../domain/command.ts'
import type { DecisionType } from '../domain/decision.ts'
import type { Deed, Explained } from '../domain/saying-of-the-last.ts'
import { shorten } from '../domain/wording.ts'
import { joined, named } from './words.ts'

export function explained({ message, reasoning, confidence, method, followed, changed }: Explained): string {
  const reader = method === 'LLM' ? 'the model' : 'my rules'
  const why = shorten(withoutNames(reasoning), 200)
  const then = followed === undefined ? '' : ` ${consequence(followed, changed)}`
  return `You said “${shorten(message, 100)}”. By ${reader}: ${why} I was ${sureness(confidence)}.${then}`
}

/** In words: nobody feels a percent, and the figure is kept with the turn. */
function sureness(confidence: number): string {
  if (confidence >= 0.9) return 'sure of that'
  return confidence >= ACT_FROM ? 'fairly sure of that' : 'not sure of that'
}

/** Names of rules mean something to those who write them only. */
function withoutNames(reasoning: string): string {
  return reasoning.replaceAll(/ \([\w/ ,-]{1,200}\)/gu, '')
}

const consequences: Readonly<Record<DecisionType, string>> = {
  INVOKE_TOOL: 'Looking changes nothing, so I did it at once.',
  RESPOND_ONLY: 'That asked for no change, so I only answered.',
  ASK_CLARIFICATION: 'It was not clear enough to act on, so I asked and changed nothing.',
  REQUEST_CONFIRMATION: 'I do that only after a yes, so I asked and changed nothing.',
  EXECUTE_PENDING: 'It answered my question, so I did what I had asked about.',
  CANCEL_PENDING: 'It answered my question, so I dropped it and changed nothing.',
}

function consequence(followed: string, changed: boolean): string {
  return followed === 'INVOKE_TOOL' && changed
    ? 'That can be undone, so I did it at once.'
    : (consequences[followed as DecisionType] ?? '')
}

/** So many deeds are told one by one. */
const TOLD = 6

export function recalled(all: readonly Deed[]): string {
  if (all.length === 0) return 'I changed nothing: I only answered.'
  const told = all.slice(0, TOLD).map(deedInWords)
  const more = all.length - told.length
  const words = more > 0 ? [...told, `did ${more} more things like that`] : told
  return `I ${joined(words, 'and')}. Say “undo” to take it back.`
}

function deedInWords({ did, task }: Deed): string {
  const it = task === null ? 'a task' : named(task)
  return deeds[did]?.(it) ?? 'looked something up'
}

const deeds: Readonly<Record<string, (it: string) => string>> = {
  add_task: (it) => `added ${it}`,
  update_task: (it) => `changed ${it}`,
  complete_task: (it) => `marked ${it} done`,
  reopen_task: (it) => `marked ${it} not done`,
  delete_task: (it) => `deleted ${it}`,
  restore_task: (it) => `brought back ${it}`,
  undo: () => 'took back what I had done before',
  make_list: () => 'made a list',
  rename_list: () => 'renamed a list',
  delete_list: () => 'deleted a list',
  rename_label: () => 'renamed a label',
}
