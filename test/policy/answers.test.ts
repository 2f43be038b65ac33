/** Questions about one task and about the list, answered in a sentence that names the task and says the one thing first. */
import { describe, expect, test } from 'vitest'
import type { Command, ListTasks } from '../../src/domain/command.ts'
import type { Asked } from '../../src/domain/words.ts'
import { contextOf, reading } from './contexts.ts'
import { PaperList, paperTask } from './paper-list.ts'

// It is Wednesday, 4 March 2026, 10:00 in Berlin.
const spans = {}
const tasks = [
  paperTask(1, 'vet for Biscuit', {
    due_date: '2026-03-05T16:15',
    timezone: 'Europe/Berlin',
    priority: 'high',
  }),
  paperTask(2, 'rename the repo', { completed: true, completed_at: '2026-03-03T09:00:00.000Z' }),
  paperTask(3, 'order straw', { description: 'two bales' }),
  paperTask(4, 'rent', { due_date: '2026-03-07' }),
  paperTask(5, 'taxes', { due_date: '2026-03-01' }),
  paperTask(6, 'tea with Ann', { due_date: '2026-03-04T12:00', timezone: 'Europe/Berlin' }),
  paperTask(7, 'tea with Bob', { due_date: '2026-03-04T08:30', timezone: 'Europe/Berlin' }),
  paperTask(8, 'bins', { due_date: '2026-03-04' }),
]

function play(commands: readonly Command[], list = tasks, mind = {}) {
  const { decision, reply, outcomes } = new PaperList(list).play(
    contextOf({ interpretation: reading(commands), ...mind }),
  )
  return { decision, text: reply.text, calls: outcomes.map(({ call }) => call), reply }
}

function ask(text: string, asks?: Asked) {
  return play([{ intent: 'GET_TASK', params: { reference: { text }, ...(asks && { asks }) }, spans }])
}

function show(params: ListTasks['params'], list = tasks) {
  return play([{ intent: 'LIST_TASKS', params, spans }], list)
}

describe('one thing about one task', () => {
  test.each<[string, Asked | undefined, string]>([
    ['vet', 'when', '“vet for Biscuit” (#1) is due tomorrow at 16:15.'],
    ['straw', 'when', '“order straw” (#3) has no due date.'],
    ['repo', 'when', '“rename the repo” (#2) has no due date.'],
    ['repo', 'state', 'Yes, “rename the repo” (#2) is done (completed yesterday).'],
    ['vet', 'state', 'No, “vet for Biscuit” (#1) is still open, due tomorrow at 16:15.'],
    ['straw', 'state', 'No, “order straw” (#3) is still open.'],
    ['straw', 'note', 'The note on “order straw” (#3) says: two bales'],
    ['vet', 'note', 'There is no note on “vet for Biscuit” (#1).'],
    ['vet', 'priority', '“vet for Biscuit” (#1) has high priority.'],
    ['straw', 'priority', '“order straw” (#3) has no priority.'],
    ['straw', 'exists', 'Yes, “order straw” (#3) is on your list. Note: two bales'],
    ['rent', 'exists', 'Yes, “rent” (#4) is on your list, due on Saturday.'],
    ['repo', 'exists', 'Yes, “rename the repo” (#2) is on your list; it is done (completed yesterday).'],
    ['tea', 'exists', 'Yes, you have #6 “tea with Ann” and #7 “tea with Bob”.'],
    ['rent', 'how_long', '“rent” (#4) is due in 3 days, on Saturday.'],
    ['taxes', 'how_long', '“taxes” (#5) was due 3 days ago, on 1 March.'],
    ['tea with Ann', 'how_long', '“tea with Ann” (#6) is due in 2 hours, today at 12:00.'],
    ['tea with Bob', 'how_long', '“tea with Bob” (#7) was due an hour and a half ago, today at 08:30.'],
    ['bins', 'how_long', '“bins” (#8) is due today.'],
    ['repo', 'how_long', '“rename the repo” (#2) is done already (completed yesterday).'],
    ['straw', 'how_long', '“order straw” (#3) has no due date.'],
    ['vet', undefined, '#1 “vet for Biscuit” is open, due tomorrow at 16:15, high priority.'],
    ['repo', undefined, '#2 “rename the repo” is done (completed yesterday).'],
  ])('%s, %s', (text, asks, answer) => {
    const { decision, text: reply } = ask(text, asks)
    expect(reply).toBe(answer)
    expect(decision).toMatchObject({ state: 'complete', question: null })
  })

  test.each<[Asked | undefined, string]>([
    ['exists', 'No, I can’t find “hay” on your list.'],
    ['state', 'No, I can’t find “hay” on your list.'],
    [undefined, 'No, I can’t find “hay” on your list.'],
    ['when', 'I can’t find “hay” on your list.'],
  ])('that is not there (%s)', (asks, answer) => {
    const { decision, text } = ask('hay', asks)
    expect(text).toBe(answer)
    expect(decision).toMatchObject({ state: 'complete', question: null, decision_type: 'RESPOND_ONLY' })
  })

  test('near ones are named, and nothing is asked', () => {
    const { decision, text } = ask('order hay for the horse', 'exists')
    expect(text).toBe(
      'No, I can’t find “order hay for the horse” on your list. The nearest is #3 “order straw”.',
    )
    expect(decision.question).toBeNull()
  })

  test('“when” is about what is still open', () => {
    const twice = [paperTask(1, 'vet', { completed: true }), paperTask(2, 'vet', { due_date: '2026-03-05' })]
    const command: Command = {
      intent: 'GET_TASK',
      params: { reference: { text: 'vet' }, asks: 'when' },
      spans,
    }
    expect(play([command], twice).text).toBe('“vet” (#2) is due tomorrow.')
  })
})

describe('words that fit several equally well', () => {
  test('are asked about with exactly those, in the order of their numbers, without a search', () => {
    const reference = { text: 'tea', among: [7, 3, 6] }
    const { text, calls, decision } = play([
      { intent: 'COMPLETE_TASK', params: { reference, completed: true }, spans },
    ])
    expect(text).toBe('Which one: #3 order straw, #6 tea with Ann or #7 tea with Bob?')
    expect(calls.map(({ tool, params }) => [tool, params.task_id])).toEqual([
      ['get_task', '7'],
      ['get_task', '3'],
      ['get_task', '6'],
    ])
    expect(decision.question).toMatchObject({ action_type: 'CHOOSE_TASK' })
  })

  test('one that is left is the one', () => {
    const reference = { text: 'tea', among: [70, 6] }
    const command: Command = { intent: 'COMPLETE_TASK', params: { reference, completed: true }, spans }
    expect(play([command]).text).toBe('Done: #6 “tea with Ann”.')
  })
})

describe('the list', () => {
  const open = { status: 'pending' } as const
  test.each<[string, ListTasks['params'], string]>([
    [
      'the oldest',
      { ...open, order: 'oldest', limit: 1 },
      'The oldest of your 7 open tasks is #1 vet for Biscuit, due tomorrow at 16:15, high priority.',
    ],
    [
      'the newest two',
      { ...open, order: 'newest', limit: 2 },
      'The 2 newest of your 7 open tasks:\n#8 bins, due today\n#7 tea with Bob, due today at 08:30 (overdue)',
    ],
    [
      'the first two',
      { due: 'any', limit: 2 },
      'The first 2 of your 6 tasks with a due date:\n#1 vet for Biscuit, due tomorrow at 16:15, high priority\n#4 rent, due on Saturday',
    ],
    ['without a date', { ...open, due: 'none' }, 'You have 1 open task without a due date:\n#3 order straw'],
    [
      'early',
      { hours: '00:00..10:00' },
      'You have 1 task due by 10:00:\n#7 tea with Bob, due today at 08:30 (overdue)',
    ],
    [
      'about words',
      { query: 'tea', order: 'newest' },
      'You have 2 tasks about “tea”, newest first:\n#7 tea with Bob, due today at 08:30 (overdue)\n#6 tea with Ann, due today at 12:00',
    ],
    ['about nothing', { query: 'hay' }, 'Nothing on your list about “hay”.'],
    ['about nothing open', { ...open, query: 'hay' }, 'Nothing open on your list about “hay”.'],
    [
      'about half of the words',
      { query: 'tea with the queen' },
      'Nothing on your list about “tea with the queen”.',
    ],
    ['how many about words', { query: 'tea', count: true }, 'You have 2 tasks about “tea”.'],
    [
      'more than there are',
      { query: 'tea', limit: 5 },
      'You have 2 tasks about “tea”:\n#6 tea with Ann, due today at 12:00\n#7 tea with Bob, due today at 08:30 (overdue)',
    ],
    ['none at those hours', { hours: '20:00..23:59' }, 'You have no tasks due from 20:00 on.'],
  ])('%s', (_, params, text) => {
    const shown = show(params)
    expect(shown.text).toBe(text)
    expect(shown.decision).toMatchObject({ state: 'complete', question: null })
  })

  test('sorted by priority', () => {
    const { text } = show({ ...open, order: 'priority', limit: 20 })
    expect(text.split('\n').slice(0, 2)).toEqual([
      'You have 7 open tasks, by priority:',
      '#1 vet for Biscuit, due tomorrow at 16:15, high priority',
    ])
  })

  test('read to the end, a reply at a time, each task once', () => {
    const many = Array.from({ length: 230 }, (_, index) => paperTask(index + 1, `thing ${index + 1}`))
    const seen: number[] = []
    for (;;) {
      const { decision, text } = show({ after: seen.length }, many)
      const numbers = [...text.matchAll(/^#(\d+)/gmu)].map(([, number]) => Number(number))
      expect(decision.shown?.map(({ number }) => number)).toEqual(numbers)
      seen.push(...numbers)
      if (!text.includes('…and ')) break
      expect(text).toContain(`…and ${230 - seen.length} more`)
    }
    expect(seen).toEqual(many.map(({ number }) => number))
    expect(show({ after: 220 }, many).text).toMatch(/^The rest of your 230 tasks:\n#221 /u)
    expect(show({ after: 230 }, many).text).toBe('That was all of it.')
  })
})

describe('small talk', () => {
  test.each([
    ['told', 'Good to know! Your list stays as it is.'],
    ['feeling', 'One thing at a time, we’ll manage. I’ll remember the rest.'],
    ['about', 'I’m Sayso, a to-do list you can talk to.'],
    ['other', 'That’s beyond me, I only keep your to-do list.'],
  ] as const)('%s', (topic, text) => {
    const { calls, ...said } = play([{ intent: 'GENERAL_CHAT', params: { topic }, spans }])
    expect([said.text, calls]).toEqual([text, []])
  })

  test('what cannot be done yet is not promised', () => {
    const { text } = play([{ intent: 'GENERAL_CHAT', params: { topic: 'abilities' }, spans }])
    expect(text).toMatch(/can’t share/u)
  })
})
