/** Everything else it can say: small talk, regrets, and what it can do. None of it claims a change. */
import type { Moment } from '../domain/calendar.ts'
import type { ChatTopic } from '../domain/command.ts'
import type { Outcome } from '../domain/decision.ts'
import type { Saying } from '../domain/saying.ts'
import { inWords } from './commands-in-words.ts'
import { choices } from './questions.ts'
import { joined, plural, shorten, titleList } from './words.ts'

export const smallTalk: Readonly<Record<ChatTopic, string>> = {
  greeting: 'Hello! What would you like to get done? You can say “add buy milk tomorrow” or “show my tasks”.',
  thanks: 'You’re welcome.',
  farewell: 'Goodbye! Your list is safe here.',
  help: 'I keep your to-do list. Say “add call mum tomorrow at 5”, “show my tasks”, “mark the first one done”, “move #2 to friday”, “delete the groceries task” or “undo”.',
  feeling: 'I’m well, thank you. What would you like to get done?',
  why: 'There is nothing to explain yet. Ask me that after a reply, and I’ll say how I read your message.',
  other: 'I only help with your to-do list. Try “add buy milk” or “show my tasks”.',
}

type PlainSaying = Extract<Saying, { readonly say: 'kept' | 'expired' }>['say']

export const plain: Readonly<Record<PlainSaying, string>> = {
  kept: 'Okay, I left everything as it is.',
  unclear_answer: 'That was not a clear answer, so I left everything as it is.',
  no_such_answer: 'That is none of the answers I offered, so I left everything as it is.',
  expired: 'That question is older than five minutes, so I did nothing. Please ask again.',
  no_longer_open: 'That question is no longer open, so I did nothing.',
  nothing_to_confirm: 'There is no open question. Tell me what you would like to do.',
  nothing_to_undo: 'There is nothing to undo.',
  nothing_more_to_undo: 'There was nothing more to undo.',
  nothing_to_correct: 'There is nothing to correct. Tell me what you would like to do.',
  nothing_matches: 'No task fits that, so I changed nothing.',
  already_gone: 'That is no longer on your list, so I changed nothing.',
  not_understood: 'I did not understand that. Try “add buy milk”, “show my tasks” or “mark #2 done”.',
  say_which: 'Which task do you mean? Tell me its number or a part of its title.',
  not_done: 'I was interrupted before I could do that, so nothing was changed. Please say it again.',
  model_away: '(Model was away.)',
}

export function notFound({ wanted, nearest, total }: Extract<Saying, { say: 'not_found' }>): string {
  const count = total === 0 ? 'You have no open tasks.' : `You have ${plural(total, 'open task')}.`
  const offer = nearest.length === 0 ? '' : ` Did you mean ${choices(nearest)}?`
  return `I can’t find ${shorten(wanted, 80)}. ${count}${offer}`
}

export function notInBin(wanted: string): string {
  return `I can’t find ${shorten(wanted, 80)} among the tasks deleted in the last 30 days.`
}

export function tooMany(count: number): string {
  return `That would be ${count} changes at once; the most I do is 100. Narrow it down, for example by date, priority or a word in the title.`
}

export function notRun({ commands }: Extract<Saying, { say: 'not_run' }>, now: Moment): string {
  const first = commands.slice(0, 4).map((command) => inWords(command, now))
  return `Not done yet: ${joined(first, 'and')}${commands.length > 4 ? ' and more' : ''}.`
}

export function untouched({ tasks }: Extract<Saying, { say: 'untouched' }>): string {
  return `Not changed: ${titleList(tasks, 200)}.`
}

const failures: Readonly<Record<string, string>> = {
  VALIDATION_ERROR: 'That does not work:',
  CONFLICT: 'That was not done:',
}

/** What a call that failed means for the user, and what to do about it; no internals. */
export function failed(outcome: Outcome): string {
  const { error_code, error } = outcome.result
  const lead = error_code === null ? undefined : failures[error_code]
  if (lead !== undefined) return `${lead} ${shorten(error ?? '', 200)}`
  if (error_code === 'TASK_NOT_FOUND')
    return 'I couldn’t find that task. Say “show my tasks” to see what is there.'
  return 'Something went wrong and nothing more was changed. Please try again in a moment.'
}
