/** The design, section 7: interfaces, states, questions, statuses. */
import { rowsOf } from './requirement.ts'

const states = rowsOf('design 7, state', 'D7-state', [
  ['needs_confirmation', 'yes or no is awaited', 'd:deleting/it', 'd:talk/quoted-order'],
  ['needs_clarification', 'any other question, nothing found', 'd:titles/asked-for', 'd:bulk/nothing-fits'],
  ['error', 'a call finally failed', 't:policy/decisions', 'd:updating/empty-title'],
  ['complete', 'everything else', 'd:deleting/cancel'],
])

const questions = rowsOf('design 7, pending_confirmation.action_type', 'D7-question', [
  ['DELETE_TASK', 'delete this task?', 'd:deleting/yes-twice'],
  ['UPDATE_TASK', 'rename this task? (locked)', 'd:locked/rename-asks', 'd:buttons/locked-rename'],
  ['BULK', 'all of these?', 'd:bulk/two-named', 't:policy/limits'],
  ['CHOOSE_TASK', 'which one?', 'd:choosing/both', 'd:choosing/neither', 'd:choosing/first-and-third'],
  ['CHOOSE_READING', 'this or that?', 'd:choosing/reading-yes-is-no-choice', 'd:buttons/reading'],
  ['SPLIT_TASKS', 'one task or several?', 'd:titles/one-or-several', 'd:titles/one-after-all'],
  ['NEED_TITLE', 'what should it be called?', 'd:titles/asked-for'],
  ['NEED_CHANGE', 'what should change?', 'd:updating/what-exactly', 'd:updating/what-exactly-priority'],
  ['NEED_DAYS', 'on which days should it come back?', 'd:titles/twice-a-week'],
  ['OFFER_CREATE', 'shall I add this?', 'd:talk/quoted-order'],
  ['MAKE_LIST', 'there is no such list: make it?', 't:service/whole-lists'],
  ['MERGE_LISTS', 'put everything on the other list?', 't:service/whole-lists'],
  ['DELETE_LIST', 'delete the list and all on it?', 't:service/whole-lists'],
  ['restart', 'questions survive a restart', 't:simulation/simulation', 't:contract/turns'],
])

const buttons = rowsOf('design 7, buttons', 'D7-button', [
  [
    'same-resolver',
    'buttons go through the same resolver as words',
    'd:buttons/task-number',
    'd:buttons/several',
    'd:buttons/one',
  ],
  ['stale', 'a stale pending_id is answered “no longer open”', 'd:buttons/too-late'],
  ['unknown', 'an answer that was not offered does nothing', 'd:buttons/unknown-answer'],
])

const http = rowsOf('design 7, HTTP', 'D7-http', [
  ['chat', 'POST /api/chat with its fields', 't:http/chat'],
  ['dry-run', 'dry_run: true does nothing', 't:llm/engines', 'd:dry-run/complete'],
  ['messages', 'messages verbatim and append-only', 't:http/history'],
  ['same-key', 'same message_id: same answer, other body: 422', 't:http/chat', 't:policy/special'],
  ['400', 'empty, over-long or unacceptable text, malformed ids', 't:http/chat', 't:http/bad-input'],
  ['401', 'no or bad token', 't:http/tokens'],
  ['404', 'not there, or not yours', 't:service/isolation'],
  ['409', 'busy', 't:http/chat'],
  ['413', 'bodies over 256 KB', 't:http/bodies'],
  [
    'metadata',
    'intent of the command being completed, confidence, method, reasoning',
    't:http/chat',
    't:policy/conversations',
  ],
])

const library = rowsOf('design 7, library and CLI', 'D7-other', [
  ['run-agent', 'runAgent(request, ports) is exported with a self-checking example', 't:examples'],
  ['replay', 'sayso replay prints what would differ', 't:agent/replay'],
])

export const design7 = [...states, ...questions, ...buttons, ...http, ...library]
