/** The Chat Completions API, which Ollama, vLLM, llama.cpp, LM Studio and others speak too. */
import { nestedFunction } from '../function.ts'
import type { WireAnswer } from '../wire.ts'
import { onlyCall } from './only-call.ts'
import type { Question } from './question.ts'

export async function askChat({ client, model, prompt, extras, signal }: Question): Promise<WireAnswer> {
  const completion = await client.chat.completions.create(
    {
      model,
      messages: [
        { role: 'system', content: prompt.instructions },
        { role: 'user', content: prompt.data },
      ],
      tools: [nestedFunction],
      ...extras,
    },
    { signal },
  )
  const calls = (completion.choices[0]?.message.tool_calls ?? []).flatMap((call) =>
    call.type === 'function' ? [call.function] : [],
  )
  const { prompt_tokens = 0, completion_tokens = 0 } = completion.usage ?? {}
  return { args: onlyCall(calls), tokens: { in: prompt_tokens, out: completion_tokens } }
}
