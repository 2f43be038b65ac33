/**
 * Sessions are kept under the hash of their token: whoever reads the database can sign in as nobody. better-auth knows
 * nothing of it: on the way in a token becomes its hash, on the way out the row that was asked for by its token has it.
 */
import { hash } from 'node:crypto'
import type { AuthContext } from 'better-auth'
import type { Connection } from '../store/connection.ts'

type Adapter = AuthContext['adapter']
type Where = NonNullable<Parameters<Adapter['findOne']>[0]['where']>
type Row = Record<string, unknown>

/** Also tells which rows are from before. */
const MARK = 'sha256:'

export function hashedSessions(inner: Adapter): Adapter {
  return {
    ...inner,
    ...wrapped(inner),
    // Inside a transaction it is the same tables.
    transaction: (work) => inner.transaction((trx) => work({ ...trx, ...wrapped(trx as Adapter) } as never)),
  }
}

type Wrapped = 'create' | 'findOne' | 'findMany' | 'update' | 'updateMany' | 'delete' | 'deleteMany' | 'count'

function wrapped(inner: Omit<Adapter, 'transaction'>): Pick<Adapter, Wrapped> {
  // biome-ignore lint/suspicious/noExplicitAny: rows of every table go through here
  type Asked = any
  const asked = (query: Asked) =>
    query.model === 'session' && query.where ? { ...query, where: hashedIn(query.where) } : query
  const shown = (query: Asked, row: Asked) => (query.model === 'session' ? withToken(row, query.where) : row)
  return {
    create: async (query: Asked): Promise<Asked> => {
      if (query.model !== 'session') return await inner.create(query)
      const { token } = query.data
      const row: Row = await inner.create({ ...query, data: { ...query.data, token: hashOf(token) } })
      return { ...row, token }
    },
    findOne: async (query: Asked): Promise<Asked> => shown(query, await inner.findOne(asked(query))),
    findMany: async (query: Asked): Promise<Asked> =>
      (await inner.findMany(asked(query))).map((row) => shown(query, row)),
    update: async (query: Asked): Promise<Asked> => shown(query, await inner.update(asked(query))),
    updateMany: (query: Asked) => inner.updateMany(asked(query)),
    delete: (query: Asked) => inner.delete(asked(query)),
    deleteMany: (query: Asked) => inner.deleteMany(asked(query)),
    count: (query: Asked) => inner.count(asked(query)),
  }
}

function hashedIn(where: Where): Where {
  return where.map((one) => (one.field === 'token' ? { ...one, value: eachHashed(one.value) } : one))
}

function eachHashed(value: Where[number]['value']): Where[number]['value'] {
  return Array.isArray(value) ? value.map((token) => hashOf(String(token))) : hashOf(String(value))
}

/** The one that was asked for by its token is known by it; of the others nobody knows it. */
function withToken(row: Row | null, where: Where = []): Row | null {
  const tokens = where.flatMap(({ field, value }) => (field === 'token' ? [value].flat() : []))
  const token = tokens.find((one) => hashOf(String(one)) === row?.token)
  return row && token !== undefined ? { ...row, token } : row
}

function hashOf(token: string): string {
  return `${MARK}${hash('sha256', token)}`
}

/** Sessions from before go on. */
export async function hashOldSessions(db: Connection['db']): Promise<void> {
  const old = await db
    .selectFrom('auth_session')
    .select(['id', 'token'])
    .where('token', 'not like', `${MARK}%`)
    .execute()
  for (const { id, token } of old) {
    await db
      .updateTable('auth_session')
      .set({ token: hashOf(token) })
      .where('id', '=', id)
      .execute()
  }
}
