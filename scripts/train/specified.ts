/**
 * What was specified is learned, too: the messages of the product's own dialogues, which the rules read as they should,
 * as rows like those of the authors. What came of each message when it was played is what it wants.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dateOf, timeOf } from '../../src/domain/calendar.ts'
import type { ChatResponse } from '../../src/domain/chat.ts'
import type { Task } from '../../src/domain/task.ts'
import { rulesReader } from './moods.ts'
import type { Row, SaidTask, Want } from './rows.ts'
import { meet, openStage, type Stage } from './scenes.ts'

const FOLDER = new URL('../../test/dialogues/', import.meta.url)

export async function specified(): Promise<readonly Row[]> {
  const stage = await openStage(rulesReader)
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.dialogue'))
    .sort()
  const rows: Row[] = []
  for (const file of files) {
    const messages = messagesOf(readFileSync(new URL(file, FOLDER), 'utf8'))
    rows.push(...(await played(file, messages, stage)))
  }
  await stage.close()
  return rows
}

/** Where buttons are pressed, settings differ or time passes, words alone do not make the dialogue. */
function messagesOf(text: string): readonly string[] {
  const lines = text.split('\n').filter((line) => line !== '')
  if (lines.some((line) => !/^(?:[#><=?] |on |read by )/u.test(line))) return []
  return lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2))
}

async function played(file: string, messages: readonly string[], stage: Stage): Promise<readonly Row[]> {
  const person = await meet({ id: `specified ${file}`, say: '', want: [] }, stage)
  const rows: Row[] = []
  let asked = false
  for (const [at, say] of messages.entries()) {
    const before = await person.tasks()
    const reply = await person.say(say)
    const want = asked ? null : wantOf(reply, before, await person.tasks())
    if (want) rows.push({ id: `${file}:${at}`, before: messages.slice(0, at), say, want: [want] })
    asked = reply.pending_confirmation !== undefined && reply.pending_confirmation !== null
  }
  return rows
}

/** null: it asks something, or cannot be told from what came of it. */
function wantOf(reply: ChatResponse, before: readonly Task[], after: readonly Task[]): Want | null {
  const { pending_confirmation: pending, response_text, metadata } = reply
  if (pending?.action_type === 'DELETE_TASK') return { gone: pending.tasks.map(({ number }) => number) }
  if (pending || reply.state !== 'complete') return null
  const acts = difference(before, after, metadata.intents.includes('UNDO'))
  if (Object.keys(acts).length > 0) return acts
  if (metadata.intents.some((intent) => intent === 'LIST_TASKS' || intent === 'GET_TASK'))
    return {
      shows: [...response_text.matchAll(/#(?<number>\d+)/gu)].map((found) => Number(found.groups?.number)),
    }
  return metadata.intents.includes('GENERAL_CHAT') ? { talk: true } : null
}

function difference(before: readonly Task[], after: readonly Task[], undoes: boolean): Want {
  const old = new Map(before.map((task) => [task.number, task]))
  const fresh = after.filter(({ number }) => !old.has(number))
  const gone = before.filter(({ number }) => !after.some((task) => task.number === number))
  const both = after.flatMap((task) => {
    const was = old.get(task.number)
    return was ? [{ was, task }] : []
  })
  const done = both.filter(({ was, task }) => !was.completed && task.completed).map(({ task }) => task.number)
  const open = both.filter(({ was, task }) => was.completed && !task.completed).map(({ task }) => task.number)
  const changes = both.flatMap(({ was, task }) => {
    const change = changeOf(was, task)
    return Object.keys(change).length > 0 ? [[String(task.number), change] as const] : []
  })
  return {
    ...(fresh.length === 0
      ? {}
      : undoes
        ? { back: fresh.map(({ title }) => title) }
        : { add: fresh.map(described) }),
    ...(gone.length > 0 ? { removed: gone.map(({ number }) => number) } : {}),
    ...(done.length > 0 ? { done } : {}),
    ...(open.length > 0 ? { open } : {}),
    ...(changes.length > 0 ? { change: Object.fromEntries(changes) } : {}),
  }
}

function described({ title, due_date, priority, description }: Task): SaidTask {
  return {
    title,
    due: due_date === null ? null : dateOf(due_date),
    time: due_date === null ? null : timeOf(due_date),
    ...(priority ? { priority } : {}),
    ...(description ? { note: description } : {}),
  }
}

function changeOf(was: Task, task: Task): Partial<SaidTask> {
  const [a, b] = [described(was), described(task)]
  return {
    ...(a.title === b.title ? {} : { title: b.title }),
    ...(a.due === b.due ? {} : { due: b.due ?? null }),
    ...(a.time === b.time ? {} : { time: b.time ?? null }),
    ...(a.priority === b.priority ? {} : { priority: b.priority ?? null }),
    ...(a.note === b.note ? {} : { note: b.note ?? null }),
  }
}
