/** P8: it behaves the same every time: every dialogue again and again, by rules and by a model, on both stores. */
import { onPostgres } from './databases.ts'
import type { Found, Proof, Work } from './proof.ts'
import { onBoth, onUnit, throughVitest } from './through-vitest.ts'

/** One round. */
const prove = ({ from, to, show }: Work): Promise<Found> =>
  onPostgres(async (database) => {
    let dialogues = 0
    const complaints: string[] = []
    for (let round = from; round < to && complaints.length === 0; round++) {
      const byModel = [...onUnit, 'test/llm/dialogues']
      const runs = await Promise.all([
        throughVitest([...onBoth, 'test/dialogues']),
        throughVitest(byModel, { SAYSO_EVERY_WIRE: 'yes' }),
        throughVitest(byModel, { SAYSO_EVERY_WIRE: 'yes', SAYSO_MODEL_STORE: database }),
      ])
      dialogues += runs.reduce((sum, { reached }) => sum + reached, 0)
      complaints.push(...runs.flatMap((run) => run.complaints))
      show(round + 1)
    }
    return {
      reached: complaints.length === 0 ? to : from,
      complaints,
      also: { 'dialogues played': dialogues },
    }
  })

export const p8: Proof = {
  id: 'P8',
  promise: 'It behaves the same every time.',
  parts: [
    {
      what: 'rounds of every dialogue, by rules and by a scripted model, on both stores',
      lane: 'busy',
      asked: 8,
      chunk: 1,
      weight: 9,
      prove,
    },
  ],
}
