import { describe, expect, test } from 'vitest'
import type { Understood } from '../api/types.ts'
import { previewOf } from './preview-of.ts'

const now = new Date(2026, 10, 16, 12)
const SAID = 'milk to friday'
const moves: Understood = {
  sure: true,
  reasoning: 'It asks to change a task (update/move-to).',
  commands: [
    {
      intent: 'UPDATE_TASK',
      params: { due_date: '2026-11-20' },
      spans: { reference: [0, 4], due_date: [5, 14] },
      tasks: [{ number: 1, title: 'buy oat milk' }],
    },
  ],
}
const shown = (read: Partial<Understood>, text = SAID) => previewOf({ ...moves, ...read }, SAID, text, now)

describe('a preview', () => {
  test('names the parts, the task and the reason, without the names of rules', () => {
    expect(shown({})).toEqual({
      wish: 'Change',
      parts: [
        { kind: 'task', words: 'milk', matched: '#1 buy oat milk', span: [0, 4] },
        { kind: 'due', words: 'Friday', span: [5, 14] },
      ],
      why: 'It asks to change a task.',
    })
  })

  test('moves along with what is typed since; a part that was touched cannot be clicked away', () => {
    expect(shown({}, 'please milk to friday')?.parts.map(({ span }) => span)).toEqual([
      [7, 11],
      [12, 21],
    ])
    expect(shown({}, 'milk to fri')?.parts.map(({ span }) => span)).toEqual([[0, 4], null])
  })

  test('says when it will ask, and that it could be several', () => {
    expect(shown({ sure: false })?.wish).toBe('Will ask what you mean')
    const [command] = moves.commands
    const tasks = [
      { number: 1, title: 'oat milk' },
      { number: 2, title: 'soy milk' },
    ]
    const commands = command ? [{ ...command, tasks }] : []
    expect(shown({ commands })?.parts[0]?.matched).toBe('#1 oat milk or #2 soy milk')
  })

  test('is none for talk', () => {
    expect(shown({ commands: [{ intent: 'GENERAL_CHAT', params: {}, spans: {}, tasks: [] }] })).toBeNull()
  })
})
