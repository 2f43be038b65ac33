/**
 * The stage rows are played on: the real agent with a store of its own, a person for each row, and what the agent has
 * in mind after each turn.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chat } from '../../src/agent/chat.ts'
import type { AgentPorts, Reader } from '../../src/agent/ports.ts'
import { composeAgent } from '../../src/compose/compose.ts'
import { epochOf, today } from '../../src/domain/calendar.ts'
import type { ChatResponse } from '../../src/domain/chat.ts'
import { isMoment } from '../../src/domain/reminders.ts'
import type { Task, TaskPage } from '../../src/domain/task.ts'
import { openStore } from '../../src/store/open.ts'
import { fairDays } from './days.ts'
import { type Row, type SaidTask, tasksOf, ZONE } from './rows.ts'

export const MOMENT = '2026-11-16T10:00:00.000Z'

export interface Stage {
  readonly ports: AgentPorts
  close(): Promise<void>
}

export async function openStage(reader?: Reader): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'sayso-rows-'))
  const store = await openStore(`file:${join(folder, 'rows.db')}`)
  let ids = 0
  const uuid = (version: number) => {
    ids += 1
    return `00000000-0000-${version}000-8000-${ids.toString(16).padStart(12, '0')}`
  }
  const world = {
    now: () => epochOf(MOMENT),
    newId: () => uuid(7),
    newConversationId: () => uuid(4),
    /** A sleep with a signal is a time limit: it ends with its work. */
    sleep: (_: number, signal?: AbortSignal) =>
      new Promise<void>((resolve) => {
        if (signal) signal.addEventListener('abort', () => resolve())
        else setImmediate(resolve)
      }),
  }
  const ports = await composeAgent({
    store,
    world,
    policy: 'standard',
    timezone: ZONE,
    ...(reader && { reader }),
  })
  return {
    ports,
    close: async () => {
      await ports.tools.close()
      await store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export interface Person {
  say(message: string): Promise<ChatResponse>
  tasks(): Promise<readonly Task[]>
}

/** A new person with the list of the row, who has not said anything yet. */
export async function meet(row: Row, { ports }: Stage): Promise<Person> {
  const timezone = row.tz ?? ZONE
  const now = { epoch_ms: ports.world.now(), timezone }
  const user_id = row.id
  const actor = { user_id, source: 'chat', client: 'rows' } as const
  let sequence = 0
  const call = async (tool: string, params: Record<string, unknown>) => {
    sequence += 1
    const key = { turn: `page:${row.id}`, sequence }
    const scope = {
      store: ports.store,
      world: ports.world,
      actor,
      now,
      key,
      intent: 'DIRECT',
      turn: null,
      call: null,
    } as const
    const { error } = await ports.tools.call(tool, params, scope)
    if (error) throw new Error(`${row.id}: ${error}`)
  }
  for (const [index, task] of tasksOf(row).entries()) {
    await call('add_task', given(task, today(now)))
    if (task.done) await call('complete_task', { task_id: String(index + 1) })
  }
  let conversation: { conversation_id?: string } = {}
  return {
    async say(message) {
      const response = await chat({ message, timezone, ...conversation }, actor, ports)
      conversation = { conversation_id: response.conversation_id }
      return response
    },
    async tasks() {
      const { tasks } = await ports.store.reader(user_id).page({ limit: 100, now })
      return tasks.toSorted((a, b) => a.number - b.number)
    },
  }
}

function given(task: SaidTask, here: string): Record<string, unknown> {
  const { title, due, time, priority, note, list, labels, repeat, reminders } = task
  const [day] = fairDays(due ?? null, here)
  return {
    title,
    ...(day ? { due_date: time ? `${day}T${time}` : day } : {}),
    ...(priority ? { priority } : {}),
    ...(note ? { description: note } : {}),
    ...(list ? { list } : {}),
    ...(labels ? { labels } : {}),
    ...(repeat ? { recurrence: [repeat].flat()[0] } : {}),
    // what rang already is over
    ...(reminders
      ? { reminders: reminders.flat().filter((one) => !(isMoment(one) && one <= MOMENT.slice(0, 16))) }
      : {}),
  }
}

/** What the agent has in mind after some turns, as it would tell the reader. */
export interface Mood {
  readonly asked: string | null
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly choices: readonly number[]
  readonly shown: readonly number[]
  readonly focus: number | null
  readonly touched: readonly number[]
  readonly intents: readonly string[]
}

export const CALM: Mood = {
  asked: null,
  options: [],
  choices: [],
  shown: [],
  focus: null,
  touched: [],
  intents: [],
}

export function moodAfter(mood: Mood, response: ChatResponse): Mood {
  const { pending_confirmation: pending, metadata } = response
  const seen = lookedAt(mood, response)
  const choices = pending?.tasks.map(({ number }) => number) ?? []
  const [only = null] = choices
  return {
    asked: pending?.action_type ?? null,
    options: pending?.options ?? [],
    choices,
    shown: choices.length > 1 ? choices : seen.shown,
    focus: choices.length === 1 ? only : seen.focus,
    touched: touchedIn(mood, response),
    intents: metadata.intents,
  }
}

/** Latest first. */
function touchedIn({ touched }: Mood, { tool_invocations }: ChatResponse): readonly number[] {
  const now = tool_invocations.flatMap(({ tool_name, result }) => {
    const { task } = dataIn(result)
    return task && tool_name !== 'list_tasks' ? [task.number] : []
  })
  return [...new Set([...now.toReversed(), ...touched])].slice(0, 4)
}

type Looked = Pick<Mood, 'shown' | 'focus'>
type Result = Partial<TaskPage> & { readonly task?: Task }

/** The list that was asked for, and the task that was handled last. */
function lookedAt({ shown, focus }: Mood, { tool_invocations, metadata }: ChatResponse): Looked {
  const asked = metadata.intents.includes('LIST_TASKS')
  return tool_invocations.reduce<Looked>(
    (looked, { tool_name, result }) => {
      const { tasks, task } = dataIn(result)
      const seen = asked && tool_name === 'list_tasks' && tasks ? listed(tasks, looked) : looked
      return task ? { ...seen, focus: task.number } : seen
    },
    { shown, focus },
  )
}

/** A list of one is about that one. */
function listed(tasks: readonly Task[], { focus }: Looked): Looked {
  const shown = tasks.map(({ number }) => number)
  return { shown, focus: shown.length === 1 ? (shown[0] ?? null) : focus }
}

function dataIn(result: unknown): Result {
  const page = result as (Result & { readonly data?: Result | null }) | null | undefined
  return page?.data ?? page ?? {}
}
