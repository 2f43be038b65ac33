/** Answers in the two wire formats, as the public API reference describes them. */

export interface FakeCall {
  readonly name: string
  readonly arguments: string
}

export interface FakeContent {
  readonly calls: readonly FakeCall[]
  readonly words?: string
  readonly model: string
  readonly tokens: { readonly in: number; readonly out: number }
}

export function responseBody({ calls, words, model, tokens }: FakeContent): object {
  const message = {
    type: 'message',
    id: 'msg_fake',
    status: 'completed',
    role: 'assistant',
    content: [{ type: 'output_text', text: words, annotations: [] }],
  }
  const output = calls.map((call, index) => ({
    type: 'function_call',
    id: `fc_${index}`,
    call_id: `call_${index}`,
    status: 'completed',
    ...call,
  }))
  return {
    id: 'resp_fake',
    object: 'response',
    created_at: 0,
    status: 'completed',
    model,
    output: words === undefined ? output : [message, ...output],
    parallel_tool_calls: false,
    store: false,
    error: null,
    usage: { input_tokens: tokens.in, output_tokens: tokens.out, total_tokens: tokens.in + tokens.out },
  }
}

export function completionBody({ calls, words, model, tokens }: FakeContent): object {
  const tool_calls = calls.map((call, index) => ({ id: `call_${index}`, type: 'function', function: call }))
  const message = { role: 'assistant', content: words ?? null, refusal: null }
  return {
    id: 'chatcmpl-fake',
    object: 'chat.completion',
    created: 0,
    model,
    choices: [
      {
        index: 0,
        message: tool_calls.length > 0 ? { ...message, tool_calls } : message,
        finish_reason: tool_calls.length > 0 ? 'tool_calls' : 'stop',
        logprobs: null,
      },
    ],
    usage: {
      prompt_tokens: tokens.in,
      completion_tokens: tokens.out,
      total_tokens: tokens.in + tokens.out,
    },
  }
}

export function errorBody(message: string, code: string | null, param: string | null = null): object {
  return { error: { message, type: 'invalid_request_error', code, param } }
}
