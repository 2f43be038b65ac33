/** Any command about any task, as a reader of any kind might propose it. */
import fc from 'fast-check'
import type { Command, Reference } from '../../src/domain/command.ts'
import type { Task } from '../../src/domain/task.ts'
import { askedAbout } from '../../src/domain/words.ts'
import { paperTask } from './paper-list.ts'

/** Up to the longest title there can be, in any script; blank ones never get this far. */
export const anyTitle: fc.Arbitrary<string> = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .chain((text) => fc.constantFrom(text, text.repeat(8)))
  .map((text) => `x${text}`.replaceAll('\0', '').slice(0, 400))
  .filter((text) => text.isWellFormed())

export const anyList: fc.Arbitrary<readonly Task[]> = fc
  .array(fc.tuple(anyTitle, fc.boolean()), { maxLength: 12 })
  .map((rows) => rows.map(([title, completed], index) => paperTask(index + 1, title, { completed })))

const anyReference: fc.Arbitrary<Reference> = fc.oneof(
  fc.integer({ min: 1, max: 14 }).map((number) => ({ number })),
  fc.integer({ min: -1, max: 14 }).map((position) => ({ position })),
  anyTitle.map((text) => ({ text })),
  fc.constantFrom({ pronoun: 'it' as const }, { pronoun: 'them' as const }),
  fc.constantFrom(
    { all: true as const, filter: {} },
    { all: true as const, filter: { status: 'completed' as const } },
    { all: true as const, filter: { due: 'none' as const, except: [{ number: 2 }] } },
    { all: true as const, filter: { except: [{ pronoun: 'it' as const }, { text: 'xa' }] } },
    { text: 'xa', among: [1, 2, 30] },
  ),
)

const spans = {}

export const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  anyTitle.map((title): Command => ({ intent: 'CREATE_TASK', params: { title }, spans })),
  fc.constant<Command>({ intent: 'CREATE_TASK', params: {}, spans }),
  fc.constantFrom<Command>(
    { intent: 'LIST_TASKS', params: {}, spans },
    { intent: 'LIST_TASKS', params: { status: 'pending', count: true }, spans },
    { intent: 'LIST_TASKS', params: { order: 'oldest', limit: 1 }, spans },
    { intent: 'LIST_TASKS', params: { hours: '00:00..10:00', due: 'any', after: 2 }, spans },
    { intent: 'LIST_TASKS', params: { except: [{ position: 1 }, { number: 99 }], order: 'title' }, spans },
    { intent: 'LIST_TASKS', params: { query: 'xa', limit: 3 }, spans },
    { intent: 'UNDO', params: {}, spans },
    { intent: 'GENERAL_CHAT', params: { topic: 'other' }, spans },
    { intent: 'UNKNOWN', params: {}, spans },
    { intent: 'CONFIRM_YES', params: {}, spans },
  ),
  anyReference.map((reference): Command => ({ intent: 'GET_TASK', params: { reference }, spans })),
  fc.tuple(anyReference, fc.constantFrom(...askedAbout)).map(
    ([reference, asks]): Command => ({
      intent: 'GET_TASK',
      params: { reference, asks },
      spans,
    }),
  ),
  anyReference.map((reference): Command => ({ intent: 'DELETE_TASK', params: { reference }, spans })),
  anyReference.map((reference): Command => ({ intent: 'RESTORE_TASK', params: { reference }, spans })),
  fc.tuple(anyReference, fc.boolean()).map(
    ([reference, completed]): Command => ({
      intent: 'COMPLETE_TASK',
      params: { reference, completed },
      spans,
    }),
  ),
  fc
    .tuple(anyReference, anyTitle)
    .map(([reference, title]): Command => ({ intent: 'UPDATE_TASK', params: { reference, title }, spans })),
  anyReference.map(
    (reference): Command => ({ intent: 'UPDATE_TASK', params: { reference, due_date: '2026-03-06' }, spans }),
  ),
)
