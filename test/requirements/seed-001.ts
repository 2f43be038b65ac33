/** Seed 001: agent behaviour, with its locked table and rules. */
import { rowsOf } from './requirement.ts'

const constraints = rowsOf('001, Agent constraints', '001-rule', [
  ['tool-only', 'tasks are touched through tools only', 't:tools/tools', 't:policy/turns'],
  ['stateless', 'nothing is held in memory between requests', 't:service/many-instances', 't:durable/kill'],
  ['ownership', 'ownership is the tool layer’s', 't:service/isolation', 't:policy/special'],
  ['confirms', 'every mutation is confirmed to the user', 't:policy/turns', 'd:updating/rename'],
  ['no-hallucination', 'only what a tool returned is reported', 't:policy/turns', 't:llm/injection'],
  ['fallback', 'without the model the rules read', 't:llm/faults', 't:llm/engines'],
])

const table = rowsOf('001, Agent decision table (LOCKED)', '001-table', [
  [
    'create',
    '“Add…”, “Remind me to…” creates and says so',
    'd:locked/create-and-complete-at-once',
    'd:titles/remind-me-promises-nothing',
  ],
  ['read', '“Show task…” displays its details', 'd:listing/one-task'],
  ['list', '“What’s on my list?” displays the list', 'd:listing/all'],
  ['update', '“Rename task… to…” asks first', 'd:locked/rename-asks', 'd:locked/rename-no'],
  [
    'complete',
    '“Done with…” completes and says so',
    'd:locked/create-and-complete-at-once',
    'd:references/groceries-one',
  ],
  ['delete', '“Delete…” asks first', 'd:locked/delete-asks'],
  ['aliases', 'the tools answer to create_todo_task and kin', 't:tools/tools'],
])

const twoSteps = rowsOf('001, Two-step mutation rule (LOCKED)', '001-two-step', [
  [
    'asks',
    'delete and rename ask unless confirmed in the same message',
    'd:locked/rename-asks',
    'd:locked/append-asks',
  ],
  [
    'same-message',
    'a confirmation in the same message counts',
    'd:locked/rename-confirmed-in-the-message',
    'd:locked/delete-confirmed-in-the-message',
  ],
  [
    'affirmative',
    'it goes on only after a clear affirmative',
    'd:locked/rename-no',
    'd:deleting/praise-is-not-a-yes',
  ],
  [
    'at-once',
    'create and complete execute at once',
    'd:locked/create-and-complete-at-once',
    'd:locked/date-at-once',
  ],
])

const lifecycle = rowsOf('001, Conversation lifecycle (LOCKED)', '001-life', [
  ['identity', 'a conversation_id (UUIDv4) is made at the start and used again', 't:http/chat'],
  ['fetch', 'the conversation is fetched for its owner', 't:service/isolation'],
  ['append', 'the message is appended', 't:contract/turns'],
  ['run', 'it is run with that context', 'd:references/it'],
  ['persist', 'message and reply are saved', 't:http/history'],
  ['respond', 'the reply is delivered', 't:http/chat'],
  ['no-summary', 'history is an immutable log', 't:http/history', 't:policy/turns'],
  ['no-inferred-state', 'nothing is assumed that no tool confirmed', 't:policy/turns', 't:tools/retries'],
])

export const seed001 = [...constraints, ...table, ...twoSteps, ...lifecycle]
