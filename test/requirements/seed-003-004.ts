/** Seeds 003 and 004: the chat agent, its request and response, its errors; the stateless agent, its limits and wordings. */
import { rowsOf } from './requirement.ts'

const agent = rowsOf('003, AgentRequest and AgentResponse', '003-agent', [
  ['message', 'a message is not empty and has a limit', 't:http/chat', 't:http/bad-input'],
  ['history', 'history is given to the model, at most 50 messages of it', 't:llm/engines'],
  ['response-text', 'response_text is never empty', 't:policy/turns'],
  [
    'invocations',
    'tool_invocations carry name, parameters, result, error and duration',
    't:http/chat',
    't:policy/turns',
  ],
  ['metadata', 'metadata names the intent and the time taken', 't:http/chat'],
  ['library', 'run_agent() is a function anyone can call', 't:examples'],
])

const intents = rowsOf('003, Intent', '003-intent', [
  ['clarification', 'ambiguous input gets a follow-up question', 'd:choosing/reading-yes-is-no-choice'],
  ['unknown', 'an unrecognised intent gets a fallback', 'd:talk/gibberish', 'd:talk/out-of-scope'],
])

const errors = rowsOf('003, Error handling', '003-error', [
  ['ValidationError', 'invalid input', 'd:updating/empty-title', 't:http/bad-input'],
  ['IntentClassificationError', 'no intent could be classified', 't:policy/decisions', 'd:talk/gibberish'],
  ['ToolInvocationError', 'a tool failed', 't:policy/decisions', 't:tools/retries'],
  ['UnauthorizedError', 'the wrong user', 't:http/tokens', 't:service/isolation'],
  ['friendly', 'error messages show no technical details', 't:policy/turns', 't:http/faults'],
])

const limits = rowsOf('004, AgentRequest and AgentResponse', '004-limit', [
  ['message', 'the message has a limit, counted as people count', 't:http/chat'],
  ['reply', 'a reply has 1 to 500 characters', 't:policy/replies', 't:policy/turns'],
  ['plain', 'a reply is plain text in the user’s words', 't:policy/replies', 't:policy/turns'],
  ['confidence', 'below 0.7 it asks instead of acting', 't:policy/decisions', 't:policy/conversations'],
  ['method', 'the classification method is told', 't:http/chat', 't:llm/engines'],
])

const wordings = rowsOf('004, Response patterns', '004-words', [
  ['create', 'task created: title', 'd:titles/own-case'],
  ['list', 'you have count tasks: list', 'd:listing/all', 'd:listing/count'],
  ['complete', 'marked as done or not done', 'd:updating/done-twice', 'd:updating/reopen'],
  ['update', 'old to new', 'd:updating/rename', 'd:dates/moved'],
  ['delete', 'deleted title', 'd:deleting/yes-with-words'],
  ['invalid-intent', 'what it can help with', 'd:talk/out-of-scope'],
  ['missing', 'what should it be called?', 'd:titles/asked-for'],
  ['tool-error', 'I couldn’t find that task', 'd:references/unknown-number'],
])

const failures = rowsOf('004, Error handling', '004-error', [
  ['user', 'a missing identity is refused', 't:http/tokens'],
  ['empty', 'an empty message is 400', 't:http/bad-input', 't:http/chat'],
  ['long', 'a message that is too long is 400', 't:http/chat'],
  ['low-confidence', 'low confidence asks', 't:policy/decisions'],
  ['no-intent', 'no intent says what it can do', 'd:talk/out-of-scope'],
  ['TASK_NOT_FOUND', 'I couldn’t find that task', 'd:deleting/unknown-number'],
  ['VALIDATION_ERROR', 'invalid input with its details', 'd:updating/empty-title'],
  ['DATABASE_ERROR', 'something went wrong, try again', 't:policy/limits', 't:tools/retries'],
  ['INTERNAL_ERROR', 'an error occurred, try again', 't:http/faults', 't:policy/decisions'],
])

const extraction = rowsOf('004, IntentClassification', '004-extract', [
  [
    'create',
    'title, description, priority and due date',
    'd:titles/note',
    'd:titles/priority',
    'd:dates/time',
  ],
  ['list', 'by completion and priority', 'd:listing/completed', 'd:listing/high-priority'],
  ['complete', 'by id or title, done or not done', 'd:references/typo', 'd:updating/reopen'],
  ['update', 'new title or description', 'd:updating/rename', 'd:updating/description-takes-any-word'],
  ['delete', 'by id or title', 'd:deleting/go-ahead', 'd:deleting/yes-twice'],
])

export const seed003And004 = [
  ...agent,
  ...intents,
  ...errors,
  ...limits,
  ...wordings,
  ...failures,
  ...extraction,
]
