/** Tasks that repeat, in conversation: every receipt says how and when next; what is unclear is asked; one undo is enough. */
import { describe, expect, test } from 'vitest'
import type { TaskChange } from '../../src/domain/command.ts'
import { add, type Bare, scriptedTalk, type Talk } from '../support/scripted.ts'

const done = (number: number): Bare => ({
  intent: 'COMPLETE_TASK',
  params: { reference: { number }, completed: true },
})
const change = (number: number, what: TaskChange): Bare => ({
  intent: 'UPDATE_TASK',
  params: { reference: { number }, ...what },
})
const ask = (number: number, asks: 'when' | 'how_often'): Bare => ({
  intent: 'GET_TASK',
  params: { reference: { number }, asks },
})

/** On Wednesday 4 March 2026. */
async function bins(recurrence = 'FREQ=WEEKLY;BYDAY=MO', due_date = '2026-03-09'): Promise<Talk> {
  const talk = await scriptedTalk()
  await talk.say('…', add('bins', { recurrence, due_date }))
  return talk
}

async function open({ ports, user_id }: Talk): Promise<readonly string[]> {
  const now = { epoch_ms: ports.world.now(), timezone: 'Europe/Berlin' }
  const { tasks } = await ports.store.reader(user_id).page({ status: 'pending', limit: 100, now })
  return tasks.map(({ number, due_date, recurrence }) => [`#${number}`, due_date, recurrence].join(' '))
}

describe('told', () => {
  test('a new one, with its rule and its next dates', async () => {
    const { say } = await scriptedTalk()
    expect(await say('…', add('bins', { recurrence: 'FREQ=WEEKLY;BYDAY=MO' }))).toBe(
      'Added #1 “bins”, due on Monday, every Monday (then on 16 March and on 23 March).',
    )
  })

  test('done, the next one, and its number', async () => {
    const talk = await bins()
    expect(await talk.say('bins done', done(1))).toBe(
      'Done: #1 “bins”. The next one, #2, is due on 16 March, every Monday (then on 23 March and on 30 March).',
    )
    expect(await open(talk)).toEqual(['#2 2026-03-16 FREQ=WEEKLY;BYDAY=MO'])
  })

  test('late: how many went by', async () => {
    const talk = await bins('FREQ=DAILY', '2026-03-01')
    expect(await talk.say('bins done', done(1))).toBe(
      'Done: #1 “bins”. 2 dates went by in between. The next one, #2, is due today, every day (then tomorrow and on Friday).',
    )
  })

  test('the last one is said to be', async () => {
    const talk = await bins('FREQ=DAILY;COUNT=1', '2026-03-04')
    expect(await talk.say('bins done', done(1))).toBe('Done: #1 “bins”. That was the last one.')
  })

  test('when is it next, how often', async () => {
    const talk = await bins()
    expect(await talk.say('when is it next?', ask(1, 'when'))).toBe(
      '“bins” (#1) is due on Monday, every Monday (then on 16 March and on 23 March).',
    )
    expect(await talk.say('how often?', ask(1, 'how_often'))).toBe(
      '“bins” (#1) comes every Monday (then on 16 March and on 23 March), due on Monday.',
    )
  })

  test('what repeats, and how often it was done', async () => {
    const talk = await bins('FREQ=DAILY', '2026-03-04')
    await talk.say('…', add('call Ann'))
    await talk.say('done', done(1))
    expect(await talk.say('what repeats?', { intent: 'LIST_TASKS', params: { repeating: true } })).toContain(
      '#3 bins',
    )
    const during = { completed_during: '2026-03-01..2026-03-31', query: 'bins', count: true } as const
    expect(await talk.say('how often this month?', { intent: 'LIST_TASKS', params: during })).toContain('1')
  })

  test('one undo takes all of it back', async () => {
    const talk = await bins()
    await talk.say('done', done(1))
    expect(await talk.say('undo')).toBe(
      'Undone: #2 “bins” is off the list again and #1 “bins” is open again.',
    )
    expect(await open(talk)).toEqual(['#1 2026-03-09 FREQ=WEEKLY;BYDAY=MO'])
  })
})

describe('moved', () => {
  const toThursday = { due_date: '2026-03-12' }

  test('asks: only this one, or all from now on', async () => {
    const talk = await bins()
    expect(await talk.say('move bins to thursday', change(1, toThursday))).toBe(
      'Make #1 “bins” due on 12 March: only this one, or all from now on?',
    )
    expect(await open(talk)).toEqual(['#1 2026-03-09 FREQ=WEEKLY;BYDAY=MO'])
  })

  test('only this one: the rule stays', async () => {
    const talk = await bins()
    await talk.say('move bins to thursday', change(1, toThursday))
    expect(await talk.say('1')).toBe(
      'Updated #1 “bins”: due on Monday → on 12 March and only this once, still every Monday (then on 16 March and on 23 March).',
    )
    expect(await open(talk)).toEqual(['#1 2026-03-12 FREQ=WEEKLY;BYDAY=MO'])
    await talk.say('done', done(1))
    expect(await open(talk)).toEqual(['#2 2026-03-16 FREQ=WEEKLY;BYDAY=MO'])
  })

  test('all from now on: the rule goes along', async () => {
    const talk = await bins()
    await talk.say('move bins to thursday', change(1, toThursday))
    expect(await talk.say('2')).toBe(
      'Updated #1 “bins”: due on Monday → on 12 March and repeating every Thursday (then on 19 March and on 26 March).',
    )
    expect(await open(talk)).toEqual(['#1 2026-03-12 FREQ=WEEKLY;BYDAY=TH'])
  })

  test.each([
    ['FREQ=WEEKLY;BYDAY=MO,TH', '2026-03-05', '2026-03-06', 'FREQ=WEEKLY;BYDAY=MO,FR'],
    ['FREQ=MONTHLY;BYMONTHDAY=1,15', '2026-03-15', '2026-03-17', 'FREQ=MONTHLY;BYMONTHDAY=1,17'],
    ['FREQ=MONTHLY;BYMONTHDAY=15,-1', '2026-03-31', '2026-03-30', 'FREQ=MONTHLY;BYMONTHDAY=15,30'],
    ['FREQ=MONTHLY;BYDAY=1MO,3MO', '2026-03-16', '2026-03-17', 'FREQ=MONTHLY;BYDAY=1MO,3TU'],
    ['FREQ=MONTHLY;BYDAY=-1FR', '2026-03-27', '2026-03-30', 'FREQ=MONTHLY;BYDAY=-1MO'],
    [
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
      '2026-03-31',
      '2026-04-02',
      'FREQ=MONTHLY;BYMONTHDAY=2',
    ],
    [
      'FREQ=YEARLY;BYMONTH=3,9;BYMONTHDAY=15',
      '2026-03-15',
      '2026-03-17',
      'FREQ=YEARLY;BYMONTH=3,9;BYMONTHDAY=17',
    ],
    ['FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=12', '2026-05-12', '2026-06-01', 'FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=1'],
  ])('all from now on, of %s: the day that is moved, and no other', async (rule, due, to, moved) => {
    const talk = await bins(rule, due)
    await talk.say('from now on', change(1, { due_date: to, applies_to: 'all' }))
    expect(await open(talk)).toEqual([`#1 ${to} ${moved}`])
  })

  test('is not asked where it was said, or where the date is one of the series anyway', async () => {
    const talk = await bins()
    await talk.say('only this week on thursday', change(1, { ...toThursday, applies_to: 'this' }))
    expect(await open(talk)).toEqual(['#1 2026-03-12 FREQ=WEEKLY;BYDAY=MO'])
    const daily = await bins('FREQ=DAILY', '2026-03-04')
    await daily.say('move it to friday', change(1, { due_date: '2026-03-06' }))
    expect(await open(daily)).toEqual(['#1 2026-03-06 FREQ=DAILY'])
  })
})

describe('skipped, paused, ended', () => {
  test('skip this one', async () => {
    const talk = await bins()
    expect(await talk.say('skip this one', change(1, { occurrence: 'skip' }))).toBe(
      'Updated #1 “bins”: due on Monday → on 16 March and still every Monday (then on 23 March and on 30 March).',
    )
  })

  test('there is nothing after the last one, and nothing to skip where nothing repeats', async () => {
    const talk = await bins('FREQ=DAILY;COUNT=1', '2026-03-04')
    const skip = { occurrence: 'skip' } as const
    expect(await talk.say('skip it', change(1, skip))).toBe(
      '#1 “bins” is the last one, there is none after it.',
    )
    await talk.say('…', add('call Ann'))
    expect(await talk.say('skip it', change(2, skip))).toBe('#2 “call Ann” does not repeat.')
  })

  test('pause and resume', async () => {
    const talk = await bins()
    expect(await talk.say('pause the bins', change(1, { occurrence: 'pause' }))).toBe(
      'Updated #1 “bins”: no longer due on Monday and paused, still every Monday.',
    )
    expect(await open(talk)).toEqual(['#1  FREQ=WEEKLY;BYDAY=MO'])
    expect(await talk.say('resume the bins', change(1, { occurrence: 'resume' }))).toBe(
      'Updated #1 “bins”: now due on Monday and still every Monday (then on 16 March and on 23 March).',
    )
  })

  test('another rule', async () => {
    const talk = await bins()
    expect(
      await talk.say('bins are every wednesday now', change(1, { recurrence: 'FREQ=WEEKLY;BYDAY=FR' })),
    ).toBe(
      'Updated #1 “bins”: due on Monday → on Friday and repeating every Friday (then on 13 March and on 20 March).',
    )
    expect(await open(talk)).toEqual(['#1 2026-03-06 FREQ=WEEKLY;BYDAY=FR'])
  })

  test('stopped after a yes, and one undo brings it back', async () => {
    const talk = await bins()
    const stop = change(1, { recurrence: null })
    expect(await talk.say('stop repeating the bins', stop)).toBe(
      'Stop repeating #1 “bins”? Reply “yes” or “no”.',
    )
    expect(await talk.say('no')).toBe('Okay, I left everything as it is.')
    expect(await open(talk)).toEqual(['#1 2026-03-09 FREQ=WEEKLY;BYDAY=MO'])
    await talk.say('stop repeating the bins', stop)
    expect(await talk.say('yes')).toBe('Updated #1 “bins”: no longer repeating.')
    expect(await open(talk)).toEqual(['#1 2026-03-09 '])
    expect(await talk.say('undo')).toContain('repeating every Monday')
    expect(await open(talk)).toEqual(['#1 2026-03-09 FREQ=WEEKLY;BYDAY=MO'])
  })

  test('several are stopped after one question', async () => {
    const talk = await bins()
    await talk.say('…', add('paper', { recurrence: 'FREQ=WEEKLY;BYDAY=TU' }))
    const all = { intent: 'UPDATE_TASK', params: { reference: { all: true, filter: {} }, recurrence: null } }
    expect(await talk.say('stop them all', all as Bare)).toContain(
      'Stop repeating 2 tasks: #1 bins and #2 paper?',
    )
    await talk.say('yes')
    expect(await open(talk)).toEqual(['#1 2026-03-09 ', '#2 2026-03-10 '])
  })

  test('an impossible rule is refused with a clear word, and nothing is lost', async () => {
    const talk = await bins()
    const never = change(1, { recurrence: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' })
    expect(await talk.say('every 30 february', never)).toBe(
      'That doesn’t work: No day is ever like that, so it would never come. Name another day.',
    )
    expect(await open(talk)).toEqual(['#1 2026-03-09 FREQ=WEEKLY;BYDAY=MO'])
  })
})
