/** Every reply fits, reads as plain text and keeps its question whole, whatever titles and lists it is about. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Command } from '../../src/domain/command.ts'
import { textLength } from '../../src/domain/text.ts'
import { anyCommand, anyList, anyTitle } from './commands.ts'
import { contextOf, reading } from './contexts.ts'
import { PaperList, paperTask } from './paper-list.ts'

const anyReading = fc.record({
  commands: fc.array(anyCommand, { minLength: 1, maxLength: 40 }),
  confidence: fc.constantFrom(0.3, 0.95),
  dry_run: fc.boolean(),
})

test('invariant 23: at most 500 characters, never empty, no internals, the question whole and last', () => {
  fc.assert(
    fc.property(anyList, anyReading, fc.constantFrom('standard', 'locked'), (tasks, said, policy) => {
      const { commands, confidence, dry_run } = said
      const interpretation = reading(commands, { confidence, ...(dry_run ? { dry_run } : {}) })
      const list = new PaperList(tasks)
      const { reply } = list.play(
        contextOf({ interpretation, policy, last_list: tasks.slice(0, 3), last_task: tasks[0] ?? null }),
      )
      expect(textLength(reply.text)).toBeLessThanOrEqual(500)
      expect(reply.text.trim()).not.toBe('')
      if (reply.question !== null) expect(reply.text.endsWith(reply.question)).toBe(true)
      const titles = [...tasks.map(({ title }) => title), JSON.stringify(commands)].join(' ')
      for (const word of ['undefined', 'null', '[object', '_task', 'NaN', '00000000-0000']) {
        if (!titles.includes(word)) expect(reply.text).not.toContain(word)
      }
    }),
    { numRuns: 400 },
  )
})

test('a split of any words fits, too', () => {
  fc.assert(
    fc.property(fc.array(anyTitle, { minLength: 2, maxLength: 30 }), (split) => {
      const command: Command = {
        intent: 'CREATE_TASK',
        params: { title: split.join(', ') },
        split,
        spans: {},
      }
      const { reply } = new PaperList([]).play(contextOf({ interpretation: reading([command]) }))
      expect(textLength(reply.text)).toBeLessThanOrEqual(500)
      expect(reply.options.map(({ value }) => value)).toEqual(['one', 'several'])
    }),
  )
})

test('what is left is counted from the list that was read', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 19 }), (states) => {
      fc.pre(states.some((completed) => !completed))
      const tasks = states.map((completed, index) => paperTask(index + 1, `thing ${index}`, { completed }))
      const first: Command = {
        intent: 'COMPLETE_TASK',
        params: { reference: { position: 1 }, completed: true },
        spans: {},
      }
      const show: Command = { intent: 'LIST_TASKS', params: {}, spans: {} }
      const list = new PaperList(tasks)
      const { reply } = list.play(contextOf({ interpretation: reading([show, first]) }))
      const open = list.tasks.filter(({ completed }) => !completed).length
      const left = open === 0 ? 'Nothing is left to do.' : `${open} open task${open === 1 ? '' : 's'} left.`
      expect(reply.text.endsWith(left)).toBe(true)
    }),
  )
})
