/** Random conversations come to what a simple model of them says: the same changes, the same states, the same list. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ConversationModel } from './conversation-model.ts'
import { changes } from './hold.ts'
import type { Move } from './moves.ts'
import { type TurnPlayed, transcriptOf } from './transcript.ts'

const RUNS = Number(process.env.SAYSO_CONVERSATIONS ?? 80)
const number = fc.integer({ min: 1, max: 4 })
const word = fc.constantFrom('alpha', 'beta', 'gamma', 'delta')

/** Titles share no words with each other or with orders, so a reference by number is all that is about the list. */
const message = fc.oneof(
  { weight: 4, arbitrary: word.map((title) => `add ${title}`) },
  { weight: 3, arbitrary: number.map((n) => `mark task ${n} done`) },
  { weight: 4, arbitrary: number.map((n) => `delete task ${n}`) },
  { weight: 2, arbitrary: fc.tuple(number, word).map(([n, title]) => `rename task ${n} to ${title} ${n}`) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('complete all tasks', 'delete all tasks', 'mark the first one done'),
  },
  { weight: 2, arbitrary: fc.constantFrom('mark it done', 'delete it', 'show my tasks') },
  { weight: 5, arbitrary: fc.constant('yes') },
  { weight: 1, arbitrary: fc.constant('no') },
  { weight: 3, arbitrary: fc.constant('undo') },
)

const moves: fc.Arbitrary<readonly Move[]> = fc.array(
  fc.record({
    conversation: fc.constantFrom(0 as const, 0 as const, 1 as const),
    say: message,
    wait: fc.constantFrom(1000, 1000, 1000, 1000, 150_000, 300_000),
  }),
  { minLength: 4, maxLength: 16 },
)

function changedIn(turn: TurnPlayed): readonly number[] {
  return changes(turn).flatMap(({ result }) => {
    const data = result as {
      task?: { number: number }
      changed?: boolean
      undone?: { task: { number: number } }[]
    }
    if (data.changed === false) return []
    return data.undone?.map(({ task }) => task.number) ?? [data.task?.number ?? 0]
  })
}

test('the agent and the model agree, turn by turn', async () => {
  const property = fc.asyncProperty(moves, async (said) => {
    const model = new ConversationModel()
    for (const turn of (await transcriptOf(said)).turns) {
      const expected = model.say(turn.move.say, turn.move.conversation, turn.at)
      const { state, response_text } = turn.response
      const where = `“${turn.move.say}” → “${response_text}”`
      expect({ state, changed: changedIn(turn) }, where).toEqual(expected)
      const list = turn.after.map((task) => ({
        number: task.number,
        title: task.title,
        completed: task.completed,
        version: task.version,
      }))
      expect(list, where).toEqual(model.list())
    }
  })
  await fc.assert(property, { numRuns: RUNS, seed: Number(process.env.SAYSO_SEED ?? 4) })
})
