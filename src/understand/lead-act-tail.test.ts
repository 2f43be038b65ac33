/** The same order inside any lead-in and any tail is the same order. */
import { expect, test } from 'vitest'
import type { Command } from '../domain/command.ts'
import type { KnownTask } from '../domain/known-task.ts'
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
const acts = [
  ...['add buy stamps', 'remind me to ring the vet tomorrow', 'add water the plants on friday at 5pm'],
  ...['mark the dentist done', 'tick off 2', 'delete the old bike task', 'move the report to friday'],
  ...[
    'show my tasks',
    "what's due today",
    'rename pay rent to pay the rent',
    'make the report high priority',
    'undo',
  ],
]

const titles = ['ring the dentist', 'write the report', 'sell old bike', 'pay rent', 'clean the oven']
const tasks: readonly KnownTask[] = titles.map((title, at) => ({
  id: String(at + 1),
  number: at + 1,
  title,
  completed: false,
  due_date: null,
  priority: null,
}))
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
  const all = acts.flatMap((act) => {
    const alone = understand(act, context)
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
