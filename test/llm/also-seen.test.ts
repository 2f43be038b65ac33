/**
 * P6: what takes back, deletes, or concerns many is done on a model's word alone under no wording: whatever the message
 * says, either our own reader sees it there as well, or the user is asked.
 */
import { describe, expect, test } from 'vitest'
import type { Reply } from '../../src/llm/fake/server.ts'
import { stagedModel } from '../support/fake-model.ts'
import { heard, pointing, says } from '../support/heard.ts'
import { modelAgent } from '../support/model-agent.ts'

const model = await stagedModel()
const sure = { confidence: 1 }

const undo = says([heard('UNDO')], sure)
const undoThree = says([heard('UNDO', { times: 3 })], sure)
const threeUndos = says([heard('UNDO'), heard('UNDO'), heard('UNDO')], sure)
const finishAll = says([heard('COMPLETE_TASK', { reference: pointing('all'), completed: true })], sure)
const finishThem = says([heard('COMPLETE_TASK', { reference: pointing('them'), completed: true })], sure)
const renameAll = says([heard('UPDATE_TASK', { reference: pointing('all'), priority: 'high' })], sure)
const deleteOne = says([heard('DELETE_TASK', { reference: pointing('words', { words: 'milk' }) })], sure)
const renameList = says([heard('RENAME_LIST', { list: 'garden', name: 'party' })], sure)
const renameLabel = says([heard('RENAME_LABEL', { labels: ['legal'], name: 'party' })], sure)
const deleteList = says([heard('DELETE_LIST', { list: 'garden' })], sure)

async function fresh() {
  const agent = await modelAgent(model.url)
  for (const title of ['buy milk', 'call Ann', 'water the fern']) await agent.say(`add ${title}`)
  await agent.say('add prune the roses to the garden list #legal')
  return agent
}

const unseen: readonly (readonly [string, Reply])[] = [
  ['I am back from the dentist and it went fine', undo],
  ['the weather report was wrong again, what a mistake', undo],
  ['the lorry outside has been in reverse gear for an hour', undo],
  ['my back hurts, all three of my friends said two days of rest', undoThree],
  ['everything went wrong today, twice, and both buses were late', threeUndos],
  ['all is well with everything in the whole house', finishAll],
  ['the tasks of a knight are never done in the entire land', finishAll],
  ['those ones over there look nice, they all do', finishThem],
  ['every item in the shop was rather high up', renameAll],
  ['the milk went off in this heat, sadly', deleteOne],
  ['what a party that was, I am still tired', renameList],
  ['what a party that was, I am still tired', renameLabel],
  ['what a party that was, I am still tired', deleteList],
]

describe('what only the model sees is asked', () => {
  test.each(unseen)('%s', async (message, reply) => {
    const { say, tasks } = await fresh()
    const before = await tasks()
    model.play(() => reply)
    const { tool_invocations, response_text } = await say(message)
    const looks = ['list_tasks', 'get_task', 'show_lists']
    const changing = tool_invocations.filter(({ tool_name }) => !looks.includes(tool_name))
    expect(changing, response_text).toEqual([])
    expect(await tasks()).toEqual(before)
  })
})

const seen: readonly (readonly [string, Reply, string])[] = [
  ['undo that please', undo, 'undo'],
  ['undo the last three things', undoThree, 'undo'],
  ['mark all tasks as done', finishAll, 'complete_task'],
  ['rename the garden list to party', renameList, 'rename_list'],
]

describe('what our own reader sees as well is done, or asked about as ever', () => {
  test.each(seen)('%s', async (message, reply, tool) => {
    const { say } = await fresh()
    model.play(() => reply)
    const { tool_invocations, state } = await say(message)
    const did = tool_invocations.some(({ tool_name }) => tool_name === tool)
    expect(did || state === 'needs_confirmation').toBe(true)
  })
})

test('a model may still add what was said, as it did', async () => {
  const { say, tasks } = await fresh()
  model.play(() => says([heard('CREATE_TASK', { title: 'book the dentist' })], sure))
  await say('could you see to it that I book the dentist one of these days')
  expect((await tasks()).map(({ title }) => title)).toContain('book the dentist')
})
