/** The same order inside any lead-in and any tail is the same order. */
import { expect, test } from 'vitest'
import { listOf } from '../../test/support/known-tasks.ts'
import type { Command } from '../domain/command.ts'
import { candidates } from '../domain/match.ts'
import { understand } from './understand.ts'

const leads = [
  ...[
    '',
    'please ',
    'hey, ',
    'ok ',
    'can you ',
    'could you please ',
    'right, ',
    'oh, ',
    'so ',
    'hi, ',
    'morning! ',
  ],
  ...[
    'quick one: ',
    'sorry, ',
    'hello, can you ',
    'would you ',
    'ok so ',
    'one more thing: ',
    'ah yes, ',
    'um, ',
    'hey there, ',
  ],
]
const tails = [
  ...[
    '',
    ' please',
    ' thanks',
    ' thank you',
    ' thx',
    ', cheers',
    ' ta',
    '!',
    '.',
    ' :)',
    ' for me',
    ' if you can',
    ' ok?',
  ],
]
const acts: Readonly<Record<string, Command['intent']>> = {
  'add buy stamps': 'CREATE_TASK',
  'remind me to ring the vet tomorrow': 'CREATE_TASK',
  'add water the plants on friday at 5pm': 'CREATE_TASK',
  'mark the dentist done': 'COMPLETE_TASK',
  'tick off 2': 'COMPLETE_TASK',
  'delete the old bike task': 'DELETE_TASK',
  'move the report to friday': 'UPDATE_TASK',
  'show my tasks': 'LIST_TASKS',
  "what's due today": 'LIST_TASKS',
  'rename pay rent to pay the rent': 'UPDATE_TASK',
  'make the report high priority': 'UPDATE_TASK',
  undo: 'UNDO',
}

const tasks = listOf(['ring the dentist', 'write the report', 'sell old bike', 'pay rent', 'clean the oven'])
const context = { now: { epoch_ms: Date.UTC(2026, 2, 4, 9), timezone: 'Europe/Berlin' }, tasks }

/** A task may be pointed at by number or by words that fit it alone. */
function meaning(commands: readonly Command[]): string {
  const told = commands.map(({ intent, params }) => {
    const reference = 'reference' in params ? params.reference : undefined
    if (!reference || !('text' in reference)) return [intent, params]
    const [only, ...more] = candidates(reference.text, tasks)
    const known = only && more.length === 0 ? { number: only.number } : reference
    return [intent, { ...params, reference: known }]
  })
  return JSON.stringify(told, (_, value: unknown) => sorted(value)).toLowerCase()
}

function sorted(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)))
}

test('lead × act × tail', () => {
  const all = Object.entries(acts).flatMap(([act, intent]) => {
    const alone = understand(act, context)
    expect(
      alone.commands.map((command) => command.intent),
      act,
    ).toEqual([intent])
    return leads.flatMap((lead) =>
      tails.map((tail) => {
        const said = `${lead}${act}${tail}`
        const { commands, confidence } = understand(said, context)
        return { said, confidence, same: meaning(commands) === meaning(alone.commands), commands }
      }),
    )
  })
  const others = all.filter(({ same }) => !same)
  expect(all.length).toBeGreaterThan(3000)
  const told = others.map(
    ({ said, confidence, commands }) => `${confidence.toFixed(2)} ${said} ${meaning(commands)}`,
  )
  expect(others.length / all.length, told.slice(0, 40).join('\n')).toBeLessThan(0.03)
})
