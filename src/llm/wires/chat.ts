/** The Chat Completions API, which Ollama, vLLM, llama.cpp, LM Studio and others speak too. */
import { answerSchema, nestedFunction } from '../function.ts'
import type { WireAnswer } from '../wire.ts'
import { onlyCall, wordsIn } from './only-call.ts'
import { extrasFor, type Question } from './question.ts'

export async function askChat(question: Question): Promise<WireAnswer> {
  const { client, model, prompt, refused, signal } = question
  const completion = await client.chat.completions.create(
    {
      model,
      messages: [
        { role: 'system', content: prompt.instructions },
        { role: 'user', content: prompt.data },
      ],
      ...wanted(question),
      ...extrasFor(refused),
    },
    { signal },
  )
  const message = completion.choices[0]?.message
  // Some leave out of what type a call is: there is only one that has a function.
  const calls = (message?.tool_calls ?? []).flatMap((call) => ('function' in call ? [call.function] : []))
  const { prompt_tokens = 0, completion_tokens = 0 } = completion.usage ?? {}
  const args = onlyCall(calls, wordsIn(message?.content))
  return { args, tokens: { in: prompt_tokens, out: completion_tokens } }
}

function wanted({ refused }: Question) {
  const { strict, ...schema } = answerSchema
  const held = refused.has('strict') ? {} : { strict }
  if (refused.has('tools')) {
    return { response_format: { type: 'json_schema' as const, json_schema: { ...schema, ...held } } }
  }
  const { strict: _, ...declared } = nestedFunction.function
  return { tools: [{ ...nestedFunction, function: { ...declared, ...held } }] }
}
