/** What needs an answer waits for it, without keeping anything else from being done; what is overtaken is named. */
import { describe, expect, test } from 'vitest'
import type { Command, Reference } from '../../src/domain/command.ts'
import type { ActionType, Question } from '../../src/domain/pending.ts'
import { asked, contextOf, reading } from './contexts.ts'
import { PaperList, paperTask } from './paper-list.ts'

const spans = {}
const tasks = ['milk', 'bread', 'soy milk', 'jam'].map((title, index) => paperTask(index + 1, title))
const done = (reference: Reference): Command => ({
  intent: 'COMPLETE_TASK',
  params: { reference, completed: true },
  spans,
})
const remove = (reference: Reference): Command => ({ intent: 'DELETE_TASK', params: { reference }, spans })
const add = (title: string): Command => ({ intent: 'CREATE_TASK', params: { title }, spans })
const undo: Command = { intent: 'UNDO', params: {}, spans }
const unclear = { text: 'milk', among: [1, 3] }

function play(commands: readonly Command[], parts: Parameters<typeof contextOf>[0] = {}) {
  const list = new PaperList(tasks)
  const { decision, reply } = list.play(contextOf({ interpretation: reading(commands), ...parts }))
  return { list, decision, text: reply.text }
}

describe('a plan', () => {
  test('does the others, and asks at the end', () => {
    const { text, decision, list } = play([done({ number: 1 }), remove({ text: 'bread' }), add('eggs')])
    expect(text).toBe(
      'Done: #1 “milk”. Added #5 “eggs”. Delete #2 “bread”? Reply “yes” to delete it or “no” to keep it.',
    )
    expect(decision).toMatchObject({
      state: 'needs_confirmation',
      decision_type: 'REQUEST_CONFIRMATION',
      question: { action_type: 'DELETE_TASK', tasks: [{ number: 2 }] },
    })
    expect(list.deleted).toEqual([])
  })

  test('asks one question, and names what else needs an answer', () => {
    const { text } = play([done(unclear), remove({ number: 2 }), add('eggs')])
    expect(text).toBe(
      'Added #5 “eggs”. I haven’t done the rest yet: delete #2. Which one: #1 milk or #3 soy milk?',
    )
  })

  test.each([
    ['a pronoun', done({ pronoun: 'it' }), 'mark it done'],
    ['an undo', undo, 'undo'],
    ['an exception', done({ all: true, filter: { except: [{ pronoun: 'it' }] } }), 'mark several tasks done'],
  ])('leaves %s that points at what waits', (_, command, words) => {
    const { text, list } = play([remove({ number: 2 }), command], { last_task: tasks[0] ?? null })
    expect(text).toBe(
      `I haven’t done the rest yet: ${words}. Delete #2 “bread”? Reply “yes” to delete it or “no” to keep it.`,
    )
    expect(list.tasks).toEqual(tasks)
  })

  test('“it” is what was done since', () => {
    const { list } = play([remove({ number: 2 }), add('eggs'), done({ pronoun: 'it' })])
    expect(list.tasks.filter(({ completed }) => completed).map(({ title }) => title)).toEqual(['eggs'])
  })

  test('goes on after what fits nothing', () => {
    const { text, decision } = play([done({ all: true, filter: { due: 'any' } }), add('eggs')])
    expect(text).toBe('Nothing on your list fits that. Added #5 “eggs”.')
    expect(decision.question).toBeNull()
  })

  test('of several deletes, one that is unclear is asked about and the others are named', () => {
    const { text } = play([remove({ number: 4 }), remove(unclear)])
    expect(text).toBe('I haven’t done the rest yet: delete #4. Which one: #1 milk or #3 soy milk?')
  })

  test('a failure ends it, and what waited is named, too', () => {
    const list = new PaperList(tasks)
    list.failing.set(2, { success: false, data: null, error: 'away', error_code: 'DATABASE_ERROR' })
    const said = [remove({ number: 2 }), add('eggs'), add('tea')]
    const { decision, reply } = list.play(contextOf({ interpretation: reading(said) }))
    expect(decision).toMatchObject({ state: 'error', question: null })
    expect(reply.text).toBe(
      'Something went wrong and nothing more was changed. Please try again in a moment. I haven’t done the rest yet: delete #2 and add “tea”.',
    )
  })
})

describe('an open question that is overtaken', () => {
  function overtaken(question: Partial<Question> & { action_type: ActionType }, ...commands: Command[]) {
    const pending = asked({ tasks: [], commands: [], ...question })
    return play(commands, { pending }).text
  }
  const [milk, bread] = tasks as [(typeof tasks)[0], (typeof tasks)[0]]
  const remove1 = remove({ number: 1 })

  test.each<[string, Partial<Question> & { action_type: ActionType }, string]>([
    [
      'a delete',
      { action_type: 'DELETE_TASK', tasks: [milk], commands: [remove1] },
      ' (I left “milk” as it is.)',
    ],
    [
      'deletes',
      { action_type: 'BULK', tasks: [milk, bread], commands: [remove1] },
      ' (I left those 2 tasks as they are.)',
    ],
    [
      'which one',
      { action_type: 'CHOOSE_TASK', tasks: [milk, bread], commands: [done({ text: 'milk' })] },
      ' (I didn’t mark “milk” done.)',
    ],
    ['an offer', { action_type: 'OFFER_CREATE', commands: [add('tea')] }, ' (I didn’t add “tea”.)'],
    [
      'several at once',
      { action_type: 'BULK', commands: [add('tea'), add('oats')] },
      ' (I left those undone.)',
    ],
    ['a reading', { action_type: 'CHOOSE_READING', commands: [add('tea'), done({ text: 'tea' })] }, ''],
    [
      'which one to look at',
      {
        action_type: 'CHOOSE_TASK',
        tasks: [milk],
        commands: [{ intent: 'GET_TASK', params: { reference: { text: 'milk' } }, spans }],
      },
      '',
    ],
  ])('%s', (_, question, words) => {
    expect(overtaken(question, add('eggs'))).toBe(`Added #5 “eggs”.${words}`)
  })

  test('not where the same was said in other words', () => {
    const which = {
      action_type: 'CHOOSE_TASK',
      tasks: [milk, bread],
      commands: [done({ text: 'milk' })],
    } as const
    expect(overtaken(which, done({ number: 4 }))).toBe('Done: #4 “jam”.')
    const delete1 = { action_type: 'DELETE_TASK', tasks: [milk], commands: [remove1] } as const
    expect(overtaken(delete1, done({ number: 1 }))).toBe('Done: #1 “milk”.')
    expect(overtaken(delete1, remove1)).toMatch(/^Delete #1/u)
    const offer = { action_type: 'OFFER_CREATE', commands: [add('tea')] } as const
    expect(overtaken(offer, add('tea'))).toBe('Added #5 “tea”.')
  })

  test('before a question of its own', () => {
    const delete1 = { action_type: 'DELETE_TASK', tasks: [milk], commands: [remove1] } as const
    expect(overtaken(delete1, remove({ number: 2 }))).toMatch(/^\(I left “milk” as it is\.\) Delete #2 /u)
  })
})
