/** The documentation names every setting of the model, and the settings mean what it says. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readerFor, wireSettings } from '../../src/compose/model.ts'
import { modelSettings } from '../../src/compose/model-settings.ts'
import { readSettings } from '../../src/compose/settings.ts'
import { rulesReader } from '../../src/understand/rules-reader.ts'
import { testWorld } from '../support/test-world.ts'

const page = readFileSync(new URL('../../docs/models.md', import.meta.url), 'utf8')

test.each(Object.keys(modelSettings))('%s is documented', (name) => {
  expect(page).toContain(`| \`${name}\` |`)
})

describe('who reads', () => {
  const version = async (env: NodeJS.ProcessEnv) => (await readerFor(readSettings(env), testWorld())).version

  test('rules, unless a key is there or an engine is named', async () => {
    expect(await readerFor(readSettings({}), testWorld())).toBe(rulesReader)
    expect(await readerFor(readSettings({ OPENAI_API_KEY: 'k', SAYSO_ENGINE: 'rules' }), testWorld())).toBe(
      rulesReader,
    )
    expect(await version({ OPENAI_API_KEY: 'k' })).toContain('gpt-4o-mini')
    expect(
      await version({ SAYSO_ENGINE: 'llm', OPENAI_BASE_URL: 'http://127.0.0.1:1/v1', OPENAI_MODEL: 'm' }),
    ).toContain('m')
    await expect(version({ SAYSO_ENGINE: 'hybrid' })).rejects.toThrow('OPENAI_API_KEY')
  })

  test.each([
    [{}, 'responses'],
    [{ OPENAI_BASE_URL: 'https://api.openai.com/v1' }, 'responses'],
    [{ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' }, 'chat'],
    [{ OPENAI_BASE_URL: 'https://notopenai.com/v1' }, 'chat'],
    [{ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', SAYSO_OPENAI_API: 'responses' }, 'responses'],
  ])('%j speaks %s', (env, api) => {
    expect(wireSettings(readSettings({ OPENAI_API_KEY: 'k', ...env })).api).toBe(api)
  })

  test.each([
    [{ OPENAI_BASE_URL: 'file:///etc/passwd' }, 'OPENAI_BASE_URL'],
    [{ SAYSO_ENGINE: 'magic' }, 'SAYSO_ENGINE'],
    [{ SAYSO_MODEL_BUDGET: '-1' }, 'SAYSO_MODEL_BUDGET'],
    [{ SAYSO_MODEL_DEADLINE_MS: '1' }, 'SAYSO_MODEL_DEADLINE_MS'],
  ])('%j is refused by name', (env, name) => {
    expect(() => readSettings(env)).toThrow(name)
  })
})
