/** P3: every failing call is survived: each call site in each way, each table, and what is around the program. */
import { connectTools } from '../../src/mcp/in-process.ts'
import { openStore } from '../../src/store/open.ts'
import { sweep, ways } from '../../test/simulation/sweep.ts'
import type { Found, Proof, Work } from './proof.ts'
import { throughVitest } from './through-vitest.ts'

const engines = ['rules', 'llm'] as const

async function sweepAll({ show }: Work): Promise<Found> {
  const store = await openStore('file::memory:')
  const tools = await connectTools()
  let reached = 0
  const complaints: string[] = []
  for (const engine of engines) {
    for (const way of ways) {
      const swept = await sweep(engine, way, store, tools)
      reached += swept.sites
      complaints.push(...swept.complaints.map((complaint) => `${engine}: ${complaint}`))
      show(reached)
    }
  }
  await tools.close()
  await store.close()
  return { reached, complaints }
}

export const p3: Proof = {
  id: 'P3',
  promise: 'Every failing call is survived.',
  parts: [
    {
      what: `call sites of store, tools and model, in ${ways.length} ways`,
      lane: 'busy',
      asked: 'all',
      chunk: Number.POSITIVE_INFINITY,
      weight: 1,
      prove: sweepAll,
    },
    {
      what: 'tables that refuse to be written (audit and events among them), full disk, read-only file, PostgreSQL killed, slow line',
      lane: 'busy',
      asked: 'all',
      chunk: Number.POSITIVE_INFINITY,
      weight: 1,
      prove: () =>
        throughVitest(
          ['--project', 'sqlite', '--project', 'postgres', 'test/durable/broken', 'test/durable/outages'],
          { SAYSO_THOROUGH: 'yes' },
        ),
    },
  ],
}
