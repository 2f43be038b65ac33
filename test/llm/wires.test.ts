/** What goes over the wire, as the real client sends it: one strict function, nothing stored, nobody named. */
import { describe, expect, test } from 'vitest'
import { flatFunction, nestedFunction } from '../../src/llm/function.ts'
import { stagedModel } from '../support/fake-model.ts'
import { heard, says } from '../support/heard.ts'
import { apis, modelAgent } from '../support/model-agent.ts'

const model = await stagedModel()
const { parameters } = flatFunction

interface Schema {
  readonly type?: string
  readonly properties?: Record<string, Schema>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}

function objectsIn(schema: Schema): readonly Schema[] {
  const inside = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.anyOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ]
  return [...(schema.type === 'object' ? [schema] : []), ...inside.flatMap(objectsIn)]
}

describe('the function', () => {
  test('is strict: every field of every object is required, and there are no others', () => {
    const objects = objectsIn(parameters as Schema)
    expect(objects.length).toBeGreaterThan(3)
    for (const { properties, required, additionalProperties } of objects) {
      expect(required?.toSorted()).toEqual(Object.keys(properties ?? {}).sort())
      expect(additionalProperties).toBe(false)
    }
  })

  test('has the same schema in both forms, and no word servers may not know', () => {
    expect(nestedFunction.function.parameters).toBe(parameters)
    expect(JSON.stringify(parameters)).not.toMatch(
      /\$schema|\$ref|minimum|maxLength|maxItems|pattern|default/u,
    )
  })

  test('has no place for a user, a confirmation or a tool', () => {
    expect(JSON.stringify(parameters)).not.toMatch(/user_id|confirm|CONFIRM|tool|task_id/u)
  })
})

describe.each(apis)('%s', (api) => {
  test('one function, temperature 0, no parallel calls, and the user is not named', async () => {
    const agent = await modelAgent(model.url, { api })
    await agent.say('add buy milk tomorrow')
    const [asked] = model.asked
    const tools = api === 'chat' ? [nestedFunction] : [flatFunction]
    expect(asked?.body).toMatchObject({
      model: 'fake-1',
      tools,
      tool_choice: 'required',
      temperature: 0,
      parallel_tool_calls: false,
    })
    expect(asked?.body.store).toBe(api === 'chat' ? undefined : false)
    expect(asked?.authorization).toBe('Bearer secret-key')
    expect(asked?.data).toEqual({
      now: 'Wednesday 2026-03-04T09:00',
      timezone: 'Europe/Berlin',
      open_question: null,
      said_before: [],
      message: 'add buy milk tomorrow',
    })
    expect(JSON.stringify(asked?.body)).not.toContain(agent.user_id)
  })

  test.each(['temperature', 'parallel_tool_calls', 'tool_choice'])(
    'a model that takes no %s is asked without it from then on',
    async (name) => {
      const agent = await modelAgent(model.url, { api })
      model.play(() => ({ ...says([heard('GENERAL_CHAT')]), dislikes: name }))
      const first = await agent.say('good day to you')
      await agent.say('how are you doing')
      expect(first.metadata.classification_method).toBe('LLM')
      expect(model.asked.map(({ body }) => name in body)).toEqual([true, false, false])
    },
  )
})
