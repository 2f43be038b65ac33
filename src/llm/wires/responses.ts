/** The Responses API. Nothing is kept at the other end: `store` is false, and every question stands alone. */
import { answerSchema, flatFunction } from '../function.ts'
import type { WireAnswer } from '../wire.ts'
import { onlyCall, wordsIn } from './only-call.ts'
import { extrasFor, type Question } from './question.ts'

export async function askResponses(question: Question): Promise<WireAnswer> {
  const { client, model, prompt, refused, signal } = question
  const response = await client.responses.create(
    {
      model,
      store: false,
      instructions: prompt.instructions,
      input: [{ role: 'user', content: prompt.data }],
      ...wanted(question),
      ...extrasFor(refused),
    },
    { signal },
  )
  // Some leave out of what type an item is: only a call has arguments, only a message has content.
  const calls = response.output.flatMap((item) => ('arguments' in item && 'name' in item ? [item] : []))
  const texts = response.output
    .filter(({ type }) => type !== 'reasoning')
    .map((item) => ('content' in item ? wordsIn(item.content) : ''))
  const { input_tokens = 0, output_tokens = 0 } = response.usage ?? {}
  return { args: onlyCall(calls, texts.join('')), tokens: { in: input_tokens, out: output_tokens } }
}

function wanted({ refused }: Question) {
  const strict = !refused.has('strict')
  const { strict: _, ...schema } = answerSchema
  if (refused.has('tools')) {
    return { text: { format: { type: 'json_schema' as const, ...schema, ...(strict && { strict }) } } }
  }
  return { tools: [{ ...flatFunction, strict: strict || null }] }
}
