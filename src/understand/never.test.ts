/** What a reading never does, over generated sentences. */
import { expect, test } from 'vitest'
import { listOf } from '../../test/support/known-tasks.ts'
import type { Command } from '../domain/command.ts'
import { understand } from './understand.ts'

const now = { epoch_ms: Date.UTC(2026, 2, 4, 9), timezone: 'Europe/Berlin' }

const read = (text: string, titles: readonly string[]) =>
  understand(text, { now, tasks: listOf(titles), shown: titles.map((_, at) => at + 1) }).commands

/** The numbers that would be acted on without a question which. */
function touched(commands: readonly Command[]): readonly number[] {
  return commands.flatMap(({ intent, params }) => {
    const reference = 'reference' in params ? params.reference : undefined
    return intent !== 'GET_TASK' && reference && 'number' in reference ? [reference.number] : []
  })
}

const verbs = [
  'mark X done',
  'X is done',
  'finished X',
  'delete X',
  'drop X',
  'move X to friday',
  'X can go',
  'X sorted',
]
const codes = [
  ['TKT-8841', 'TKT-8842'],
  ['INV-204', 'INV-240'],
  ['flat 3b', 'flat 3c'],
  ['J4471', 'J4472'],
  ['PO 88134', 'PO 88143'],
] as const

test.each(codes)('%s is not %s', (said, other) => {
  for (const verb of verbs) {
    const text = verb.replace('X', said)
    expect(touched(read(text, [`chase ${other}`, 'water the plants'])), text).not.toContain(1)
  }
})

test.each(['BX-07nov2', 'v1.2-monday', 'room-5pm', 'AB12-tomorrow', '3mar-kit'])(
  '%s holds no date',
  (code) => {
    for (const lead of ['add order', 'remind me to check', 'add'] as const) {
      const commands = read(`${lead} ${code}`, ['water the plants'])
      expect(commands, code).toMatchObject([{ intent: 'CREATE_TASK' }])
      const [command] = commands
      expect(command?.params).not.toHaveProperty('due_date')
      expect(command?.intent === 'CREATE_TASK' ? command.params.title : '').toContain(code)
    }
  },
)

const titles = ['wash the car', 'ring Tom', 'pay the milkman', 'mend the gate']

test.each(['not 2, 3', 'no, not 2, 3', '3 not 2', 'not 2 but 3 is done', '3 is done, not 2'])(
  '“%s” never touches 2',
  (text) => {
    expect(touched(read(text, titles))).not.toContain(2)
  },
)

const bulk = [
  'delete everything except X',
  'everything except X is done',
  'all done except X',
  'all but X can go',
]

/** All that are meant, with none left out. */
function meansAll({ params }: Command): boolean {
  const reference = 'reference' in params ? params.reference : undefined
  return reference !== undefined && 'all' in reference && (reference.filter.except ?? []).length === 0
}

test.each(bulk)('“%s” never touches X', (form) => {
  for (const [at, title] of titles.entries()) {
    const text = form.replace('X', title)
    const commands = read(text, titles)
    expect(touched(commands), text).not.toContain(at + 1)
    expect(commands.filter(meansAll), text).toEqual([])
  }
})
