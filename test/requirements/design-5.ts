/** The design, section 5: what each policy says. */
import { rowsOf } from './requirement.ts'

const policy = rowsOf('design 5, policies', 'D5', [
  [
    'confidence',
    'below 0.7 nothing is changed; one short question with the readings',
    't:policy/decisions',
    'd:choosing/reading-by-number',
  ],
  ['chat', 'chat never calls a tool', 'd:talk/hello', 'd:talk/thanks', 't:policy/turns'],
  ['out-of-scope', 'one friendly line on what it can do', 'd:talk/out-of-scope'],
  [
    'injection',
    'text that merely contains an instruction opens no question',
    'd:deleting/message-that-gives-orders',
    't:llm/injection',
  ],
  ['read-first', 'complete, update and delete read first and act on what was read', 't:policy/turns'],
  ['one-match', 'one clear match → act', 'd:references/bought-the-milk', 't:policy/references'],
  ['no-match', 'none → say so, offer the nearest', 'd:choosing/nearest-offered'],
  ['several', 'several → ask which', 'd:choosing/by-name', 't:policy/decisions'],
  ['delete-names', 'a delete always asks, naming the task', 'd:deleting/it'],
  [
    'delete-later',
    'only a later message that is wholly affirmative executes',
    'd:deleting/same-message-is-no-confirmation',
    'd:deleting/yes-and-more-is-not-a-yes',
    't:policy/conversations',
  ],
  ['one-question', 'one open question, five minutes', 't:policy/conversations', 'd:deleting/at-expiry'],
  ['no-cancels', 'a no cancels', 'd:deleting/stop'],
  ['undo-cancels', 'undo cancels, and reverts nothing older', 'd:deleting/undo-drops-the-question'],
  ['other-cancels', 'any other message cancels and is processed itself', 'd:deleting/greeting-in-between'],
  [
    'changed-since',
    'a task that changed in any way is asked about again',
    'd:deleting/completed-since',
    'd:deleting/edit-and-undo-since',
    'd:bulk/one-changed-since',
  ],
  [
    'at-once',
    'update, create and complete execute at once, with before and after',
    'd:updating/rename',
    'd:dates/moved',
    'd:updating/priority-change',
  ],
  [
    'locked',
    'under locked renames ask, and a confirmation in the same message counts',
    'd:locked/rename-asks',
    'd:locked/rename-confirmed-in-the-message',
  ],
  [
    'plans',
    'commands run in order; one that needs an answer ends the plan and the rest is named',
    'd:several/stops-at-a-question',
    'd:several/delete-then-add',
    'd:several/stops-at-a-failure',
  ],
  ['not-found', 'not found is needs_clarification with the nearest as a choice', 'd:deleting/unknown-number'],
  [
    'title',
    'a missing title is asked for; what comes next is the title',
    'd:titles/asked-for',
    'd:titles/with-a-date',
  ],
  ['title-command', '… unless it plainly is a command', 'd:titles/plain-command-instead'],
  ['recurring', 'recurring words stay in the title', 'd:titles/recurring-stays'],
  ['no-reminder', 'no reminder is promised', 'd:titles/remind-me-promises-nothing'],
  [
    'retries',
    'transient failures are retried twice, then explained',
    't:tools/retries',
    't:policy/decisions',
  ],
  ['claims', 'success is claimed only for recorded success', 't:policy/turns'],
  [
    'replies',
    'plain text, at most 500 characters, titles shortened, lists cut',
    't:policy/replies',
    'd:titles/shortened-in-replies',
    'd:listing/cut',
  ],
  [
    'dry-run',
    'a message starting with “?” says what it would do and does nothing',
    'd:dry-run/add',
    'd:dry-run/delete-opens-no-question',
    'd:dry-run/bulk',
  ],
  [
    'corrections',
    'a correction changes the thing just done or asked',
    'd:correcting/date-just-added',
    'd:correcting/the-other-one',
    'd:correcting/delete-question',
  ],
  ['why', '“why?” explains the last reading and decision', 'd:talk/why-added', 'd:talk/why-asked'],
  ['replay', 'every recorded turn is decided the same again', 't:agent/replay', 't:dialogues/dialogues'],
])

const words = rowsOf('design 3, words', 'D3', [
  [
    'requires_match',
    '“I bought the milk” counts only if a task fits',
    'd:references/bought-the-milk',
    'd:references/just-talk',
  ],
  ['append', '“add milk to the groceries task” appends to its title', 'd:updating/append'],
  [
    'priority-words',
    '“update task 1 to urgent” sets the priority, a description takes the word',
    'd:updating/priority-word',
    'd:updating/description-takes-any-word',
  ],
  ['rename-keeps-dates', 'a rename keeps date words', 'd:updating/rename-keeps-date-words'],
  ['later', 'a vague “later” may go', 'd:titles/later-may-go'],
  ['count', 'only the number is asked', 'd:listing/count', 'd:listing/count-none'],
  ['one-list', 'a list named in a sentence is kept in mind, not invented', 'd:titles/named-list'],
])

export const design5 = [...policy, ...words]
