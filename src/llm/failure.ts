/**
 * Every way a model can fail to help, and what the user is told about it. A failure is never the end of a turn:
 * the rules' reading is used instead.
 */

const table = {
  timeout: 'The model did not answer in time.',
  busy: 'The model is busy (HTTP 429).',
  server: 'The model’s server failed.',
  connection: 'The model’s server could not be reached. Check OPENAI_BASE_URL.',
  refused: 'The model’s server refused the key. Check OPENAI_API_KEY.',
  no_model:
    'The model’s server does not know this model or address. Set OPENAI_MODEL to one it has, or check OPENAI_BASE_URL.',
  rejected: 'The model’s server did not accept the question. Try another OPENAI_MODEL or SAYSO_OPENAI_API.',
  unreadable: 'The model’s answer could not be used.',
  cancelled: 'Nobody waited for the model any more.',
  resting: 'The model failed several times and is left alone for a moment.',
  budget: 'Today’s questions to the model are used up (SAYSO_MODEL_BUDGET).',
} as const

export type FailureReason = keyof typeof table

export class ModelFailure extends Error {
  override readonly name = 'ModelFailure'
  readonly reason: FailureReason
  /** One sentence for the user; holds nothing the model or its server wrote. */
  readonly sentence: string
  /** How long the server asked to be left alone. */
  readonly retry_after_ms: number | null

  constructor(reason: FailureReason, detail = '', retry_after_ms: number | null = null) {
    super(detail === '' ? reason : `${reason}: ${detail}`)
    this.reason = reason
    this.sentence = table[reason]
    this.retry_after_ms = retry_after_ms
  }
}
