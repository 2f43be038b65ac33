/** Everything else it can say: small talk, regrets, and what it can do. None of it claims a change. */
import type { Moment } from '../domain/calendar.ts'
import type { ChatTopic } from '../domain/command.ts'
import type { Outcome } from '../domain/decision.ts'
import type { Saying } from '../domain/saying.ts'
import { dueWords, quoted, shorten } from '../domain/wording.ts'
import { inWords } from './commands-in-words.ts'
import { choices } from './questions.ts'
import { joined, named, titleList } from './words.ts'

export const smallTalk: Readonly<Record<ChatTopic, string>> = {
  greeting: 'Hello! What would you like to get done?',
  thanks: 'You’re welcome.',
  farewell: 'Goodbye! Your list is safe here.',
  help: 'I keep your to-do list. Say “add call mum tomorrow at 5”, “show my tasks”, “mark the first one done”, “move #2 to friday”, “delete the groceries task” or “undo”.',
  feeling: 'One thing at a time, we’ll manage. I’ll remember the rest.',
  how_are_you: 'I’m well, thank you. What would you like to get done?',
  told: 'Good to know! Your list stays as it is.',
  about: 'I’m Sayso, a to-do list you can talk to.',
  abilities:
    'I keep your lists, with dates, reminders, repeating tasks, priorities, labels and notes. I can’t share lists with others yet.',
  did: 'Nothing so far: this is the first thing you said here.',
  why: 'There’s nothing to explain yet. Ask me after a reply, and I’ll say how I read your message.',
  other: 'That’s beyond me, I only keep your to-do list.',
}

type PlainSaying = Extract<Saying, { readonly say: 'kept' | 'expired' }>['say']

export const plain: Readonly<Record<PlainSaying, string>> = {
  kept: 'Okay, I left everything as it is.',
  unclear_answer: 'I’m not sure what you meant by that, so I left everything as it is.',
  no_such_answer: 'That wasn’t one of the choices, so I left everything as it is.',
  expired: 'That question is older than five minutes, so I did nothing. Please ask again.',
  no_longer_open: 'That question is no longer open, so I did nothing.',
  nothing_to_confirm: 'I haven’t asked you anything just now. What would you like to do?',
  nothing_to_undo: 'There’s nothing to undo.',
  nothing_more_to_undo: 'There was nothing more to undo.',
  nothing_to_correct: 'There’s nothing to correct just now. What would you like to do?',
  nothing_matches: 'Nothing on your list fits that.',
  already_gone: 'That’s no longer on your list, so I changed nothing.',
  not_understood: 'I didn’t understand that. Try “add buy milk”, “show my tasks” or “mark #2 done”.',
  say_which: 'Which task do you mean? Its number or a word of its title will do.',
  not_done: 'I was interrupted before I could do that, so nothing was changed. Please say it again.',
  model_away: '(Model was away.)',
}

export function notFound({ wanted, nearest, total }: Extract<Saying, { say: 'not_found' }>): string {
  const lost = `I can’t find ${shorten(wanted, 80)}.`
  if (nearest.length > 0) return `${lost} Did you mean ${choices(nearest)}?`
  return total === 0 ? `${lost} You have no open tasks.` : lost
}

export function notOnList({ wanted, near, asks }: Extract<Saying, { say: 'not_on_list' }>): string {
  const yesOrNo = asks === undefined || asks === 'exists' || asks === 'state'
  const lost = `${yesOrNo ? 'No, ' : ''}I can’t find ${shorten(wanted, 80)} on your list.`
  const verb = near.length === 1 ? 'is' : 'are'
  return near.length === 0 ? lost : `${lost} The nearest ${verb} ${joined(near.map(named), 'and')}.`
}

export function noOccurrence(
  { task, repeats, due }: Extract<Saying, { say: 'no_occurrence' }>,
  now: Moment,
): string {
  if (due !== undefined) return `${named(task)} does not come then. It is due ${dueWords(due, now)}.`
  return repeats
    ? `${named(task)} is the last one, there is none after it.`
    : `${named(task)} does not repeat.`
}

export function noException({ wanted, stops }: Extract<Saying, { say: 'no_exception' }>): string {
  const what = joined(
    wanted.slice(0, 3).map((one) => shorten(one, 60)),
    'or',
  )
  return stops
    ? `I can’t find ${what} to leave out, so I changed nothing.`
    : `I can’t find ${what} to leave out.`
}

/** A word behind a reply that is about something else. */
export function leftUndone(saying: Extract<Saying, { say: 'left_undone' }>, now: Moment): string {
  const { action_type, tasks, commands } = saying
  const [task, ...others] = action_type === 'CHOOSE_TASK' ? [] : tasks
  if (task) {
    return others.length > 0
      ? `(I left those ${tasks.length} tasks as they are.)`
      : `(I left ${quoted(task.title)} as it is.)`
  }
  const [command, ...more] = commands
  if (more.length > 0 || !command) return '(I left those undone.)'
  const title = command.intent === 'CREATE_TASK' ? command.params.title : undefined
  return `(I didn’t ${title === undefined ? inWords(command, now) : `add ${quoted(title)}`}.)`
}

export function notInBin(wanted: string): string {
  return wanted === 'any'
    ? 'Nothing was deleted in the last 30 days.'
    : `I can’t find ${shorten(wanted, 80)} among the tasks deleted in the last 30 days.`
}

export function tooMany(count: number): string {
  return `That would be ${count} changes at once; the most I do is 100. Narrow it down, for example by date, priority or a word in the title.`
}

export function notRun({ commands }: Extract<Saying, { say: 'not_run' | 'would_run' }>, now: Moment): string {
  const first = commands.slice(0, 4).map((command) => inWords(command, now))
  return `I haven’t done the rest yet: ${joined(first, 'and')}${commands.length > 4 ? ' and more' : ''}.`
}

export function untouched({ tasks }: Extract<Saying, { say: 'untouched' }>): string {
  return `Unchanged: ${titleList(tasks, 200)}.`
}

const failures: Readonly<Record<string, string>> = {
  VALIDATION_ERROR: 'That doesn’t work:',
  CONFLICT: 'I couldn’t do that:',
  UNAUTHORIZED: 'I couldn’t do that:',
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
