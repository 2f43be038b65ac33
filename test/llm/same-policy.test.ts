/** Invariant 18: rules and a model that give the same commands get the same decision, step by step. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decide } from '../../src/decide/decide.ts'
import type { Command, Interpretation } from '../../src/domain/command.ts'
import type { DecisionContext, Outcome, Step, ToolCall, ToolResult } from '../../src/domain/decision.ts'
import type { Task } from '../../src/domain/task.ts'
import { fieldsOf } from '../../src/domain/task-fields.ts'
import { asHeard } from '../../src/llm/fake/as-heard.ts'
import { interpret } from '../../src/llm/hear/interpret.ts'
import { understand } from '../../src/understand/understand.ts'

const now = { epoch_ms: Date.UTC(2026, 2, 4, 9), timezone: 'Europe/Berlin' }
const context = { now }

const tasks: readonly Task[] = ['buy milk', 'buy soy milk', 'call Ann'].map((title, index) => ({
  id: `00000000-0000-7000-8000-00000000000${index + 1}`,
  number: index + 1,
  ...fieldsOf({ title }),
  status: 'pending',
  completed: false,
  created_at: '2026-03-01T09:00:00.000Z',
  updated_at: '2026-03-01T09:00:00.000Z',
  completed_at: null,
  version: 1,
}))

/** A list that answers every call: enough to lead any plan to its end. */
function resultOf({ tool, params }: ToolCall): ToolResult {
  const task = tasks.find(({ id, number }) => id === params.task_id || String(number) === params.task_id)
  const data = (given: Record<string, unknown>): ToolResult => ({
    success: true,
    data: given,
    error: null,
    error_code: null,
  })
  if (tool === 'list_tasks') return data({ tasks, total: tasks.length, next_cursor: null })
  if (tool === 'add_task') return data({ task: { ...tasks[0], ...params } })
  if (tool === 'undo') return data({ undone: [] })
  if (!task)
    return { success: false, data: null, error: 'There is no such task.', error_code: 'TASK_NOT_FOUND' }
  return data({ task: { ...task, ...params }, before: task, changed: true })
}

/** Every step to the end, at most so many. */
function stepsOf(interpretation: Interpretation): readonly Step[] {
  const base = {
    message: 'x',
    now,
    policy: 'standard',
    pending: null,
    pressed: null,
    last_list: null,
    last_task: null,
  } as const
  const decided: DecisionContext = { ...base, interpretation }
  const outcomes: Outcome[] = []
  const steps: Step[] = []
  while (steps.length < 40) {
    const step = decide(decided, outcomes)
    steps.push(step)
    if ('done' in step) break
    outcomes.push({
      sequence: outcomes.length + 1,
      call: step.call,
      result: resultOf(step.call),
      duration_ms: 0,
    })
  }
  return steps
}

const text = fc.constantFrom('milk', 'soy', 'call Ann', 'nothing like it', 'Ann')
const filter = fc.record(
  {
    status: fc.constantFrom('all' as const, 'pending' as const, 'completed' as const),
    priority: fc.constantFrom('low' as const, 'high' as const),
    due: fc.constantFrom('today' as const, 'overdue' as const, '2026-03-05..2026-03-08' as const),
    query: text,
  },
  { requiredKeys: [] },
)
const reference = fc.oneof(
  fc.record({ number: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ position: fc.constantFrom(-1, 1, 2, 9) }),
  fc.record({ text }),
  fc.record({ pronoun: fc.constantFrom('it' as const, 'them' as const) }),
  fc.record({ all: fc.constant(true as const), filter }),
)
const spans = fc.constant({})
const change = fc.record(
  {
    title: text,
    append: text,
    description: text,
    priority: fc.constantFrom('high' as const, null),
    due_date: fc.constantFrom('2026-03-09', null),
  },
  { requiredKeys: [] },
)
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    intent: fc.constant('CREATE_TASK' as const),
    params: fc.record({ title: text }, { requiredKeys: [] }),
    spans,
  }),
  fc.record({ intent: fc.constant('LIST_TASKS' as const), params: filter, spans }),
  fc.record({
    intent: fc.constant('COMPLETE_TASK' as const),
    params: fc.record({ reference, completed: fc.boolean() }),
    spans,
  }),
  fc.record({ intent: fc.constant('DELETE_TASK' as const), params: fc.record({ reference }), spans }),
  fc.record({ intent: fc.constant('GET_TASK' as const), params: fc.record({ reference }), spans }),
  fc.record({ intent: fc.constant('RESTORE_TASK' as const), params: fc.record({ reference }), spans }),
  fc.record({
    intent: fc.constant('UNDO' as const),
    params: fc.record({ count: fc.integer({ min: 1, max: 3 }) }),
    spans,
  }),
  fc.record({ reference, change }).map(({ reference: which, change: to }) => ({
    intent: 'UPDATE_TASK' as const,
    params: { reference: which, ...to },
    spans: {},
  })),
  fc.constant({ intent: 'UNKNOWN' as const, params: {}, spans: {} }),
)

test('whoever read them, the same commands lead to the same steps and the same end', () => {
  const commands = fc.array(command, { minLength: 1, maxLength: 3 })
  const confidence = fc.constantFrom(0.2, 0.69, 0.7, 0.95)
  fc.assert(
    fc.property(commands, confidence, (read, sure) => {
      const rules: Interpretation = {
        commands: read,
        confidence: sure,
        method: 'RULE_BASED',
        rules: ['a/rule'],
        reasoning: 'A rule.',
      }
      const model: Interpretation = { ...rules, method: 'LLM', rules: ['model'], reasoning: 'A model.' }
      expect(stepsOf(model)).toEqual(stepsOf(rules))
    }),
    { numRuns: 500 },
  )
})

const said = (...parts: fc.Arbitrary<string>[]) =>
  fc.tuple(...parts).map((words) => words.filter(Boolean).join(' '))
const thing = fc.constantFrom('buy milk', 'call Ann', 'water the fern', 'pay the rent', 'zahle die Miete')
const when = fc.constantFrom('', 'tomorrow', 'on friday', 'by next monday', 'in 3 days', 'tomorrow at 5pm')
const which = fc.constantFrom(
  'task 2',
  '#3',
  'the first one',
  'the last one',
  'it',
  'the milk task',
  'all completed tasks',
  'all overdue tasks',
)
const sentence = fc.oneof(
  said(fc.constantFrom('add', 'remind me to'), thing, when),
  said(
    fc.constantFrom('show my tasks', 'show completed tasks', 'how many tasks do I have', 'what is due'),
    fc.constantFrom('', 'tomorrow', 'this week'),
  ),
  said(fc.constantFrom('delete', 'complete', 'mark'), which, fc.constantFrom('', 'done')),
  said(fc.constant('rename'), which, fc.constant('to'), thing),
  said(fc.constant('move'), which, fc.constantFrom('to friday', 'to tomorrow at 9am')),
  fc.constantFrom(
    'undo',
    'hello',
    'thanks',
    'I bought the milk',
    'remove the due date from task 2',
    'make it urgent',
    'undo the last 2 changes',
  ),
)

/** Where a parameter was read is for the page; it decides nothing. */
const withoutSpans = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner: unknown) => (key === 'spans' ? {} : inner)))

describe('a model that means what the rules mean', () => {
  test('says it in its own way, and ends in the same commands and decisions', () => {
    let compared = 0
    fc.assert(
      fc.property(sentence, (message) => {
        const rules = understand(message, context)
        const args = JSON.stringify(asHeard(rules, { text: message, context }))
        const model = interpret(args, message, context, 'fake')
        expect(model.confidence).toBe(rules.confidence)
        expect(withoutSpans(model.commands)).toEqual(withoutSpans(rules.commands))
        expect(withoutSpans(stepsOf(model))).toEqual(withoutSpans(stepsOf(rules)))
        compared += 1
      }),
      { numRuns: 1000 },
    )
    expect(compared).toBe(1000)
  })
})
