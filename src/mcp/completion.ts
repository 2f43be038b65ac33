/** Completes the number in task://{number}: by its first digits, or by words of the title. */
import type { CompleteRequestParams, CompleteResult } from '@modelcontextprotocol/server'
import { isStorable } from '../domain/text.ts'
import { limits } from '../domain/words.ts'
import { missingToRead } from './allowed.ts'
import type { Call } from './ports.ts'
import { TASK_URI } from './resources.ts'

/** The protocol's own limit. */
const MOST = 100

export async function complete(params: CompleteRequestParams, call: Call): Promise<CompleteResult> {
  const { ref, argument } = params
  const ours = ref.type === 'ref/resource' && ref.uri === TASK_URI && argument.name === 'number'
  const allowed = missingToRead(call.ports.principal.scopes) === null
  const values = ours && allowed ? await numbersFor(argument.value.trim(), call) : []
  return {
    completion: { values: values.slice(0, MOST), total: values.length, hasMore: values.length > MOST },
  }
}

async function numbersFor(typed: string, { ports }: Call): Promise<string[]> {
  const { store, world, timezone, principal } = ports
  if (typed.length > limits.title || !isStorable(typed)) return []
  const digits = /^#?\d*$/u.test(typed) ? typed.replace('#', '') : null
  const now = { epoch_ms: world.now(), timezone }
  const query = digits === null ? { query: typed } : {}
  const { tasks } = await store.reader(principal.user_id).page({ limit: limits.page, now, ...query })
  return tasks.map(({ number }) => String(number)).filter((number) => number.startsWith(digits ?? ''))
}
