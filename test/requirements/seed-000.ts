/** Seed 000: agent behaviour and tool invocation policy. */
import { rowsOf } from './requirement.ts'

const intents = rowsOf('000, 1 UserIntent', '000-intent', [
  ['CREATE_TASK', 'creates a task with the words said', 'd:titles/own-case', 'd:titles/asked-for'],
  ['LIST_TASKS', 'shows the tasks', 'd:listing/all'],
  [
    'COMPLETE_TASK',
    'marks a task done by a fragment or a position',
    'd:references/groceries-one',
    'd:references/list-stays-as-shown',
  ],
  ['UPDATE_TASK', 'modifies a task', 'd:updating/rename'],
  ['DELETE_TASK', 'removes a task', 'd:deleting/go-ahead'],
  ['GENERAL_CHAT', 'talk is no task', 'd:talk/hello'],
  [
    'AMBIGUOUS',
    'what cannot be determined is asked about, with the possible readings',
    'd:choosing/reading-yes-is-no-choice',
  ],
  ['CONFIRM_YES', 'a yes confirms the pending action', 'd:deleting/yes-with-words'],
  ['CONFIRM_NO', 'a no denies it', 'd:deleting/never-mind'],
  ['closed', 'an intent is one of the enum', 'src/understand/understand.test.ts'],
  ['params', 'parameters match the schema of the intent', 'src/understand/rules.test.ts'],
])

const pending = rowsOf('000, 3 PendingAction', '000-pending', [
  [
    'delete-request',
    'no pending → pending confirmation',
    'd:deleting/unknown-number-yes-to-offer',
    'd:locked/delete-asks',
  ],
  ['confirm-yes', 'pending → execute and clear', 'd:deleting/yes-twice'],
  ['confirm-no', 'pending → cancel and clear', 'd:deleting/no-then-yes'],
  ['timeout', 'pending → expire and clear', 'd:deleting/at-expiry', 'd:deleting/just-before-expiry'],
  [
    'new-message',
    'pending → cancel and process the new message',
    'd:deleting/yes-and-more-is-not-a-yes',
    'd:deleting/list-in-between',
  ],
  ['one', 'one pending action a conversation', 't:policy/conversations'],
  ['five-minutes', 'it expires after five minutes', 'd:deleting/at-expiry', 'd:locked/rename-expires'],
  ['names-the-task', 'it carries the task and its words', 'd:deleting/it'],
])

const decisions = rowsOf('000, 4 AgentDecision', '000-decision', [
  ['INVOKE_TOOL', 'calls one or more tools', 't:http/chat', 't:policy/decisions'],
  ['RESPOND_ONLY', 'answers without tools', 'd:talk/out-of-scope'],
  ['ASK_CLARIFICATION', 'asks for more information', 'd:choosing/by-name', 't:policy/decisions'],
  [
    'REQUEST_CONFIRMATION',
    'asks before destroying',
    't:policy/limits',
    'd:deleting/second-delete-replaces-the-first',
  ],
  ['EXECUTE_PENDING', 'executes what was confirmed', 't:policy/limits', 't:policy/conversations'],
  ['CANCEL_PENDING', 'cancels what was asked', 'd:deleting/cancel', 'd:buttons/no'],
])

const calls = rowsOf('000, 5 ToolCall and 6 ToolInvocationRecord', '000-call', [
  ['names', 'five tools by their names', 't:tools/tools', 't:mcp/tool-list'],
  ['sequence', 'calls are numbered from 1, one after another', 't:policy/turns'],
  ['user', 'user_id in every call', 't:policy/turns', 't:tools/tools'],
  ['task-id', 'task_id is valid where it is required', 't:tools/tools'],
  ['text', 'the text of a task has its limits', 't:tools/tools'],
  [
    'record',
    'every call leaves a record with tool, parameters, intent, result, success, error, time and duration',
    't:tools/tools',
    't:http/history',
  ],
])

const flow = rowsOf('000, State machine', '000-flow', [
  [
    'pending-first',
    'the pending confirmation is checked before anything is classified',
    'd:deleting/delete-it-again',
    't:policy/conversations',
  ],
  ['read-first', 'complete and update read first', 't:policy/turns'],
  ['match', 'a match executes the tool', 'd:references/typo'],
  ['no-match', 'no match asks', 'd:choosing/nearest-offered', 'd:references/unknown-number'],
  ['delete-confirms', 'delete requests a confirmation', 'd:deleting/completed-task'],
  ['stateless', 'no agent state between requests', 't:service/many-instances', 't:durable/kill'],
])

export const seed000 = [...intents, ...pending, ...decisions, ...calls, ...flow]
