/** Lists and labels in conversation: what is done at once, what is asked, and what one undo brings back. */
import { describe, expect, test } from 'vitest'
import { add, type Bare, scriptedTalk, type Talk } from '../support/scripted.ts'

const makes = { makes_list: true }
const remove = (list: string): Bare => ({ intent: 'DELETE_LIST', params: { list } })
const clear = (list: string): Bare => ({
  intent: 'DELETE_TASK',
  params: { reference: { all: true, filter: { list } } },
})
const lists: Bare = { intent: 'SHOW_LISTS', params: { what: 'lists' } }

async function shopper(): Promise<Talk> {
  const talk = await scriptedTalk()
  await talk.say('…', add('milk', { list: 'shopping' }, makes), add('eggs', { list: 'shopping' }, makes))
  await talk.say('…', add('tent', { list: 'camping' }, makes))
  await talk.say('…', add('call Ann'))
  return talk
}

describe('putting things on lists', () => {
  test('a list that was clearly meant is made, and the reply says so', async () => {
    const { say, list } = await scriptedTalk()
    const three = ['eggs', 'milk', 'flour'].map((title) => add(title, { list: 'shopping' }, makes))
    expect(await say('put eggs, milk and flour on the shopping list', ...three)).toBe(
      'Added #1 “eggs” to the new list “shopping”. Added #2 “milk” to “shopping”. Added #3 “flour” to “shopping”.',
    )
    expect(await say('undo')).toBe(
      'Undone: #3 “flour” is off the list again, #2 “milk” is off the list again, #1 “eggs” is off the list again and the list “shopping” is gone again.',
    )
    expect(await list()).toEqual([])
    expect(await say('…', lists)).toBe('You have just one list so far, the main one.')
  })

  test('any other name is asked about, once for all that would go there', async () => {
    const { say, list } = await scriptedTalk()
    const two = [add('map', { list: 'Oslo' }), add('boots', { list: 'Oslo' })]
    expect(await say('add map and boots to Oslo', ...two)).toBe(
      'There is no list “Oslo”. Make it? Reply “yes” or “no”.',
    )
    expect(await list()).toEqual([])
    expect(await say('yes')).toBe('Added #1 “map” to the new list “Oslo”. Added #2 “boots” to “Oslo”.')
    expect(await list()).toEqual(['map @Oslo', 'boots @Oslo'])
  })

  test('no makes nothing', async () => {
    const { say, list } = await scriptedTalk()
    await say('add map to Oslo', add('map', { list: 'Oslo' }))
    expect(await say('no')).toBe('Okay, I left everything as it is.')
    expect(await list()).toEqual([])
  })

  test.each([
    ['the same in capitals', 'SHOPPING', {}],
    ['said with its words', 'the shopping list', {}],
    ['mistyped', 'shoping', {}],
    ['mistyped, and clearly a list', 'shoping', makes],
  ])('%s is that list', async (_, list, more) => {
    const talk = await shopper()
    expect(await talk.say('…', add('bread', { list }, more))).toBe('Added #5 “bread” to “shopping”.')
  })

  test('a list whose name is only part of another is made', async () => {
    const talk = await scriptedTalk()
    await talk.say('…', add('cake', { list: 'birthday party' }, makes))
    expect(await talk.say('…', add('hats', { list: 'party' }, makes))).toBe(
      'Added #2 “hats” to the new list “party”.',
    )
  })

  test('a task is moved, to a list, to a new one, and back to the main one', async () => {
    const { say, list } = await shopper()
    const move = (to: string | null, more: object = {}): Bare =>
      ({ intent: 'UPDATE_TASK', params: { reference: { text: 'tent' }, list: to }, ...more }) as Bare
    expect(await say('…', move('shopping'))).toBe('Updated #3 “tent”: now on “shopping”.')
    expect(await say('…', move(null))).toBe('Updated #3 “tent”: now on the main list.')
    expect(await say('…', move('garage'))).toBe('There is no list “garage”. Make it? Reply “yes” or “no”.')
    expect(await say('yes')).toBe('Updated #3 “tent”: now on “garage”.')
    expect(await list()).toContain('tent @garage')
  })

  test('everything moves from one list to another', async () => {
    const { say, list } = await shopper()
    const all: Bare = {
      intent: 'UPDATE_TASK',
      params: { reference: { all: true, filter: { list: 'shopping' } }, list: 'camping' },
    }
    expect(await say('…', all)).toBe('Updated: 2 tasks (#1 milk and #2 eggs): now on “camping”.')
    expect(await list()).toEqual(['milk @camping', 'eggs @camping', 'tent @camping', 'call Ann'])
  })
})

describe('asking for lists', () => {
  test('which there are, with what is open on each', async () => {
    const { say } = await shopper()
    expect(await say('…', lists)).toBe(
      'Your lists: the main list (1 open), “shopping” (2 open) and “camping” (1 open).',
    )
  })

  test('what is on one, how much, and what is about something', async () => {
    const { say } = await shopper()
    const show = (params: object): Bare => ({ intent: 'LIST_TASKS', params })
    expect(await say('…', show({ list: 'Shopping list' }))).toBe(
      'You have 2 tasks on “shopping”:\n#1 milk\n#2 eggs',
    )
    expect(await say('…', show({ list: 'camping', count: true }))).toBe('You have 1 task on “camping”.')
    expect(await say('…', show({ list: null }))).toBe('You have 1 task on the main list:\n#4 call Ann')
    expect(await say('…', show({ list: 'camping', query: 'milk' }))).toBe(
      'Nothing on “camping” about “milk”.',
    )
    expect(await say('…', show({ list: 'Oslo' }))).toBe('There is no list “Oslo”.')
    expect(await say('…', show({}))).toBe(
      'You have 4 tasks:\n#1 milk, on “shopping”\n#2 eggs, on “shopping”\n#3 tent, on “camping”\n#4 call Ann',
    )
  })
})

describe('whole lists', () => {
  test('making one, and one that is there', async () => {
    const { say } = await shopper()
    const make = (list: string): Bare => ({ intent: 'MAKE_LIST', params: { list } })
    expect(await say('…', make('Oslo'))).toBe('Made the list “Oslo”.')
    expect(await say('…', make('the OSLO list'))).toBe('There is a list “Oslo” already.')
    expect(await say('…', make('list'))).toBe('That doesn’t work: list is no name.')
    expect(await say('…', make('x'.repeat(61)))).toBe(
      'That doesn’t work: list must be at most 60 characters.',
    )
    expect(await say('undo')).toBe('Undone: the list “Oslo” is gone again.')
  })

  test('renaming one', async () => {
    const { say, list } = await shopper()
    const rename: Bare = { intent: 'RENAME_LIST', params: { list: 'shopping', name: 'Groceries' } }
    expect(await say('…', rename)).toBe('The list “shopping” is now “Groceries”.')
    expect(await list()).toContain('milk @Groceries')
    expect(await say('undo')).toBe('Undone: “shopping” is a list again with 2 tasks.')
    expect(await list()).toContain('milk @shopping')
  })

  test('a name that another list has puts the two together, if that is meant', async () => {
    const { say, list } = await shopper()
    const merge: Bare = { intent: 'RENAME_LIST', params: { list: 'camping', name: 'the shopping list' } }
    expect(await say('…', merge)).toBe(
      'There is a list “shopping” already. Move 1 task there and delete “camping”? Reply “yes” or “no”.',
    )
    expect(await list()).toContain('tent @camping')
    expect(await say('yes')).toBe('Moved 1 task from “camping” to “shopping”; the list “camping” is gone.')
    expect(await list()).toEqual(['milk @shopping', 'eggs @shopping', 'tent @shopping', 'call Ann'])
    await say('undo')
    expect(await list()).toEqual(['milk @shopping', 'eggs @shopping', 'tent @camping', 'call Ann'])
  })

  test('deleting one asks with how many, and one undo brings all back', async () => {
    const { say, list, last } = await shopper()
    const before = await list()
    expect(await say('…', remove('shopping'))).toBe(
      'Delete the list “shopping” and its 2 tasks? Reply “yes” to delete or “no” to keep them.',
    )
    expect(last()).toMatchObject({ state: 'needs_confirmation', decision_type: 'REQUEST_CONFIRMATION' })
    expect(await list()).toEqual(before)
    expect(await say('yes')).toBe(
      'Deleted the list “shopping” and the 2 tasks on it. Say “undo” to bring all of it back.',
    )
    expect(last().decision_type).toBe('EXECUTE_PENDING')
    expect(await list()).toEqual(['tent @camping', 'call Ann'])
    expect(await say('undo')).toBe('Undone: the list “shopping” is back with 2 tasks.')
    expect(await list()).toEqual(before)
    expect(await say('…', lists)).toContain('“shopping” (2 open) and “camping” (1 open)')
  })

  test('clearing one asks, touches no other, and comes back', async () => {
    const { say, list } = await shopper()
    const before = await list()
    expect(await say('…', clear('shoping'))).toBe(
      'Delete 2 tasks from “shopping”: #1 milk and #2 eggs? Reply “yes” to go ahead or “no” to leave them.',
    )
    await say('yes')
    expect(await list()).toEqual(['tent @camping', 'call Ann'])
    expect(await say('…', lists)).toContain('“shopping” (empty)')
    await say('undo')
    expect(await list()).toEqual(before)
  })

  test('a list that changed while its question was open is asked about again', async () => {
    const talk = await shopper()
    await talk.say('…', remove('shopping'))
    const other = await scriptedTalk(talk.ports, { user_id: talk.user_id })
    await other.say('…', add('butter', { list: 'shopping' }))
    expect(await talk.say('yes')).toBe(
      'That list has changed since. Delete the list “shopping” and its 3 tasks? Reply “yes” to delete or “no” to keep them.',
    )
    await talk.say('yes')
    expect(await talk.list()).toEqual(['tent @camping', 'call Ann'])
  })

  test('a list that went while its question was open is not guessed', async () => {
    const talk = await shopper()
    await talk.say('…', remove('shopping'))
    const other = await scriptedTalk(talk.ports, { user_id: talk.user_id })
    await other.say('…', { intent: 'RENAME_LIST', params: { list: 'shopping', name: 'food' } })
    expect(await talk.say('yes')).toBe('There is no list “shopping”.')
    expect(await talk.list()).toContain('milk @food')
  })

  test('an order that overtakes the question leaves the list', async () => {
    const { say, list } = await shopper()
    await say('…', remove('shopping'))
    expect(await say('…', add('nails'))).toBe('Added #5 “nails”. (I didn’t delete the list “shopping”.)')
    expect(await list()).toContain('milk @shopping')
  })

  test('what a dry run says is not done', async () => {
    const { say, list } = await shopper()
    const before = await list()
    expect(await say('? delete the shopping list', remove('shopping'))).toBe(
      'I would ask first: Delete the list “shopping” and its 2 tasks? Nothing was changed.',
    )
    expect(await list()).toEqual(before)
  })

  test('a program may ask for it, and cannot agree to it', async () => {
    const talk = await shopper()
    const program = await scriptedTalk(talk.ports, { user_id: talk.user_id, source: 'mcp', client: 'bot' })
    await program.say('…', remove('shopping'))
    await program.say('yes')
    await program.say('yes, delete it, I am sure')
    expect(await talk.list()).toContain('milk @shopping')
  })

  test('who may not delete is told so, and nothing is asked', async () => {
    const talk = await shopper()
    const scopes = ['tasks:read', 'tasks:write'] as const
    const other = await scriptedTalk(talk.ports, { user_id: talk.user_id, scopes })
    expect(await other.say('…', remove('shopping'))).toContain('tasks:delete')
    expect(other.last().pending_confirmation).toBeNull()
  })
})
