/** Seed 002: the agent as a state machine, its extraction rules and its error machine. */
import { rowsOf } from './requirement.ts'

const states = rowsOf('002, Response states', '002-state', [
  ['complete', 'the operation succeeded', 'd:titles/priority', 't:policy/model'],
  [
    'needs_clarification',
    'parameters are missing: it asks',
    'd:choosing/without-reference',
    'd:titles/asked-for',
  ],
  ['needs_confirmation', 'destructive: it asks for approval', 'd:deleting/it'],
  ['error', 'the operation failed and is explained', 'd:updating/empty-title', 't:tools/retries'],
])

const patterns = rowsOf('002, Intent classification rules', '002-pattern', [
  [
    'add',
    '“add”, “create”, “new”, “remind me” → add_task',
    'src/understand/rules.test.ts',
    'd:titles/remind-me-promises-nothing',
  ],
  [
    'list',
    '“list”, “show”, “view”, “what are” → list_tasks',
    'src/understand/rules.test.ts',
    'd:listing/open',
  ],
  [
    'update',
    '“update”, “change”, “edit” → update_task',
    'd:updating/priority-word',
    'd:updating/quoted-title',
  ],
  ['complete', '“complete”, “done”, “finish”, “mark” → complete_task', 'd:references/hash'],
  ['delete', '“delete”, “remove” → delete_task', 'd:deleting/go-ahead'],
  ['unknown', 'unknown intent → asks for clarification', 'd:talk/gibberish'],
])

const extraction = rowsOf('002, Parameter extraction rules', '002-extract', [
  ['add-note', 'what follows the dash is the description', 'd:titles/note'],
  ['add-missing', '“add task” asks for the title', 'd:titles/asked-for'],
  ['list-status', 'pending, completed, all', 'd:listing/open', 'd:listing/completed', 'd:listing/all'],
  ['update-title', '“update task 1 to ‘Call Mom’” sets the title', 'd:updating/quoted-title'],
  [
    'update-description',
    '“change task 5 description to urgent” sets the description',
    'd:updating/description-takes-any-word',
  ],
  [
    'update-missing',
    '“edit task 3” asks what to update',
    'd:updating/what-exactly',
    'd:updating/what-exactly-title',
  ],
  ['complete-number', '“mark task 1 done”', 'd:references/number-in-words'],
  ['complete-it', '“mark it done” without a context asks which', 'd:references/it-not-across-conversations'],
  [
    'delete-confirms',
    '“delete task 3” always asks first, naming it',
    'd:deleting/unknown-number-yes-to-offer',
  ],
  [
    'delete-out-of-range',
    '“remove task 10” says it is not there and how many there are',
    'd:deleting/unknown-number',
  ],
])

const errors = rowsOf('002, Error handling state machine', '002-error', [
  ['recoverable', 'recoverable by the user: a clarifying question', 'd:choosing/nearest-offered'],
  [
    'transient',
    'transient: retried twice more, then “try again in a moment”',
    't:tools/retries',
    't:policy/decisions',
  ],
  [
    'persistent',
    'persistent: a friendly message with a suggestion',
    'd:updating/empty-title',
    't:policy/limits',
  ],
])

const workflows = rowsOf('002, Multi-step workflows and stateless flow', '002-flow', [
  [
    'list-then-complete',
    'list pending and mark the first one done, and say what is left',
    'd:several/list-and-first',
  ],
  ['list-then-update', 'show my tasks and update the first one to urgent', 'd:several/show-and-urgent'],
  [
    'first-one-later',
    'a later “first one” is fetched again or known from the conversation',
    'd:references/position-in-the-default-list',
    'd:references/list-stays-as-shown',
  ],
  ['prior-context', 'prior tasks can be given with the request', 't:examples'],
])

const validation = rowsOf('002, Validation and constraints', '002-valid', [
  ['user', 'user_id is required', 't:http/tokens', 't:examples'],
  ['title', 'a title is required, limited, and not blank', 't:tools/tools', 'd:updating/empty-title'],
  [
    'task-id',
    'task_id is required to update, complete and delete',
    't:tools/tools',
    'd:choosing/without-reference',
  ],
  ['status', 'status is all, pending or completed', 't:tools/tools'],
  ['output', 'what a tool answers is validated', 't:tools/tools'],
  ['no-change-without-tool', 'nothing is changed without a tool', 't:policy/turns'],
  ['same-user', 'user_id is the same in all calls of a workflow', 't:policy/turns'],
  ['delete-confirmed', 'deletes are always confirmed', 't:policy/conversations'],
])

export const seed002 = [...states, ...patterns, ...extraction, ...errors, ...workflows, ...validation]
