/** `sayso understand`: sentences in, readings out, nothing opened. */
import { expect, test, vi } from 'vitest'
import { sayso } from '../support/cli.ts'

// Each call is a process of its own, and the machine may be busy.
vi.setConfig({ testTimeout: 30_000 })

const FIELDS = ['text', 'intent', 'confidence', 'params', 'commands', 'classification_method', 'reasoning']
/** No database can be here: understanding needs none. */
const env = { SAYSO_DATABASE_URL: 'file:/dev/null/nowhere.db' }
const now = { now: '2026-03-04T09:00:00Z', timezone: 'Europe/Berlin' }

function lines(stdout: string) {
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

test('plain lines and JSON lines give one reading each, in order', async () => {
  const input = [
    'add buy milk',
    JSON.stringify({ text: 'add pay rent tomorrow', ...now, tasks: [], history: [] }),
    '',
    JSON.stringify({ text: 'yes', ...now, pending: { action_type: 'DELETE_TASK', title: 'milk' } }),
    '{ add braces',
  ].join('\r\n')
  const { code, stdout, stderr } = await sayso(['understand'], { env, input })
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  const readings = lines(stdout)
  for (const reading of readings) expect(Object.keys(reading)).toEqual(FIELDS)
  expect(readings).toMatchObject([
    {
      text: 'add buy milk',
      intent: 'CREATE_TASK',
      params: { title: 'buy milk' },
      classification_method: 'RULE_BASED',
    },
    { intent: 'CREATE_TASK', params: { title: 'pay rent', due_date: '2026-03-05' } },
    { text: 'yes', intent: 'CONFIRM_YES' },
    { text: '{ add braces' },
  ])
})

test('a sentence as argument works too', async () => {
  const { stdout } = await sayso(['understand', 'show', 'my', 'tasks'], { env })
  expect(lines(stdout)).toMatchObject([{ text: 'show my tasks', intent: 'LIST_TASKS' }])
})

test('a line that is not usable is named; the others are answered', async () => {
  const input = '{"sentence":"add milk"}\n{"text":"hi","now":"noon"}\nadd milk\n'
  const { code, stdout, stderr } = await sayso(['understand'], { env, input })
  expect(code).toBe(1)
  expect(stderr).toMatch(/^Line 1 is not usable: .*sentence.*\nLine 2 is not usable: .*now.*\n$/u)
  expect(lines(stdout)).toMatchObject([{ text: 'add milk' }])
})

test('--explain draws what was read where', async () => {
  const input = JSON.stringify({ text: 'add pay rent tomorrow', ...now })
  const { code, stdout } = await sayso(['understand', '--explain'], { env, input })
  expect(code).toBe(0)
  expect(stdout).toContain('  add pay rent tomorrow\n      ‾‾‾‾‾‾‾‾ title')
})
