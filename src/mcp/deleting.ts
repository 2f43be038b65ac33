/**
 * Deleting needs a person. A client that can show a form has its user asked; any other gets a preview and a
 * one-time token for a second call. Nothing is ever deleted by the first call.
 */
import type { CallToolResult, InputRequiredResult } from '@modelcontextprotocol/server'
import type { ToolResult } from '../domain/decision.ts'
import type { Task } from '../domain/task.ts'
import { confirmedDelete, deleteByForm, previewDelete, previewForForm } from '../tools/guarded-delete.ts'
import { invoke } from '../tools/invoke.ts'
import { scopeFor } from './call-key.ts'
import { carryOut } from './carry-out.ts'
import { type Answer, answerIn, askPerson } from './form.ts'
import { callMark, heldIn } from './held-state.ts'
import type { Call } from './ports.ts'
import { named } from './task-line.ts'
import { told } from './told.ts'

type Params = Readonly<Record<string, unknown>>
type Answered = Promise<CallToolResult | InputRequiredResult>

export async function deleteForClient(params: Params, call: Call): Answered {
  const mark = callMark('delete_task', params)
  const held = heldIn(call, mark)
  if (held?.of === 'delete') return await settle(answerIn(call), held, call)
  if (params.confirmation_token !== undefined) {
    const result = await carryOut(confirmedDelete, params, call)
    return await told('delete_task', result, call, params.task_id)
  }
  return call.can_ask ? await ask(params, mark, call) : await offerToken(params, call, 1)
}

async function ask(params: Params, mark: string, call: Call): Answered {
  const shown = await invoke(previewForForm, params, scopeFor(call))
  if (!shown.success) return await told('delete_task', shown, call, params.task_id)
  const task = shown.data.task as Task
  const held = { of: 'delete', call: mark, task_id: task.id, token: String(shown.data.confirmation_token) }
  const asked = await askPerson(`Delete ${named(task)}? It can be restored for 30 days.`, held, call)
  if (asked === 'unavailable') return await offerToken(params, call, 3)
  return typeof asked === 'string' ? await settle(asked, held, call) : asked
}

async function settle(answer: Answer, held: { task_id: string; token: string }, call: Call): Answered {
  if (answer !== 'yes') return unchanged(answer)
  const params = { task_id: held.task_id, confirmation_token: held.token }
  const result = await carryOut(deleteByForm, params, call, 2)
  return await told('delete_task', result, call, params.task_id)
}

const KEPT: Readonly<Record<Exclude<Answer, 'yes'>, string>> = {
  no: 'Not deleted: the user was asked and chose to keep it.',
  unanswered:
    'Not deleted: the question to the user ended without an answer. That is not their decision; ask them what they want.',
}

/** Not deleted, and not an error either. */
function unchanged(answer: Exclude<Answer, 'yes'>): CallToolResult {
  return withoutChange(KEPT[answer], null, KEPT[answer])
}

async function offerToken(params: Params, call: Call, sequence: number): Promise<CallToolResult> {
  const shown: ToolResult = await invoke(previewDelete, params, scopeFor(call, sequence))
  if (!shown.success) return await told('delete_task', shown, call, params.task_id)
  const error = `Nothing is deleted yet. Ask the user whether to delete ${named(shown.data.task as Task)}.`
  const token = JSON.stringify(shown.data.confirmation_token)
  const next = `If they agree, call delete_task again with confirmation_token ${token} within five minutes.`
  return withoutChange(error, shown.data, `${error} ${next}`)
}

function withoutChange(error: string, data: object | null, prose: string): CallToolResult {
  const structuredContent = { success: false, data, error, error_code: null }
  return { content: [{ type: 'text', text: prose }], structuredContent, isError: false }
}
