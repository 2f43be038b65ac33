/** The fake model of the product on a stage: each test gives it a script, the next one starts with the usual one again. */
import { afterAll, beforeEach } from 'vitest'
import { byRules } from '../../src/llm/fake/by-rules.ts'
import type { Fault } from '../../src/llm/fake/faults.ts'
import { type FakeModel, type Script, startFakeModel } from '../../src/llm/fake/server.ts'

export interface StagedModel extends FakeModel {
  play(script: Script): void
  /** Reads by our own rules, but goes wrong this often: but for the fault, each answer would have been right. */
  fails(fault: Fault, times?: number): void
}

export async function stagedModel(): Promise<StagedModel> {
  let script: Script = byRules
  const model = await startFakeModel((asked) => script(asked))
  afterAll(() => model.stop())
  const play = (next: Script) => {
    script = next
  }
  beforeEach(() => {
    play(byRules)
    model.asked.splice(0)
  })
  return {
    ...model,
    play,
    fails(fault, times = Number.POSITIVE_INFINITY) {
      let left = times
      play((asked) => (left-- > 0 ? { ...byRules(asked), fault } : byRules(asked)))
    },
  }
}
