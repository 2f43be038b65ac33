/** P13: a model outage is harmless. Every fault, over both wires: a valid reply in time, and nothing done twice. */
import { describe, expect, test } from 'vitest'
import { type Fault, faultNames } from '../../src/llm/fake/faults.ts'
import { stagedModel } from '../support/fake-model.ts'
import { apis, DEADLINE_MS, modelAgent } from '../support/model-agent.ts'

const model = await stagedModel()

/** These end only when time is up. */
const endless: readonly Fault[] = ['hang', 'drip']
const triedAgain: readonly Fault[] = ['429', '500']

const cases = apis.flatMap((api) => faultNames.map((fault) => [api, fault] as const))

describe.each(cases)('%s, %s', (api, fault) => {
  test('the rules read, act once, and say that the model was away', async () => {
    const agent = await modelAgent(model.url, { api })
    model.fails(fault)
    const asked = model.next()
    const message_id = '00000000-0000-4000-8000-00000000abcd'
    const replying = agent.say('add buy milk', { message_id })
    await asked
    if (endless.includes(fault)) agent.world.timeUp(DEADLINE_MS)
    const reply = await replying
    expect(reply).toMatchObject({
      state: 'complete',
      decision_type: 'INVOKE_TOOL',
      response_text: 'Added #1 “buy milk”. (Model was away.)',
      metadata: { classification_method: 'RULE_BASED', warnings: [expect.stringMatching(/\.$|\)\.$/u)] },
    })
    expect(model.asked).toHaveLength(triedAgain.includes(fault) ? 2 : 1)
    expect(await agent.say('add buy milk', { message_id })).toEqual(reply)
    expect((await agent.tasks()).map(({ title }) => title)).toEqual(['buy milk'])
    const { items } = await agent.store.audit(agent.user_id, { limit: 100 })
    expect(items.map(({ tool }) => tool)).toEqual(['add_task'])
    expect(JSON.stringify(reply)).not.toMatch(/secret-key|Done! I deleted|127\.0\.0\.1/u)
  })

  test('a question it asks is still the last thing it says', async () => {
    const agent = await modelAgent(model.url, { api })
    await agent.say('add buy milk')
    model.fails(fault)
    const asked = model.next()
    const replying = agent.say('delete the milk task')
    await asked
    if (endless.includes(fault)) agent.world.timeUp(DEADLINE_MS)
    const reply = await replying
    expect(reply.state).toBe('needs_confirmation')
    expect(reply.response_text).toMatch(/^\(Model was away\.\) .+\?/u)
    expect(reply.pending_confirmation?.question).not.toContain('Model')
    expect(await agent.tasks()).toHaveLength(1)
  })
})

describe.each(apis)('%s', (api) => {
  test.each(triedAgain)('%s once: asked again, and read by the model', async (fault) => {
    const agent = await modelAgent(model.url, { api })
    model.fails(fault, 1)
    const { metadata, response_text } = await agent.say('add buy milk')
    expect({ response_text, method: metadata.classification_method, warnings: metadata.warnings }).toEqual({
      response_text: 'Added #1 “buy milk”.',
      method: 'LLM',
      warnings: undefined,
    })
    expect(model.asked).toHaveLength(2)
  })

  test('a server that is not there', async () => {
    const agent = await modelAgent('http://127.0.0.1:9/v1', { api })
    const { response_text, metadata } = await agent.say('add buy milk')
    expect(response_text).toBe('Added #1 “buy milk”. (Model was away.)')
    expect(metadata.warnings?.[0]).toContain('OPENAI_BASE_URL')
  })

  test.each([
    ['404', 'OPENAI_MODEL'],
    ['401', 'OPENAI_API_KEY'],
  ] as const)('%s names the setting %s', async (fault, setting) => {
    const agent = await modelAgent(model.url, { api })
    model.fails(fault)
    expect((await agent.say('add buy milk')).metadata.warnings?.[0]).toContain(setting)
  })
})
