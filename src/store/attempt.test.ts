import { expect, test } from 'vitest'
import { attempt } from './attempt.ts'
import type { Engine, Failure } from './engine.ts'

const engine = { failure: (error: unknown) => (error instanceof Error ? error.message : 'other') as Failure }

async function tried(...failures: Failure[]): Promise<{ attempts: number; outcome: unknown }> {
  let attempts = 0
  const work = async () => {
    const failure = failures[attempts++]
    if (failure !== undefined) throw new Error(failure)
    return 'done'
  }
  const outcome = await attempt(engine as Engine, work).catch((error: unknown) => error)
  return { attempts, outcome }
}

test('what the engine rolled back is run again, three times', async () => {
  expect(await tried('again', 'again', 'again')).toEqual({ attempts: 4, outcome: 'done' })
  expect(await tried('again', 'again', 'again', 'again')).toMatchObject({
    attempts: 4,
    outcome: { code: 'DATABASE_ERROR', cause: { message: 'again' } },
  })
})

test('what the database did not answer is not repeated here: nobody knows whether it happened', async () => {
  expect(await tried('unreachable')).toMatchObject({ attempts: 1, outcome: { code: 'DATABASE_ERROR' } })
})

test('any other error is thrown as it is', async () => {
  expect(await tried('other')).toEqual({ attempts: 1, outcome: new Error('other') })
})
