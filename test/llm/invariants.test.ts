/** Invariant 26: model faults never raise the number of changes above the fault-free run; here they leave it as it is. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byRules } from '../../src/llm/fake/by-rules.ts'
import { type Fault, faultNames } from '../../src/llm/fake/faults.ts'
import { stagedModel } from '../support/fake-model.ts'
import { apis, modelAgent } from '../support/model-agent.ts'

const model = await stagedModel()

const { SAYSO_COUNT, SAYSO_SEED } = process.env
const RUNS = Number(SAYSO_COUNT ?? 40)
const SEEDED = SAYSO_SEED ? { seed: Number(SAYSO_SEED) } : {}

/** Those that need no clock to end. */
const quick = faultNames.filter((fault) => fault !== 'hang' && fault !== 'drip')
const fault = fc.option(fc.constantFrom<Fault>(...quick), { freq: 2 })
const message = fc.constantFrom(
  'add buy milk',
  'add call Ann tomorrow',
  'mark task 1 done',
  'rename task 2 to water the fern',
  'delete task 1',
  'delete all completed tasks',
  'no',
  'undo',
  'show my tasks',
  'what a week it has been for everybody here',
)

interface Ended {
  readonly tasks: readonly unknown[]
  readonly changes: readonly string[]
}

async function played(
  messages: readonly string[],
  faults: readonly (Fault | null)[],
  api: (typeof apis)[number],
): Promise<Ended> {
  const agent = await modelAgent(model.url, { api })
  let questions = 0
  model.play((asked) => {
    const wrong = faults[questions++ % Math.max(1, faults.length)]
    return wrong ? { ...byRules(asked), fault: wrong } : byRules(asked)
  })
  for (const said of messages) {
    const reply = await agent.say(said)
    expect(reply.response_text.length).toBeGreaterThan(0)
    expect(reply.response_text.length).toBeLessThanOrEqual(500)
  }
  const { items } = await agent.store.audit(agent.user_id, { limit: 100 })
  const changes = items
    .filter(({ tool }) => tool !== 'list_tasks' && tool !== 'get_task')
    .map(({ tool, success }) => `${tool} ${success}`)
  const tasks = (await agent.tasks()).map(({ number, title, completed, due_date, version }) => ({
    number,
    title,
    completed,
    due_date,
    version,
  }))
  return { tasks, changes }
}

test('whatever goes wrong with the model, the list ends the same', { timeout: 3_600_000 }, async () => {
  const messages = fc.array(message, { minLength: 1, maxLength: 8 })
  const faults = fc.array(fault, { minLength: 1, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(messages, faults, fc.constantFrom(...apis), async (said, wrong, api) => {
      expect(await played(said, wrong, api)).toEqual(await played(said, [null], api))
    }),
    { numRuns: RUNS, ...SEEDED },
  )
})
