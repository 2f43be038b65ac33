/**
 * Everything that can go wrong, in one table: status, whether trying again may help, and the sentence.
 * Holes in a sentence are typed: a problem thrown with other holes does not compile.
 */

const table = {
  VALIDATION_ERROR: { status: 400, retry: false, say: '{reason}' },
  EMPTY_MESSAGE: { status: 400, retry: false, say: 'The message is empty. Type what you would like to do.' },
  MESSAGE_TOO_LONG: {
    status: 400,
    retry: false,
    say: 'The message has {length} characters; the limit is {limit}.',
  },
  UNACCEPTABLE_TEXT: {
    status: 400,
    retry: false,
    say: 'The text in {field} contains a NUL character or half of a surrogate pair, which cannot be stored.',
  },
  MALFORMED_ID: { status: 400, retry: false, say: '{field} is not a valid id.' },
  MALFORMED_BODY: { status: 400, retry: false, say: 'The body is not valid JSON.' },
  MISSING_TOKEN: { status: 401, retry: false, say: 'Sign in first: no token was sent.' },
  TOKEN_EXPIRED: { status: 401, retry: false, say: 'The token has expired. Sign in again.' },
  INVALID_TOKEN: { status: 401, retry: false, say: 'The token is not valid here.' },
  UNAUTHORIZED: { status: 401, retry: false, say: 'You are not signed in.' },
  FORBIDDEN_ORIGIN: { status: 403, retry: false, say: 'Requests from {origin} are not allowed.' },
  INSUFFICIENT_SCOPE: {
    status: 403,
    retry: false,
    say: 'This token is not good for that: it lacks {scope}.',
  },
  ACCOUNT_CLOSED: {
    status: 403,
    retry: false,
    say: 'This account is closed. Whoever runs this server can tell you why.',
  },
  SIGN_UP_CLOSED: {
    status: 403,
    retry: false,
    say: 'Accounts here are by invitation: ask whoever runs this Sayso for one.',
  },
  QUOTA_REACHED: {
    status: 403,
    retry: false,
    say: 'You have used the {limit} MB that this server keeps for each person, so nothing new is taken in. Delete conversations or tasks you no longer need, or ask whoever runs it for more.',
  },
  TASK_NOT_FOUND: { status: 404, retry: false, say: 'There is no task {id}.' },
  LIST_NOT_FOUND: { status: 404, retry: false, say: 'There is no {kind} “{name}”.' },
  CONVERSATION_NOT_FOUND: { status: 404, retry: false, say: 'There is no such conversation.' },
  TOKEN_NOT_FOUND: { status: 404, retry: false, say: 'There is no such token.' },
  NOT_FOUND: { status: 404, retry: false, say: 'There is nothing at this address.' },
  METHOD_NOT_ALLOWED: { status: 405, retry: false, say: 'This address takes {allowed} only.' },
  CONFLICT: { status: 409, retry: false, say: '{reason}' },
  SIGNED_IN_AS_SOMEONE_ELSE: {
    status: 409,
    retry: false,
    say: 'Someone else is signed in here by now. Nothing was done.',
  },
  CONVERSATION_BUSY: {
    status: 409,
    retry: true,
    say: 'This conversation is still working on earlier messages. Try again in a moment.',
  },
  PRECONDITION_FAILED: {
    status: 412,
    retry: false,
    say: 'The task was changed in the meantime. Fetch it again and look at what changed.',
  },
  BODY_TOO_LARGE: { status: 413, retry: false, say: 'The body is larger than {limit} bytes.' },
  UNSUPPORTED_TYPE: { status: 415, retry: false, say: 'Send JSON, with content-type application/json.' },
  MESSAGE_ID_REUSED: {
    status: 422,
    retry: false,
    say: 'This message_id was already used for another message. Use a new one.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    retry: false,
    say: 'This Idempotency-Key was already used for another request. Use a new one.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    retry: true,
    say: 'That is more than {limit} {span}. Try again in {seconds} seconds.',
  },
  ISSUER_UNREACHABLE: {
    status: 503,
    retry: true,
    say: 'The server that signs tokens did not answer. Try again in a moment.',
  },
  DATABASE_ERROR: { status: 503, retry: true, say: 'The database did not answer. Try again in a moment.' },
  INTERNAL_ERROR: { status: 500, retry: false, say: 'Something went wrong on our side. Try again.' },
} as const

type Table = typeof table
export type ProblemCode = keyof Table
type Holes<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Holes<Rest>
  : never
type Fill<Code extends ProblemCode> = Readonly<Record<Holes<Table[Code]['say']>, string | number>>

export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  readonly status: number
  readonly retry: boolean

  constructor(code: ProblemCode, message: string) {
    super(message)
    this.code = code
    this.status = table[code].status
    this.retry = table[code].retry
  }
}

export function problem<Code extends ProblemCode>(
  code: Code,
  ...[holes]: [keyof Fill<Code>] extends [never] ? [] : [Fill<Code>]
): Problem {
  const filled: Readonly<Record<string, string | number>> = holes ?? {}
  const message = table[code].say.replaceAll(/\{(\w{1,20})\}/gu, (_, name: string) => String(filled[name]))
  return new Problem(code, message)
}

export const problemTable: Readonly<Record<ProblemCode, { status: number; retry: boolean; say: string }>> =
  table
