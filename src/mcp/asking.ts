/**
 * A sentence from a program goes through the same turn as one from a person, under the program's name.
 * What would delete ends in a question that no later sentence of a program can answer: only a form, or delete_task.
 */
import type { CallToolResult, InputRequiredResult } from '@modelcontextprotocol/server'
import type { ChatRequest, ChatResponse, PendingConfirmation } from '../domain/chat.ts'
import type { ToolErrorCode, ToolResult } from '../domain/decision.ts'
import { Problem, problem } from '../domain/problem.ts'
import { speakerOf } from '../store/actor.ts'
import { previewDelete } from '../tools/guarded-delete.ts'
import { invoke } from '../tools/invoke.ts'
import { failureOf, invalid } from '../tools/result.ts'
import { AskInput } from './ask-tool.ts'
import { actorOf, messageIdFor, scopeFor } from './call-key.ts'
import { type Answer, answerIn, askPerson } from './form.ts'
import { callMark, heldIn } from './held-state.ts'
import type { Call } from './ports.ts'
import { answered } from './projection.ts'

type Answered = Promise<CallToolResult | InputRequiredResult>
type Question = { readonly conversation_id: string; readonly pending_id: string }

export async function askForClient(params: Readonly<Record<string, unknown>>, call: Call): Answered {
  const input = AskInput.safeParse(params)
  if (!input.success) {
    const wrong = invalid(input.error)
    return answered(wrong, `${wrong.error} Correct the arguments and call again.`)
  }
  const mark = callMark('ask', params)
  const held = heldIn(call, mark)
  try {
    if (held?.of === 'ask') return await settle(answerIn(call), held, call)
    const { message, conversation_id = await latest(call) } = input.data
    const response = await said({ message, ...(conversation_id && { conversation_id }) }, 'said', call)
    const pending = wouldDelete(response)
    return pending ? await confirm(pending, response, mark, call) : replied(response)
  } catch (error) {
    return refused(error)
  }
}

/** What a turn can be refused for, in the tools' own words. */
const CODES: Readonly<Record<number, ToolErrorCode>> = {
  400: 'VALIDATION_ERROR',
  404: 'VALIDATION_ERROR',
  422: 'VALIDATION_ERROR',
  409: 'CONFLICT',
  429: 'CONFLICT',
}

function refused(error: unknown): CallToolResult {
  const failed = failureOf(error)
  const { status } = error instanceof Problem ? error : problem('INTERNAL_ERROR')
  const error_code = CODES[status] ?? failed.error_code
  return answered({ ...failed, error_code } as ToolResult, failed.error ?? '')
}

/** One conversation for each program, so that “it” and “the second one” mean something. */
async function latest({ ports: { store, principal }, client }: Call): Promise<string | undefined> {
  const own = speakerOf({ ...principal, client })
  return (await store.latestConversation(principal.user_id, own))?.id
}

async function said(request: ChatRequest, part: string, call: Call): Promise<ChatResponse> {
  const message_id = messageIdFor(call, part)
  const { ask, timezone } = call.ports
  const { signal } = call.context.mcpReq
  return await ask({ ...request, timezone, ...(message_id && { message_id }) }, actorOf(call), signal)
}

function wouldDelete({ pending_confirmation: open, metadata }: ChatResponse): PendingConfirmation | null {
  if (open?.action_type === 'DELETE_TASK' || open?.action_type === 'DELETE_LIST') return open
  return open?.action_type === 'BULK' && metadata.intents.includes('DELETE_TASK') ? open : null
}

async function confirm(
  open: PendingConfirmation,
  response: ChatResponse,
  mark: string,
  call: Call,
): Answered {
  const question = { conversation_id: response.conversation_id, pending_id: open.id }
  if (!call.can_ask) return await instead(open, response, call)
  const asked = await askPerson(open.question, { of: 'ask', call: mark, ...question }, call)
  if (asked === 'unavailable') return await instead(open, response, call)
  return typeof asked === 'string' ? await settle(asked, question, call) : asked
}

/** The person's answer is the button they would have pressed. */
async function settle(answer: Answer, { conversation_id, pending_id }: Question, call: Call): Answered {
  if (answer !== 'unanswered') {
    return replied(await said({ conversation_id, pending_id, answer }, 'answered', call))
  }
  const reply =
    'Nothing was deleted: the question to the user ended without an answer. That is not their decision; ask them what they want.'
  return result({ reply, state: 'needs_confirmation', conversation_id }, reply)
}

/** No form: one task can be deleted through delete_task and its token, several one by one. */
async function instead(open: PendingConfirmation, response: ChatResponse, call: Call): Answered {
  const { response_text: reply, state, conversation_id } = response
  const data = { reply, state, conversation_id }
  if (open.action_type === 'DELETE_LIST') {
    return result(data, `${reply} ${UNHEARD} Ask the user to say so in Sayso itself, if they agree.`)
  }
  const [task, ...more] = open.tasks
  const shown = task && more.length === 0 ? await previewed(task.id, call) : null
  if (!task || shown === null) {
    const next = 'Ask the user; if they agree, call delete_task for each of these tasks.'
    return result(data, `${reply} ${UNHEARD} ${next}`)
  }
  const next = `Ask the user; if they agree, call delete_task with task_id ${task.number} and confirmation_token ${JSON.stringify(shown)} within five minutes.`
  return result({ ...data, confirmation_token: shown }, `${reply} ${UNHEARD} ${next}`)
}

const UNHEARD = 'A yes said through `ask` does not count here.'

async function previewed(task_id: string, call: Call): Promise<string | null> {
  const shown = await invoke(previewDelete, { task_id }, scopeFor(call))
  return shown.success ? String(shown.data.confirmation_token) : null
}

function replied({ response_text: reply, state, conversation_id }: ChatResponse): CallToolResult {
  return result({ reply, state, conversation_id }, reply)
}

function result(data: Record<string, unknown>, prose: string): CallToolResult {
  return answered({ success: true, data, error: null, error_code: null }, prose)
}
