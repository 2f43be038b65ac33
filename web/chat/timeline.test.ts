import { expect, test } from 'vitest'
import type { AuditRow, Message } from '../api/types.ts'
import type { Outgoing } from '../state/outbox.ts'
import { timeline } from './timeline.ts'

const message = (seq: number, at: string) => ({ id: `m${seq}`, seq, created_at: at }) as Message
const row = (id: string, at: string) => ({ id, invoked_at: at }) as AuditRow

test('one story in order: notes between messages, what is on its way at the end and only once', () => {
  const messages = [message(1, '10'), message(2, '20'), message(3, '30')]
  const rows = [row('late', '35'), row('between', '25'), row('first', '05')]
  const outgoing = [
    { message_id: 'm3', at: '29' },
    { message_id: 'new', at: '40' },
  ] as Outgoing[]
  const keys = timeline(messages, rows, outgoing).map(({ key }) => key)
  expect(keys).toEqual(['first', 'm1', 'm2', 'between', 'm3', 'late', 'new'])
})
