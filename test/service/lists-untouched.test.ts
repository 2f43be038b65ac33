/** “Clear the shopping list” and “delete the shopping list”, said in any spelling and confirmed, never touch another list. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, type Bare, scriptedTalk, type Talk } from '../support/scripted.ts'

const NAMES = ['shopping', 'shop', 'Shopping trip', 'camping', 'work', 'homework']
const said = fc.constantFrom(...NAMES, 'shoping', 'the SHOPPING list', 'shops', 'trip', 'wrok', 'camp')
const order = fc.record({ what: fc.constantFrom('clear', 'delete'), name: said, yes: fc.boolean() })

const commandFor = (what: string, list: string): Bare =>
  what === 'delete'
    ? { intent: 'DELETE_LIST', params: { list } }
    : { intent: 'DELETE_TASK', params: { reference: { all: true, filter: { list } } } }

/** One task on each, and one on none. */
async function sixLists(): Promise<Talk> {
  const talk = await scriptedTalk()
  await talk.say('…', ...NAMES.map((list): Bare => ({ intent: 'MAKE_LIST', params: { list } })))
  await talk.say('…', ...NAMES.map((list) => add(`on ${list}`, { list })), add('on none'))
  return talk
}

interface Order {
  readonly what: string
  readonly name: string
  readonly yes: boolean
}

async function expectOthersUntouched(talk: Talk, { what, name, yes }: Order): Promise<void> {
  const before = await talk.list()
  const asked = await talk.say('…', commandFor(what, name))
  expect(await talk.list()).toEqual(before)
  await talk.say(yes ? 'yes' : 'no')
  const left = await talk.list()
  const gone = before.filter((task) => !left.includes(task))
  expect(gone.length).toBeLessThanOrEqual(yes ? 1 : 0)
  for (const task of gone) expect(asked).toContain(`${listOf(task)}”`)
  if (gone.length > 0) await talk.say('undo')
  expect(await talk.list()).toEqual(before)
}

/** "on work @work" */
const listOf = (task: string) => task.split('@')[1] ?? 'nowhere'

test('what goes is on the one list that was named in the question', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(order, { minLength: 1, maxLength: 4 }), async (orders) => {
      const talk = await sixLists()
      for (const one of orders) await expectOthersUntouched(talk, one)
    }),
    { numRuns: 12 },
  )
})
