import { expect, test } from 'vitest'
import { asMarkdown } from './take-along.ts'

test('what was said is quoted line by line, so it can be no heading of ours', () => {
  const at = '2026-11-15T12:00:00.000Z'
  const conversation = { id: '1', title: 'two\nlines', created_at: at, updated_at: at }
  const message = {
    id: '2',
    seq: 1,
    role: 'user',
    content: '# not a title\n\nadd milk',
    created_at: at,
  } as const
  expect(asMarkdown(conversation, [message])).toBe(
    `# two lines\n\nBegun ${at}\n\n**You**, ${at}\n\n> # not a title\n> \n> add milk\n`,
  )
})
