/** Counts and times for Prometheus, in a registry of their own. Labels come from closed lists, never from users. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ChatResponse } from '../domain/chat.ts'
import { Problem } from '../domain/problem.ts'
import type { Figures, PoolFigures } from '../http/figures.ts'
import type { Log } from './log.ts'

const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export function newFigures(log: Log, version = 'unknown'): Figures {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const all = metersOf(registry)
  all.build.set({ version, node: process.versions.node }, 1)
  const counts = new Counts((error) => log.fault(error, 'figures'))
  return {
    during: (_, run) => run(),
    request(request) {
      const { route, method, status, took_ms } = request
      counts.add(() => all.requests.observe({ route, method, status: String(status) }, took_ms / 1000))
      log.request({ ...request, took_ms: Math.round(took_ms) })
    },
    async turn(run) {
      all.running.inc()
      const started = performance.now()
      try {
        const response = await run()
        counts.add(turnCounts(all, response))
        return response
      } catch (error) {
        const code = error instanceof Problem ? error.code : 'INTERNAL_ERROR'
        counts.add(() => all.refused.inc({ code }))
        throw error
      } finally {
        all.running.dec()
        const took_ms = performance.now() - started
        counts.add(() => all.turns_took.observe(took_ms / 1000))
      }
    },
    waiting: (change) => all.waiting.inc(change),
    tool: (tool, success, took_ms) =>
      counts.add(() => all.tools.observe({ tool, success: String(success) }, took_ms / 1000)),
    model: (outcome, took_ms) => counts.add(() => all.model.observe({ outcome }, took_ms / 1000)),
    streams: (open) => all.streams.set(open),
    pool: (now) => poolMeters(registry, now),
    text() {
      counts.settle()
      return registry.metrics()
    },
  }
}

/** In a row they are counted in less time than one by one between requests: they wait for company, or to be asked for. */
class Counts {
  static readonly MOST = 100
  readonly #fault: (error: unknown) => void
  #waiting: (() => void)[] = []

  constructor(fault: (error: unknown) => void) {
    this.#fault = fault
  }

  add(count: () => void): void {
    if (this.#waiting.push(count) === Counts.MOST) this.settle()
  }

  settle(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const count of waiting) {
      try {
        count()
      } catch (error) {
        // Whoever happens to be the hundredth has nothing to do with it.
        this.#fault(error)
      }
    }
  }
}

type Meters = ReturnType<typeof metersOf>

function metersOf(registry: Registry) {
  const registers = [registry]
  const seconds = { buckets: BUCKETS, registers }
  return {
    build: new Gauge({
      name: 'sayso_build_info',
      help: 'Which Sayso this is, and on which Node.',
      labelNames: ['version', 'node'],
      registers,
    }),
    requests: new Histogram({
      name: 'sayso_request_seconds',
      help: 'Requests by route.',
      labelNames: ['route', 'method', 'status'],
      ...seconds,
    }),
    turns: new Counter({
      name: 'sayso_turns_total',
      help: 'Turns that were answered.',
      labelNames: ['intent', 'state', 'method'],
      registers,
    }),
    turns_took: new Histogram({ name: 'sayso_turn_seconds', help: 'Turns, waiting included.', ...seconds }),
    running: new Gauge({ name: 'sayso_turns_running', help: 'Turns running or waiting now.', registers }),
    waiting: new Gauge({
      name: 'sayso_turns_waiting',
      help: 'Of these, those that wait for earlier ones of their conversation.',
      registers,
    }),
    refused: new Counter({
      name: 'sayso_turns_refused_total',
      help: 'Turns that were not answered, by code.',
      labelNames: ['code'],
      registers,
    }),
    tools: new Histogram({
      name: 'sayso_tool_seconds',
      help: 'Tool calls.',
      labelNames: ['tool', 'success'],
      ...seconds,
    }),
    model: new Histogram({
      name: 'sayso_model_seconds',
      help: 'Questions to a model, retries included: answered, or why not.',
      labelNames: ['outcome'],
      ...seconds,
    }),
    streams: new Gauge({ name: 'sayso_event_streams', help: 'Open event streams.', registers }),
  }
}

/** Only where there is a pool: a file has none. */
function poolMeters(registry: Registry, now: () => PoolFigures): void {
  const registers = [registry]
  new Gauge({
    name: 'sayso_pool_connections',
    help: 'Connections to the database, busy and idle.',
    labelNames: ['state'],
    registers,
    collect() {
      const { busy, idle } = now()
      this.set({ state: 'busy' }, busy)
      this.set({ state: 'idle' }, idle)
    },
  })
  new Gauge({
    name: 'sayso_pool_waiting',
    help: 'Work that waits for a connection.',
    registers,
    collect() {
      this.set(now().waiting)
    },
  })
  new Gauge({
    name: 'sayso_pool_most',
    help: 'As many connections as there may be (SAYSO_POOL).',
    registers,
    collect() {
      this.set(now().most)
    },
  })
}

/** Keeps what is counted, not the response. */
function turnCounts(
  { turns, tools }: Meters,
  { metadata, state, tool_invocations }: ChatResponse,
): () => void {
  const { intent, classification_method: method } = metadata
  const calls = tool_invocations.map(({ tool_name, success, duration_ms }) => ({
    labels: { tool: tool_name, success: String(success) },
    seconds: duration_ms / 1000,
  }))
  return () => {
    turns.inc({ intent, state, method })
    for (const { labels, seconds } of calls) tools.observe(labels, seconds)
  }
}
