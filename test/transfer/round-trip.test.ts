/** Whatever a task holds, every format brings it back; and nothing comes in twice. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { takeAll } from '../../src/cli/take-all.ts'
import { realWorld } from '../../src/compose/real-world.ts'
import { labelKey } from '../../src/domain/name-key.ts'
import { LabelName, ListName } from '../../src/domain/task-fields.ts'
import { limits, priorities } from '../../src/domain/words.ts'
import { allTasks, everything, type Owner } from '../../src/http/routes/export.ts'
import { type Carried, carriedOf, type Reading, untold } from '../../src/transfer/carried.ts'
import { formatOf, type ReadFormatName, readFormats, writeFormats } from '../../src/transfer/formats.ts'
import { testPorts } from '../support/http-app.ts'

const NOW = { epoch_ms: Date.UTC(2026, 10, 15, 8), timezone: 'Europe/Berlin' }

/** Text with everything in it that a format uses for itself. */
const marks = fc.constantFrom(
  ...[
    '\n',
    '\r\n',
    '\t',
    '"',
    '""',
    "'",
    ',',
    ';',
    '\\',
    '\\n',
    ' · ',
    '·',
    '- [ ] ',
    '<!-- id=1 -->',
    '&#10;',
    '> ',
    '#',
    ':',
  ],
  ...[
    '=',
    '@',
    'BEGIN:VTODO',
    'END:VCALENDAR',
    'due 2026-01-01',
    ' high',
    '\u2028',
    '\u0085',
    '\u001b[31m',
    '😀',
    'é',
    ' ',
  ],
)
const text = fc
  .array(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 8 }), marks), { maxLength: 10 })
  .map((parts) => parts.join('').replaceAll('\0', '').toWellFormed())
const title = text
  .map((words) => words.trim().slice(0, limits.title).toWellFormed().trim())
  .filter((words) => words !== '')

const zone = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati', 'UTC')
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2026-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const due = fc.oneof(
  fc.constant({ due_date: null, timezone: null }),
  day.map((iso) => ({ due_date: iso.slice(0, 10), timezone: null })),
  fc.tuple(day, zone).map(([iso, timezone]) => ({ due_date: iso.slice(0, 16), timezone })),
)
const done = fc.oneof(
  fc.constant({ completed: false, completed_at: null }),
  day.map((completed_at) => ({ completed: true, completed_at })),
)
/** Names as they are kept: tidied up, and no longer than they may be. */
const listName = text
  .map((words) => ListName.safeParse([...words].slice(0, 30).join('')))
  .filter(({ success }) => success)
  .map(({ data }) => data ?? '')
const labelNames = fc
  .array(text.map((words) => LabelName.safeParse([...words].slice(0, 20).join(''))))
  .map((names) => names.flatMap(({ success, data }) => (success ? [data] : [])))
  .map((names) => [...new Map(names.map((name) => [labelKey(name), name])).values()].slice(0, 20))
const filing = fc.record({ list: fc.option(listName), labels: labelNames })
const task: fc.Arbitrary<Carried> = fc
  .tuple(fc.uuid(), title, fc.option(text), fc.option(fc.constantFrom(...priorities)), due, done, day, filing)
  .map(([id, title, description, priority, due, done, created_at, filing]) => ({
    ...{ ...untold, id, title, description: description || null, priority, created_at },
    ...filing,
    ...due,
    ...done,
  }))
const tasks = fc.array(task, { maxLength: 6 })

function read(format: ReadFormatName, file: string): Reading {
  return readFormats[format].read(file, NOW)
}

function there(format: keyof typeof writeFormats, given: readonly Carried[]): string {
  const { head, heading, write, tail } = writeFormats[format]
  const { null: main = [], ...lists } = heading
    ? Object.groupBy(given, ({ list }) => (list === null ? 'null' : `on ${list}`))
    : { null: [...given] }
  const sections = Object.entries(lists).map(
    ([on, tasks = []]) => `${heading?.(on.slice(3))}${tasks.map(write).join('')}`,
  )
  return head + main.map(write).join('') + sections.join('') + tail
}

const reminder = fc.constantFrom('PT0S', '-PT30M', '-P1D', '-P1D@18:00', '2030-05-01T09:00')
const reminders = fc
  .option(fc.uniqueArray(reminder, { maxLength: 4 }))
  .map((some) => (some?.join() === 'PT0S' ? null : some))

test.each(['csv', 'ical'] as const)(
  '%s: reminders come back as they were, none at all included',
  (format) => {
    fc.assert(
      fc.property(due, zone, reminders, ({ due_date, timezone }, zone, given) => {
        const clock = timezone ?? (given && given.length > 0 ? zone : null)
        const task = { ...untold, id: 'a', title: 'x', due_date, timezone: clock, reminders: given }
        const [found] = read(format, there(format, [task])).found
        expect(found?.task).toMatchObject({ due_date, timezone: clock, reminders: given })
      }),
      { numRuns: Number(process.env.SAYSO_RUNS ?? 200) },
    )
  },
)

test('ical: alarms of another program are reminders', () => {
  const alarm = (trigger: string) => ['BEGIN:VALARM', 'ACTION:AUDIO', trigger, 'SUMMARY:no', 'END:VALARM']
  const lines = [
    ...['BEGIN:VCALENDAR', 'BEGIN:VTODO', 'SUMMARY:yes', 'DUE:20301116T170000Z'],
    ...alarm('TRIGGER:-PT15M'),
    ...alarm('TRIGGER;RELATED=END:PT0S'),
    ...alarm('TRIGGER;VALUE=DATE-TIME:20301115T170000Z'),
    ...alarm('TRIGGER:PT1H'),
    ...['END:VTODO', 'END:VCALENDAR'],
  ]
  const [found] = read('ical', lines.join('\r\n')).found
  expect(found?.task).toMatchObject({ title: 'yes', reminders: ['-PT15M', 'PT0S', '2030-11-15T18:00'] })
})

describe.each(['markdown', 'csv'] as const)('%s', (format) => {
  test('there and back is the same, to the last character', () => {
    fc.assert(
      fc.property(tasks, (given) => {
        const reading = read(format, there(format, given))
        expect(reading.remarks).toEqual([])
        const found = reading.found.map(({ task }) => task)
        expect(new Set(found)).toEqual(new Set(given))
      }),
      { numRuns: Number(process.env.SAYSO_RUNS ?? 300) },
    )
  })
})

test('ical: there and back is the same, but for what the format cannot say', { timeout: 60_000 }, () => {
  const seconds = (iso: string | null) => iso && `${iso.slice(0, 19)}.000Z`
  const sayable = (words: string) =>
    words.replaceAll(/\r\n|[\r\u2028\u2029]/gu, '\n').replaceAll(/(?!\n)\p{Cc}/gu, ' ')
  fc.assert(
    fc.property(tasks, (given) => {
      const reading = read('ical', there('ical', given))
      const expected = given.map((one) => ({
        ...one,
        title: sayable(one.title),
        description: one.description && sayable(one.description),
        created_at: seconds(one.created_at),
        completed_at: seconds(one.completed_at),
      }))
      expect(reading).toEqual({
        found: expected.map((one) => expect.objectContaining({ task: one })),
        remarks: [],
      })
    }),
    { numRuns: Number(process.env.SAYSO_RUNS ?? 300) },
  )
})

test('every format is known by its beginning', () => {
  fc.assert(
    fc.property(fc.array(task, { minLength: 1, maxLength: 2 }), (given) => {
      for (const format of ['markdown', 'csv', 'ical'] as const) {
        expect(formatOf(there(format, given), '-')).toBe(format)
      }
    }),
    { numRuns: 100 },
  )
})

test('out of one database and into another: the same list; a second time adds nothing', {
  timeout: 30_000,
}, async () => {
  const from = await importing()
  const given = fc.sample(task, { numRuns: 40, seed: 12 })
  const first = { found: given.map((task, line) => ({ line, task })), remarks: [] }
  expect(await takeAll(from, first, 'csv', true)).toMatchObject({ added: 40, known: 0 })
  expect(await takeAll(from, first, 'csv', false)).toMatchObject({ added: 40, known: 0, refused: [] })
  const list = await listOf(from)
  expect(list.map(withoutId)).toEqual(expect.arrayContaining(given.map(withoutId)))
  const lines = (await collected(everything(ownerIn(from)))).map((line) => `${JSON.stringify(line)}\n`)
  for (const [format, file] of [
    ['json', lines.join('')],
    ['markdown', there('markdown', list)],
    ['csv', there('csv', list)],
  ] as const) {
    const to = await importing()
    expect(formatOf(file, '-')).toBe(format)
    const reading = read(format, file)
    expect(await takeAll(to, reading, format, false)).toMatchObject({ added: 40, known: 0, refused: [] })
    expect((await listOf(to)).map(withoutId)).toEqual(list.map(withoutId))
    expect(await takeAll(to, reading, format, false)).toMatchObject({ added: 0, known: 40 })
    expect(await takeAll(from, reading, format, false)).toMatchObject({ added: 0, known: 40 })
  }
})

async function importing() {
  const ports = await testPorts(realWorld)
  return { ports, actor: { user_id: 'ada', source: 'cli', client: 'terminal' } as const }
}

type Side = Awaited<ReturnType<typeof importing>>

function ownerIn({ ports, actor }: Side): Owner {
  return { user_id: actor.user_id, parts: { ports, accounts: null } }
}

async function listOf(side: Side): Promise<readonly Carried[]> {
  const all = await collected(allTasks(ownerIn(side)))
  return all.map(carriedOf)
}

/** A database gives ids of its own. */
function withoutId({ id: _, ...rest }: Carried) {
  return rest
}

async function collected<T>(all: AsyncIterable<T>): Promise<readonly T[]> {
  const items: T[] = []
  for await (const item of all) items.push(item)
  return items
}
