/** The other end of `proveApart`: proves one chunk and tells what it found. A proof that falls over has found something. */
import { proofs } from './all.ts'
import type { News, Order } from './apart.ts'
import { jobsOf } from './jobs.ts'
import type { Found } from './proof.ts'

const TELL_EVERY_MS = 1000

function tell(news: News): void {
  process.send?.(news)
}

async function prove({ key, work }: Order): Promise<Found> {
  let told = 0
  const show = (shown: number) => {
    if (Date.now() - told < TELL_EVERY_MS) return
    told = Date.now()
    tell({ shown })
  }
  try {
    const job = jobsOf(proofs).find((one) => one.key === key)
    if (!job) throw new Error(`there is no proof “${key}”`)
    return await job.part.prove({ ...work, show })
  } catch (error) {
    const complaint = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { reached: work.from, complaints: [complaint] }
  }
}

process.once('message', async (order: Order) => tell({ found: await prove(order) }))
process.once('disconnect', () => process.exit())
