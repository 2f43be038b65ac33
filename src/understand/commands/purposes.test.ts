/** From what each word is for to what is done: "word/purpose", everything else is said in passing. */
import { expect, test } from 'vitest'
import { taskOf } from '../../../scripts/train/foreseen.ts'
import { CALM } from '../../../scripts/train/scenes.ts'
import { epochOf } from '../../domain/calendar.ts'
import type { KnownTask } from '../../domain/known-task.ts'
import { rolesOf } from '../english/roles.ts'
import { clausesIn, sentencesIn } from '../tag/sentences.ts'
import type { Tag } from '../tag/tags.ts'
import { matchesOf } from '../words/matches.ts'
import { namesIn } from '../words/names.ts'
import { tokenise } from '../words/tokens.ts'
import { commandsIn } from './commands.ts'

const NOW = { epoch_ms: epochOf('2026-11-16T09:00:00Z'), timezone: 'Europe/London' }

type Case = readonly [
  said: string,
  titles: readonly string[],
  wanted: readonly unknown[],
  shown?: readonly number[],
]

const done = (number: number) => ['COMPLETE_TASK', { reference: { number }, completed: true }]

const cases: readonly Case[] = [
  // some are left out of those that are named
  [
    "every/done call's/done been made apart from the bank/except",
    ['call Ann', 'call Bob', 'call the bank'],
    [done(1), done(2)],
  ],
  [
    'please erase all/drop except number 2/except',
    ['milk', 'bread'],
    [['DELETE_TASK', { reference: { all: true, filter: { except: [{ number: 2 }] } } }]],
  ],
  // as many as the words fit
  [
    'the ones for Mrs/done Patel/done, I have finished all three',
    ['socks for Mrs Patel', 'hat for Mrs Patel', 'card for Mrs Patel'],
    [done(1), done(2), done(3)],
  ],
  [
    'the jabs/change are both at/due 2pm/due now',
    ['jabs Tom', 'jabs Mia'],
    [
      ['UPDATE_TASK', expect.objectContaining({ reference: { number: 1 } })],
      ['UPDATE_TASK', expect.objectContaining({ reference: { number: 2 } })],
    ],
  ],
  // several numbers in one breath
  [
    'numbers two/drop, five/drop and six/drop, get shot of them',
    [],
    [2, 5, 6].map((number) => ['DELETE_TASK', { reference: { number } }]),
  ],
  ['#1-3/done are finished', [], [done(1), done(2), done(3)]],
  [
    'read ch/done 4/done and 5/done on the bus',
    ['history ch 4', 'history ch 5', 'history ch 6'],
    [done(1), done(2)],
  ],
  [
    'the/done middle/done one/done is done',
    ['milk', 'bread', 'eggs'],
    [['COMPLETE_TASK', { reference: { position: 2 }, completed: true }]],
    [1, 2, 3],
  ],
  // a new name is that of the task it was said of
  [
    'call my talk/change Talk/becomes on/becomes Hogg/becomes. And put the kettle/change down for/due saturday/due',
    ['give a talk', 'mend the kettle'],
    [
      ['UPDATE_TASK', { reference: { number: 1 }, title: 'Talk on Hogg' }],
      ['UPDATE_TASK', { reference: { number: 2 }, due_date: '2026-11-21' }],
    ],
  ],
  // a note ends where something else begins
  [
    'note on the locksmith/change: bring/note keys/note. And insurance/done is renewed/done.',
    ['locksmith', 'renew insurance'],
    [['UPDATE_TASK', { reference: { number: 1 }, description: 'bring keys.' }], done(2)],
  ],
  // a day that heads several
  [
    'Saturday/due viewings: Bath/new Road/new+ at/due 10am/due, Old/new Forge/new+ at/due 11am/due',
    [],
    [
      ['CREATE_TASK', { title: 'Bath Road', due_date: '2026-11-21T10:00', timezone: 'Europe/London' }],
      ['CREATE_TASK', { title: 'Old Forge', due_date: '2026-11-21T11:00', timezone: 'Europe/London' }],
    ],
  ],
  [
    'tomorrow/due: packs/new 10am/due; clinic/new 2pm/due',
    [],
    [
      ['CREATE_TASK', { title: 'packs', due_date: '2026-11-17T10:00', timezone: 'Europe/London' }],
      ['CREATE_TASK', { title: 'clinic', due_date: '2026-11-17T14:00', timezone: 'Europe/London' }],
    ],
  ],
  [
    'Tasks for Monday/due. Book/new minibus/new+. Update/new roll/new+.',
    [],
    [
      ['CREATE_TASK', { title: 'Book minibus', due_date: '2026-11-23' }],
      ['CREATE_TASK', { title: 'Update roll', due_date: '2026-11-23' }],
    ],
  ],
  [
    'rope/new, helmets/new and masks/new need doing. Three jobs, Friday/due',
    [],
    ['rope', 'helmets', 'masks'].map((title) => ['CREATE_TASK', { title, due_date: '2026-11-20' }]),
  ],
  // the rest is all that was not named
  [
    'visa/change form/change high/level, all/change the/change others/change low/level',
    ['visa form', 'lab coat'],
    [
      ['UPDATE_TASK', { reference: { number: 1 }, priority: 'high' }],
      ['UPDATE_TASK', { reference: { all: true, filter: { except: [{ number: 1 }] } }, priority: 'low' }],
    ],
  ],
  // the letters of a code go without saying
  [
    'SAY-130/done, 131/done → done',
    ['SAY-130 dark mode', 'SAY-131 tooltip', 'SAY-132 cache'],
    [done(1), done(2)],
  ],
  // reported in one breath
  [
    "I've paid/done the window/done cleaner/done, twelve pounds it is now, and I got the bulbs/done",
    ['pay the window cleaner', 'get bulbs for the landing'],
    [done(1), done(2)],
  ],
  // what is nearly done is what its clause names
  [
    "the posters/done are up, but I'm only halfway through the leaflets/change, so till/due Sunday/due",
    ['hang posters', 'fold leaflets'],
    [done(1), ['UPDATE_TASK', { reference: { number: 2 }, due_date: '2026-11-22' }]],
  ],
  // beside an order, only what asks says what is asked
  [
    'bread/done is done and then/show show/show me/show what/show remains/show',
    ['bread'],
    [done(1), ['LIST_TASKS', {}]],
  ],
  // words that go, with a full stop or in quotation marks
  [
    'the tea/change: Mr/becomes, not Mrs/replaced. How awful.',
    ['invite Mrs Hollis to tea'],
    [['UPDATE_TASK', { reference: { number: 1 }, title: 'invite Mr Hollis to tea' }]],
  ],
  // a figure before a name is no picture
  [
    'i need to 1 paint/new it/new+ 2 find/new vinegar/new+',
    [],
    [
      ['CREATE_TASK', { title: 'paint it' }],
      ['CREATE_TASK', { title: 'find vinegar' }],
    ],
  ],
  [
    'strip the dates off everything/change',
    ['milk'],
    [['UPDATE_TASK', { reference: { all: true, filter: {} }, due_date: null }]],
  ],
]

test.each(cases.map((row) => ({ row, said: row[0] })))(
  '$said',
  ({ row: [said, titles, wanted, shown = []] }) => {
    const { text, marked } = unmarked(said)
    const tasks: readonly KnownTask[] = titles.map((title, at) =>
      taskOf({ id: String(at + 1), number: at + 1, title }),
    )
    const tokens = tokenise(text, NOW, 'day-first', [])
    const tags = tokens.map(
      ({ start, end }) => marked.find((one) => one.from < end && one.to > start)?.tag ?? 'aside',
    )
    const sentences = sentencesIn(tokens)
    const [first] = commandsIn(
      {
        tokens,
        tags,
        text,
        now: NOW,
        order: 'day-first',
        matches: matchesOf(tokens, tasks),
        names: namesIn(tokens, [], []),
        mood: { ...CALM, shown },
        sure: new Float64Array(tokens.length).fill(1),
        guesses: { sentences: [], clauses: [] },
        clauses: clausesIn(tokens, sentences),
        sentences,
        roles: rolesOf(tokens),
      },
      null,
    )
    expect(first?.commands.map(({ intent, params }) => [intent, params])).toEqual(wanted)
  },
)

function unmarked(said: string): { text: string; marked: readonly { from: number; to: number; tag: Tag }[] } {
  const marked: { from: number; to: number; tag: Tag }[] = []
  let text = ''
  for (const part of said.split(/(?<= )/u)) {
    const {
      word = part,
      tag,
      rest = '',
    } = /^(?<word>[^/]+)\/(?<tag>[a-z]+\+?)(?<rest>.*)$/su.exec(part)?.groups ?? {}
    if (tag) marked.push({ from: text.length, to: text.length + word.length, tag: tag as Tag })
    text += word + rest
  }
  return { text, marked }
}
