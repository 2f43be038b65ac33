/** The tools the conformance suite calls: it knows the names and what each has to answer. */
import type { CallToolResult, InputRequiredResult, ServerContext } from '@modelcontextprotocol/server'
import { acceptedContent, inputRequired, inputResponse } from '@modelcontextprotocol/server'
import { z } from 'zod'

/** A picture and a sound of nothing. */
export const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const SILENCE = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA='

type Result = CallToolResult | InputRequiredResult
interface Kit {
  readonly context: ServerContext
  seal(state: unknown): Promise<string>
  changed(what: 'tools' | 'prompts'): void
}
type Tool = (kit: Kit) => Result | Promise<Result>

const text = (said: string) => ({ content: [{ type: 'text' as const, text: said }] })
const image = { type: 'image' as const, data: PIXEL, mimeType: 'image/png' }
const embedded = {
  type: 'resource' as const,
  resource: { uri: 'test://embedded', mimeType: 'text/plain', text: 'Embedded for a test.' },
}

const plain: Readonly<Record<string, Tool>> = {
  test_simple_text: () => text('Simple text for a test.'),
  test_image_content: () => ({ content: [image] }),
  test_audio_content: () => ({ content: [{ type: 'audio', data: SILENCE, mimeType: 'audio/wav' }] }),
  test_embedded_resource: () => ({ content: [embedded] }),
  test_multiple_content_types: () => ({ content: [{ type: 'text', text: 'Several:' }, image, embedded] }),
  test_error_handling: () => ({ ...text('This failed on purpose.'), isError: true }),
  test_tool_with_logging: logged,
  test_logging_tool: logged,
  test_tool_with_progress: progressing,
  test_trigger_tool_change: ({ changed }) => {
    changed('tools')
    return text('changed')
  },
  test_trigger_prompt_change: ({ changed }) => {
    changed('prompts')
    return text('changed')
  },
}

async function logged({ context }: Kit): Promise<Result> {
  for (const step of ['started', 'working', 'finished']) await context.mcpReq.log('info', step)
  return text('logged')
}

async function progressing({ context }: Kit): Promise<Result> {
  const progressToken = context.mcpReq._meta?.progressToken
  for (const progress of [0, 50, 100]) {
    if (progressToken === undefined) break
    const params = { progressToken, progress, total: 100 }
    await context.mcpReq.notify({ method: 'notifications/progress', params })
  }
  return text('done')
}

const form = (message: string, properties: Record<string, object>) =>
  inputRequired.elicit({
    message,
    requestedSchema: { type: 'object', properties, required: Object.keys(properties) } as never,
  })
const nameForm = () => form('What is your name?', { name: { type: 'string' } })
const sampled = (ask: string) =>
  inputRequired.createMessage({
    messages: [{ role: 'user', content: { type: 'text', text: ask } }],
    maxTokens: 50,
  })
const Name = z.object({ name: z.string() })

const asking: Readonly<Record<string, Tool>> = {
  test_input_required_result_elicitation: ({ context }) => {
    const given = acceptedContent(context.mcpReq.inputResponses, 'user_name', Name)
    return given ? text(`Hello, ${given.name}!`) : inputRequired({ inputRequests: { user_name: nameForm() } })
  },
  test_streaming_elicitation: () => inputRequired({ inputRequests: { user_name: nameForm() } }),
  test_elicitation: () => inputRequired({ inputRequests: { user_name: nameForm() } }),
  test_input_required_result_sampling: ({ context }) => {
    const answer = inputResponse(context.mcpReq.inputResponses, 'capital_question')
    if (answer.kind === 'sampling') return text(JSON.stringify(answer))
    return inputRequired({ inputRequests: { capital_question: sampled('What is the capital of France?') } })
  },
  test_sampling: () => inputRequired({ inputRequests: { question: sampled('Say something.') } }),
  test_missing_capability: () => inputRequired({ inputRequests: { question: sampled('Say something.') } }),
  test_input_required_result_list_roots: ({ context }) => {
    const answer = inputResponse(context.mcpReq.inputResponses, 'client_roots')
    if (answer.kind === 'roots') return text(JSON.stringify(answer))
    return inputRequired({ inputRequests: { client_roots: inputRequired.listRoots() } })
  },
  test_input_required_result_capabilities: ({ context }) => {
    const envelope = context.mcpReq.envelope as Readonly<Record<string, object>> | undefined
    const has = envelope?.['io.modelcontextprotocol/clientCapabilities'] ?? {}
    const inputRequests = {
      ...('elicitation' in has && { user_name: nameForm() }),
      ...('sampling' in has && { greeting: sampled('Generate a greeting') }),
    }
    return inputRequired({ inputRequests })
  },
}

const stateful: Readonly<Record<string, Tool>> = {
  test_input_required_result_request_state: confirmed,
  test_input_required_result_tampered_state: confirmed,
  async test_input_required_result_multiple_inputs({ context, seal }) {
    const given = context.mcpReq.inputResponses ?? {}
    if (['user_name', 'greeting', 'client_roots'].every((key) => key in given)) return text('all three')
    const client_roots = inputRequired.listRoots()
    const inputRequests = { user_name: nameForm(), greeting: sampled('Generate a greeting'), client_roots }
    return inputRequired({ inputRequests, requestState: await seal('several') })
  },
  async test_input_required_result_multi_round({ context, seal }) {
    const round = context.mcpReq.requestState<number>() ?? 0
    if (round === 2) return text('three rounds')
    const step =
      round === 0
        ? { step1: form('Step 1: What is your name?', { name: { type: 'string' } }) }
        : { step2: form('Step 2: What is your favorite color?', { color: { type: 'string' } }) }
    return inputRequired({ inputRequests: step, requestState: await seal(round + 1) })
  },
}

async function confirmed({ context, seal }: Kit): Promise<Result> {
  if (context.mcpReq.requestState() === 'held') return text('state-ok')
  const confirm = form('Please confirm', { ok: { type: 'boolean' } })
  return inputRequired({ inputRequests: { confirm }, requestState: await seal('held') })
}

export const fixtureTools: Readonly<Record<string, Tool>> = { ...plain, ...asking, ...stateful }
