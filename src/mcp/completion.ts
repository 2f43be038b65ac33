/** Completes the number of a task, by its first digits or words of its title, and the name of a list. */
import type { CompleteRequestParams, CompleteResult } from '@modelcontextprotocol/server'
import { isStorable } from '../domain/text.ts'
import { limits } from '../domain/words.ts'
import { missingToRead } from './allowed.ts'
import type { Call } from './ports.ts'
import { LIST_URI, TASK_URI } from './resources.ts'

/** The protocol's own limit. */
const MOST = 100

export async function complete(params: CompleteRequestParams, call: Call): Promise<CompleteResult> {
  const { ref, argument } = params
  const of = ref.type === 'ref/resource' ? ref.uri : ''
  const complete =
    missingToRead(call.ports.principal.scopes) === null ? ways[`${of} ${argument.name}`] : undefined
  const values = complete ? await complete(argument.value.trim(), call) : []
  return {
    completion: { values: values.slice(0, MOST), total: values.length, hasMore: values.length > MOST },
  }
}

const ways: Readonly<Record<string, (typed: string, call: Call) => Promise<string[]>>> = {
  [`${TASK_URI} number`]: numbersFor,
  [`${LIST_URI} name`]: listsFor,
}

async function listsFor(typed: string, { ports: { store, principal } }: Call): Promise<string[]> {
  const { lists } = await store.reader(principal.user_id).groupings()
  return lists.map(({ name }) => name).filter((name) => name.toLowerCase().startsWith(typed.toLowerCase()))
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
