/**
 * A route is declared once: what it takes, what it needs, what it answers. Checking its input, the scopes of tokens,
 * 405 for other methods and the OpenAPI document are projections of that declaration.
 */
import type { Context } from 'hono'
import type { z } from 'zod'
import type { ToolName } from '../domain/decision.ts'
import type { ProblemCode } from '../domain/problem.ts'
import type { Scope } from '../domain/scope.ts'
import type { Env } from './env.ts'
import type { AppParts } from './parts.ts'

type Method = 'get' | 'post' | 'patch' | 'delete'

/** A scope, or: only someone signed in as themselves (`account`), or: anyone at all (`nothing`). */
type Needs = Scope | 'account' | 'nothing'

export interface Declared<Query extends z.ZodType = z.ZodType, Body extends z.ZodType = z.ZodType> {
  readonly method: Method
  /** As OpenAPI writes it, with `{id}` for what varies. */
  readonly path: `/${string}`
  readonly summary: string
  readonly needs: Needs
  /** A button of the page: its input is that of the tool, checked there, but for the task the address names. */
  readonly tool?: ToolInput
  readonly query?: Query
  readonly body?: Body
  /** Nothing sent counts as an empty object. */
  readonly body_optional?: boolean
  readonly headers?: readonly ('if-match' | 'idempotency-key' | 'last-event-id' | 'sayso-timezone')[]
  readonly answer: Answer
  /** Besides those that every route can answer with. */
  readonly problems?: readonly ProblemCode[]
}

export interface ToolInput {
  readonly name: ToolName
  readonly comes_in: 'query' | 'body' | 'optional body' | 'path'
}

interface Answer {
  readonly status: 200 | 201 | 204
  readonly schema?: z.ZodType
  /** Of what is no JSON document. */
  readonly type?: 'application/x-ndjson' | 'text/event-stream' | 'text/plain'
}

export interface Call<Query = unknown, Body = unknown> {
  readonly c: Context<Env>
  readonly parts: AppParts
  readonly user_id: string
  readonly query: Query
  readonly body: Body
}

export interface Route extends Declared {
  handle(call: Call): Promise<Response> | Response
}

export function route<Query extends z.ZodType, Body extends z.ZodType>(
  declared: Declared<Query, Body>,
  handle: (call: Call<z.output<Query>, z.output<Body>>) => Promise<Response> | Response,
): Route {
  return { ...declared, handle } as Route
}

/** Something may be kept that was not there before. */
export function takesIn({ method, needs }: Route): boolean {
  return (method === 'post' || method === 'patch') && needs !== 'nothing'
}
