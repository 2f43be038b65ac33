/** Looks at what is in the database after a history, and says what is wrong with it, or nothing. */
import { isDeepStrictEqual } from 'node:util'
import { epochOf } from '../../src/domain/calendar.ts'
import type { ChatResponse, ToolInvocation } from '../../src/domain/chat.ts'
import type { Task } from '../../src/domain/task.ts'
import type { AuditRow, Store } from '../../src/store/contract.ts'
import { dishonest } from '../promises/honest.ts'
import { type Effect, type Heard, ReferenceModel } from './reference-model.ts'

const NOT_DONE = 'I was interrupted before I could do that'

export interface Acknowledged {
  readonly message: string
  readonly response: ChatResponse
}

export async function judge(
  store: Store,
  user_id: string,
  acknowledged: readonly Acknowledged[],
): Promise<string | null> {
  const [first] = acknowledged
  if (!first) return 'nothing was acknowledged'
  const messages = await allMessages(store, user_id, first.response.conversation_id)
  const gap = messages.findIndex(({ seq }, index) => seq !== index + 1)
  if (gap >= 0) return `seq has a gap at ${gap + 1}`
  const places = new Map(messages.map(({ id }, index) => [id, index]))
  const missing = acknowledged.find(({ response }) => {
    const reply = messages[(places.get(response.message_id) ?? -2) + 1]
    return !isDeepStrictEqual(reply?.response, response)
  })
  if (missing) return `the acknowledged turn “${missing.message}” is not there as it was acknowledged`
  return (await judgeTurns(store, user_id, messages)) ?? (await judgeAudit(store, user_id))
}

async function allMessages(store: Store, user_id: string, conversation_id: string): Promise<Messages> {
  const all: Messages[number][] = []
  for (;;) {
    const some = await store.messages(user_id, conversation_id, 100, all.at(-1)?.seq ?? 0)
    if (some.length === 0) return all
    all.push(...some)
  }
}

type Messages = Awaited<ReturnType<Store['messages']>>

async function judgeTurns(store: Store, user_id: string, messages: Messages): Promise<string | null> {
  const model = new ReferenceModel()
  for (const [index, said] of messages.entries()) {
    if (said.role !== 'user') continue
    const complaint = await judgeMessage(
      model,
      store,
      user_id,
      messages.slice(Math.max(0, index - 1), index + 2),
    )
    if (complaint) return `turn ${index / 2 + 1} “${said.content}”: ${complaint}`
  }
  const tasks = (await allTasks(store, user_id)).map(({ number, title, completed }) => ({
    number,
    title,
    completed,
  }))
  const there = tasks.toSorted((x, y) => x.number - y.number)
  const expected = model.list()
  for (let index = 0; index < Math.max(there.length, expected.length); index++) {
    if (isDeepStrictEqual(there[index], expected[index])) continue
    return `the list has ${JSON.stringify(there[index])} where ${JSON.stringify(expected[index])} should be`
  }
  return null
}

/** What was said last before it, if anything; what was said; and the reply. */
async function judgeMessage(
  model: ReferenceModel,
  store: Store,
  user_id: string,
  around: Messages,
): Promise<string | null> {
  const [reply, said, before] = around.toReversed()
  const response = reply?.response as { state: string; tool_invocations: ToolInvocation[] } | undefined
  if (!reply || !said || !response) return 'it has no reply'
  const shown = (await store.turn(user_id, said.id))?.request.on_screen ?? null
  const answers = shown !== null && shown === questionOf(before)
  const heard = { at: epochOf(said.created_at), replied: epochOf(reply.created_at), answers }
  return judgeTurn(model, said.content, heard, response, reply.content)
}

function questionOf(reply: Messages[number] | undefined): string | undefined {
  return (reply?.response as { pending_confirmation?: { id: string } | null } | undefined)
    ?.pending_confirmation?.id
}

async function allTasks(store: Store, user_id: string): Promise<readonly Task[]> {
  const tasks: Task[] = []
  let cursor: string | null = null
  do {
    const query = {
      limit: 100,
      now: { epoch_ms: 0, timezone: 'UTC' },
      ...(cursor === null ? {} : { cursor }),
    }
    const page = await store.reader(user_id).page(query)
    tasks.push(...page.tasks)
    cursor = page.next_cursor
  } while (cursor !== null)
  return tasks
}

function judgeTurn(
  model: ReferenceModel,
  message: string,
  heard: Heard,
  response: { readonly state: string; readonly tool_invocations: readonly ToolInvocation[] },
  reply = '',
): string | null {
  const lie = dishonest(reply, response.tool_invocations)
  if (lie !== null) return lie
  const done = effects(response.tool_invocations)
  if ((response.state === 'error' || reply.startsWith(NOT_DONE)) && done.length === 0) {
    model.skip()
    return null
  }
  const expected = model.say(message, heard)
  if (response.state !== expected.state)
    return `state ${response.state}, should be ${expected.state} (${reply})`
  return isDeepStrictEqual(done, expected.effects)
    ? null
    : `did ${JSON.stringify(done)}, should be ${JSON.stringify(expected.effects)}`
}

interface Changed {
  readonly task?: { readonly number: number }
  /** What comes after one that repeats is made with it. */
  readonly next?: { readonly number: number } | null
  readonly changed?: boolean
  readonly undone?: readonly { readonly task: { readonly number: number } }[]
}

function effects(invocations: readonly ToolInvocation[]): readonly Effect[] {
  return invocations.flatMap(({ tool_name, success, result }) => {
    const data = result as Changed | null
    if (!success || data?.changed === false || ['get_task', 'list_tasks'].includes(tool_name)) return []
    if (data?.undone) return data.undone.map(({ task }) => ({ tool: tool_name, number: task.number }))
    const next = data?.next ? [{ tool: tool_name, number: data.next.number }] : []
    return [{ tool: tool_name, number: data?.task?.number ?? 0 }, ...next]
  })
}

/** Audit rows and effects are one to one: a task's version counts its changes. */
async function judgeAudit(store: Store, user_id: string): Promise<string | null> {
  const rows: AuditRow[] = []
  let cursor: string | undefined
  do {
    const page = await store.audit(user_id, { limit: 100, ...(cursor ? { cursor } : {}) })
    rows.push(...page.items)
    cursor = page.next_cursor ?? undefined
  } while (cursor)
  const recorded = rows.filter(({ success }) => success).map((row) => ({ ...row, tool_name: row.tool }))
  const changes = effects(recorded as unknown as ToolInvocation[])
  const tasks = await allTasks(store, user_id)
  const wrong = tasks.find(
    ({ number, version }) => changes.filter((effect) => effect.number === number).length !== version,
  )
  return wrong
    ? `#${wrong.number} is at version ${wrong.version}, the audit trail tells another number of changes`
    : null
}
