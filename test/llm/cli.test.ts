/** The fake model and the doctor's probe as real processes: what someone without a key would try. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { helpOn } from '../../src/cli/help.ts'
import { faultNames } from '../../src/llm/fake/faults.ts'
import { sayso } from '../support/cli.ts'
import { stagedModel } from '../support/fake-model.ts'
import { freshFolder } from '../support/stores.ts'

vi.setConfig({ testTimeout: 30_000 })

const model = await stagedModel()
const BIN = fileURLToPath(new URL('../../bin/sayso.js', import.meta.url))
const database = () => `file:${join(freshFolder(), 'sayso.db')}`
const secret = 'sk-never-on-a-screen'

test('sayso fake-model answers sayso', async () => {
  const child = spawn(process.execPath, [BIN, 'fake-model', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  const url = /http:\S+v1/u.exec(line)?.[0] ?? ''
  const env = { SAYSO_DATABASE_URL: database(), SAYSO_ENGINE: 'llm', OPENAI_BASE_URL: url }
  const { stdout } = await sayso(['--json', 'add buy milk tomorrow'], { env })
  expect(JSON.parse(stdout)).toMatchObject({
    response_text: 'Added #1 “buy milk”, due tomorrow.',
    metadata: { classification_method: 'LLM' },
  })
  const closed = once(child, 'close')
  child.kill('SIGTERM')
  expect(await closed).toEqual([0, null])
})

test('its help names every fault', () => {
  for (const fault of faultNames) expect(helpOn['fake-model']).toContain(fault)
})

test('doctor asks the model, and shows no key', async () => {
  const env = {
    SAYSO_DATABASE_URL: database(),
    OPENAI_API_KEY: secret,
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: 'fake-9',
  }
  const { code, stdout, stderr } = await sayso(['doctor'], { env })
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toContain('The model fake-9 answers (chat).')
  expect(model.asked).toMatchObject([{ authorization: `Bearer ${secret}`, path: '/v1/chat/completions' }])
  expect(stdout).not.toContain(secret)
})

test.each([
  ['404', 'OPENAI_MODEL'],
  ['401', 'OPENAI_API_KEY'],
  ['only words', 'could not be used'],
] as const)('doctor on %s names %s', async (fault, words) => {
  model.fails(fault)
  const env = { SAYSO_DATABASE_URL: database(), OPENAI_API_KEY: secret, OPENAI_BASE_URL: model.url }
  const { code, stdout } = await sayso(['doctor'], { env })
  expect(code).toBe(1)
  expect(stdout).toMatch(/Model\s+PROBLEM/u)
  expect(stdout).toContain(words)
  expect(stdout).not.toContain(secret)
})

test('an engine without anyone to ask is a plain sentence', async () => {
  const { code, stderr } = await sayso(['add milk'], {
    env: { SAYSO_DATABASE_URL: database(), SAYSO_ENGINE: 'llm' },
  })
  expect(code).toBe(1)
  expect(stderr.trim()).toBe(
    'SAYSO_ENGINE=llm needs OPENAI_API_KEY, or OPENAI_BASE_URL for a server of your own.',
  )
})
