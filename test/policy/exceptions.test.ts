/** "Everything except X" never touches X, however X is said, and whatever is done to the rest. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Command, Filter, Reference } from '../../src/domain/command.ts'
import type { Task } from '../../src/domain/task.ts'
import { anyList } from './commands.ts'
import { asked, contextOf, reading } from './contexts.ts'
import { PaperList, paperTask } from './paper-list.ts'

const spans = {}
const tasks = ['buy milk', 'buy bread', 'call mum', 'pay rent'].map((title, index) =>
  paperTask(index + 1, title),
)

function order(intent: string, filter: Filter): Command {
  const params = { reference: { all: true, filter }, completed: true, priority: 'high' }
  const { completed, priority, ...bare } = params
  const more = intent === 'COMPLETE_TASK' ? { completed } : intent === 'UPDATE_TASK' ? { priority } : {}
  return { intent, params: { ...bare, ...more }, spans } as Command
}

function play(
  list: PaperList,
  commands: readonly Command[],
  mind: Partial<Parameters<typeof contextOf>[0]> = {},
) {
  const { decision, reply, outcomes } = list.play(contextOf({ interpretation: reading(commands), ...mind }))
  if (decision.question) list.play(contextOf({ message: 'yes', pending: asked(decision.question) }))
  return { decision, outcomes, text: reply.text }
}

const intents = fc.constantFrom('COMPLETE_TASK', 'UPDATE_TASK', 'DELETE_TASK')
const filters = fc.constantFrom<Filter>({}, { status: 'all' }, { status: 'pending' }, { due: 'none' })
const ways: readonly ((task: Task) => Reference)[] = [
  ({ number }) => ({ number }),
  ({ title }) => ({ text: title }),
  ({ title, number }) => ({ text: title, among: [number] }),
  () => ({ pronoun: 'it' }),
  ({ number }) => ({ position: number }),
]

test('everything except X never touches X', () => {
  fc.assert(
    fc.property(
      anyList.filter(({ length }) => length > 0),
      intents,
      filters,
      fc.nat(),
      fc.constantFrom(...ways),
      (all, intent, filter, at, way) => {
        const kept = all[at % all.length] as Task
        const list = new PaperList(all)
        const said = order(intent, { ...filter, except: [way(kept)] })
        play(list, [said], { last_list: all, last_task: kept })
        expect(list.tasks.find(({ id }) => id === kept.id)).toEqual(kept)
      },
    ),
    { numRuns: 500 },
  )
})

describe('what is left out', () => {
  test('the others are touched', () => {
    const list = new PaperList(tasks)
    play(list, [order('COMPLETE_TASK', { except: [{ text: 'bread' }] })])
    expect(list.tasks.map(({ completed }) => completed)).toEqual([true, false, true, true])
  })

  test('words that fit several leave all of them out', () => {
    const list = new PaperList(tasks)
    play(list, [order('DELETE_TASK', { except: [{ text: 'buy' }, { number: 4 }] })])
    expect(list.tasks.map(({ number }) => number)).toEqual([1, 2, 4])
  })

  test('a kind of task can be left out, also when there is none of it', () => {
    const list = new PaperList([...tasks, paperTask(5, 'old', { completed: true })])
    const open: Reference = { all: true, filter: { status: 'pending' } }
    const { text } = play(list, [order('DELETE_TASK', { except: [open] })])
    expect(text).toBe('Delete #5 “old”? Reply “yes” to delete it or “no” to keep it.')
    const none: Reference = { all: true, filter: { due: 'any' } }
    const again = new PaperList(tasks)
    play(again, [order('COMPLETE_TASK', { except: [none] })])
    expect(again.tasks.every(({ completed }) => completed)).toBe(true)
  })

  test.each([
    [{ text: 'straw' }, '“straw”'],
    [{ number: 9 }, 'task 9'],
    [{ pronoun: 'it' }, 'that one'],
  ] as const)('%j is not there: said, and nothing is done', (except, words) => {
    const list = new PaperList(tasks)
    const { text, decision } = play(list, [order('COMPLETE_TASK', { except: [except] })])
    expect(text).toBe(`I can’t find ${words} to leave out, so I changed nothing.`)
    expect(decision).toMatchObject({ state: 'needs_clarification', question: null })
    expect(list.tasks).toEqual(tasks)
  })

  test('of a list', () => {
    const params = { except: [{ text: 'bread' }, { number: 3 }] }
    const { text } = play(new PaperList(tasks), [{ intent: 'LIST_TASKS', params, spans }])
    expect(text).toBe('You have 2 tasks besides “bread” and #3:\n#1 buy milk\n#4 pay rent')
  })

  test('of a list it is not on', () => {
    const params = { status: 'pending', except: [{ text: 'straw' }] } as const
    const { text } = play(new PaperList(tasks.slice(0, 1)), [{ intent: 'LIST_TASKS', params, spans }])
    expect(text).toBe(
      'I can’t find “straw” to leave out.\nYou have 1 open task besides “straw”:\n#1 buy milk',
    )
  })
})
