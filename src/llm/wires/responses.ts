/** The Responses API. Nothing is kept at the other end: `store` is false, and every question stands alone. */
import { flatFunction } from '../function.ts'
import type { WireAnswer } from '../wire.ts'
import { onlyCall } from './only-call.ts'
import type { Question } from './question.ts'

export async function askResponses({ client, model, prompt, extras, signal }: Question): Promise<WireAnswer> {
  const response = await client.responses.create(
    {
      model,
      store: false,
      instructions: prompt.instructions,
      input: [{ role: 'user', content: prompt.data }],
      tools: [flatFunction],
      ...extras,
    },
    { signal },
  )
  const calls = response.output.flatMap((item) => (item.type === 'function_call' ? [item] : []))
  const { input_tokens = 0, output_tokens = 0 } = response.usage ?? {}
  return { args: onlyCall(calls), tokens: { in: input_tokens, out: output_tokens } }
}
