/** P5: the tests can fail. */
import { mutants } from '../../test/mutants/mutants.ts'
import { runMutants } from '../mutants.ts'
import type { Found, Proof, Work } from './proof.ts'

/** Those of one suite together: it is run once without a mutant, too. */
const inOrder = mutants.toSorted((a, b) => a.caughtBy.join(' ').localeCompare(b.caughtBy.join(' ')))

async function prove({ from, to, show }: Work): Promise<Found> {
  const said: string[] = []
  const chosen = inOrder.slice(from, to)
  let tried = from
  const caught = runMutants(chosen, (line) => {
    said.push(line)
    tried += 1
    show(Math.min(tried, to))
  })
  const complaints = caught ? [] : said.filter((line) => !line.startsWith('caught'))
  return { reached: to, complaints }
}

export const p5: Proof = {
  id: 'P5',
  promise: 'The tests can fail.',
  parts: [
    { what: 'mutants caught', lane: 'busy', asked: mutants.length, chunk: 9, at_once: 2, weight: 9, prove },
  ],
}
