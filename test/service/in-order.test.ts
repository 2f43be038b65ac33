/** Messages of one conversation are taken in the order in which they came, whoever else talks or is held up. */
import { expect, test } from 'vitest'
import { chat } from '../../src/agent/chat.ts'
import { composeAgent } from '../../src/compose/compose.ts'
import { realWorld } from '../../src/compose/real-world.ts'
import { actorOf } from '../support/store-fixtures.ts'
import { freshStore } from '../support/stores.ts'

const store = await freshStore()
const ports = await composeAgent({ store, world: realWorld, policy: 'standard', timezone: 'UTC' })

async function talk(user: string) {
  const actor = actorOf(user, 'chat')
  const { conversation_id } = await chat({ message: 'hello' }, actor, ports)
  return async (message: string) => {
    const { response_text } = await chat({ message, conversation_id }, actor, ports)
    return Number(/#(\d+)/u.exec(response_text)?.[1])
  }
}

test('sent at once', async () => {
  const one = await talk('one')
  const others = await Promise.all(['two', 'three', 'four'].map(talk))
  for (let round = 0; round < 10; round++) {
    const meanwhile = others.map((say) => say('add bread'))
    const numbers = await Promise.all([one('add milk'), one('add eggs'), one('add tea')])
    expect(numbers).toEqual([1, 2, 3].map((place) => 3 * round + place))
    await Promise.all(meanwhile)
  }
})
