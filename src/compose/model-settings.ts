/** The settings of reading with a model. Without a key and without SAYSO_ENGINE no model is ever asked. */
import { z } from 'zod'

export const modelSettings = {
  SAYSO_ENGINE: z
    .enum(['rules', 'hybrid', 'llm'])
    .optional()
    .describe(
      'Who reads. `rules`: no model. `hybrid`: a model only for what rules cannot read. `llm`: a model first. Hybrid when OPENAI_API_KEY is set, else rules.',
    ),
  OPENAI_API_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('Key of the model’s server. Local servers need none.'),
  OPENAI_MODEL: z
    .string()
    .min(1)
    .default('gpt-4o-mini')
    .describe('Name of the model. When it is gone, set another one.'),
  OPENAI_BASE_URL: z
    .url({ protocol: /^https?$/u })
    .optional()
    .describe(
      'Address of a server that speaks OpenAI’s API, as http://127.0.0.1:11434/v1; OpenAI itself if unset.',
    ),
  SAYSO_OPENAI_API: z
    .enum(['responses', 'chat'])
    .optional()
    .describe('Which API it speaks. `responses` for OpenAI, `chat` for anything else, unless set.'),
  SAYSO_MODEL_DEADLINE_MS: z.coerce
    .number()
    .int()
    .min(100)
    .max(60_000)
    .default(8000)
    .describe('How long a question to the model may take, retry included, before rules answer.'),
  SAYSO_MODEL_BUDGET: z.coerce
    .number()
    .int()
    .min(0)
    .default(200)
    .describe('Questions to the model a day for each user; 0 is no limit.'),
  SAYSO_MODEL_SEES: z
    .enum(['conversation', 'message'])
    .default('conversation')
    .describe(
      'What is sent. `conversation`: the message and up to 50 before it. `message`: the message alone, so no stored title leaves.',
    ),
}
