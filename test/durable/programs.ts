/**
 * P1 with everything a person may run on one file at once: the page's server, the terminal and MCP programs, all of
 * them killed at random moments. Whoever got an answer finds its task exactly once; nobody finds one twice.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { recover } from '../../src/agent/recover.ts'
import { composeAgent } from '../../src/compose/compose.ts'
import { realWorld } from '../../src/compose/real-world.ts'
import type { Store } from '../../src/store/contract.ts'
import { openStore } from '../../src/store/open.ts'
import { randomFrom } from '../simulation/scheduler.ts'
import { mcpProgram } from './mcp-program.ts'
import { pageProgram } from './page-program.ts'
import type { Program } from './program.ts'
import type { Report } from './report.ts'
import { terminalProgram } from './terminal-program.ts'

export interface ProgramsPlan {
  readonly database: string
  readonly kills: number
  readonly seed: number
  readonly progress?: (kills: number) => void
}

interface Tried {
  readonly title: string
  readonly acknowledged: boolean
}

export async function programsLoop(plan: ProgramsPlan): Promise<Report> {
  const random = randomFrom(plan.seed)
  const programs = await Promise.all([
    pageProgram(plan.database),
    mcpProgram(plan.database, 'one'),
    mcpProgram(plan.database, 'two'),
    terminalProgram(plan.database),
  ])
  let over = false
  const tried: Tried[] = []
  const working = programs.map((program, index) => work(program, `program ${index}`, tried, () => over))
  try {
    await killAll(plan, programs, random)
    over = true
    await Promise.all(working)
  } finally {
    over = true
    await Promise.allSettled(working)
    await Promise.all(programs.map((program) => program.end()))
  }
  return await reportOn(plan.database, tried)
}

/** A random one at a random moment; it comes back while the others go on, and may be the next to be killed. */
async function killAll(
  plan: ProgramsPlan,
  programs: readonly Program[],
  random: () => number,
): Promise<void> {
  const back = new Map<Program, Promise<void>>()
  for (let kill = 1; kill <= plan.kills; kill++) {
    await pause(10 + random() * 150)
    const victim = programs[Math.floor(random() * programs.length)] as Program
    await back.get(victim)
    back.set(victim, victim.kill())
    plan.progress?.(kill)
  }
  await Promise.all(back.values())
}

async function work(program: Program, name: string, tried: Tried[], over: () => boolean): Promise<void> {
  for (let number = 1; !over(); number++) {
    const title = `${name} ${number}`
    tried.push({ title, acknowledged: (await program.add(title)) === 'added' })
  }
}

async function reportOn(database: string, tried: readonly Tried[]): Promise<Report> {
  const store = await openStore(database)
  const ports = await composeAgent({ store, world: realWorld, policy: 'standard', timezone: 'UTC' })
  await recover(ports)
  const complaints = await complaintsAbout(store, tried)
  await ports.tools.close()
  await store.close()
  return { turns: tried.filter(({ acknowledged }) => acknowledged).length, complaints }
}

async function complaintsAbout(store: Store, tried: readonly Tried[]): Promise<string[]> {
  const titles = await allTitles(store)
  const complaints = tried.flatMap(({ title, acknowledged }) => {
    const there = titles.filter((one) => one === title).length
    return there > 1 || (acknowledged && there === 0) ? [`“${title}” is there ${there} times`] : []
  })
  const unknown = titles.filter((title) => !tried.some((one) => one.title === title))
  if (unknown.length > 0) complaints.push(`nobody asked for ${unknown.join(', ')}`)
  const added = await addedRows(store)
  if (added !== titles.length) complaints.push(`${titles.length} tasks, but ${added} audit rows`)
  const left = await store.unfinished()
  if (left.length > 0) complaints.push(`${left.length} conversations were left unfinished`)
  return complaints
}

async function allTitles(store: Store): Promise<string[]> {
  const titles: string[] = []
  let cursor: string | null = null
  do {
    const now = { epoch_ms: 0, timezone: 'UTC' }
    const page = await store.reader('local').page({ limit: 100, now, ...(cursor === null ? {} : { cursor }) })
    titles.push(...page.tasks.map(({ title }) => title))
    cursor = page.next_cursor
  } while (cursor !== null)
  return titles
}

async function addedRows(store: Store): Promise<number> {
  let rows = 0
  let cursor: string | undefined
  do {
    const filter = { limit: 100, tool: 'add_task', success: true, ...(cursor ? { cursor } : {}) }
    const page = await store.audit('local', filter)
    rows += page.items.length
    cursor = page.next_cursor ?? undefined
  } while (cursor)
  return rows
}
