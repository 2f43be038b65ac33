/** What is said about reminders, carried out and told: by the real agent, with the reading given. */
import { expect, test } from 'vitest'
import { chat } from '../../src/agent/chat.ts'
import type { AgentPorts, Reader } from '../../src/agent/ports.ts'
import { composeAgent } from '../../src/compose/compose.ts'
import type { Command, TaskChange } from '../../src/domain/command.ts'
import { rulesReader } from '../../src/understand/rules-reader.ts'
import { newUser, store, tasksOf, world } from './transcript.ts'

const spans = {}

/** Wednesday 4 March 2026, ten in the morning in Berlin. */
async function talker() {
  world.set(Date.parse('2026-03-04T09:00:00Z'))
  const actor = { user_id: newUser(), source: 'chat' as const, client: 'policy' }
  const told = async (command: Command | string): Promise<string> => {
    const reader: Reader =
      typeof command === 'string'
        ? rulesReader
        : { version: rulesReader.version, read: async () => meant(command) }
    const ports: AgentPorts = await composeAgent({
      ...{ store, world, reader },
      ...{ policy: 'standard', timezone: 'Europe/Berlin' },
    })
    world.advance(1000)
    const message = typeof command === 'string' ? command : 'as given'
    const { response_text } = await chat({ message }, actor, ports)
    await ports.tools.close()
    return response_text
  }
  const change = (params: TaskChange) =>
    told({ intent: 'UPDATE_TASK', params: { reference: { number: 1 }, ...params }, spans })
  return { told, change, task: async () => (await tasksOf(actor.user_id))[0] }
}

const meant = (command: Command) => ({
  ...{ commands: [command], confidence: 1, method: 'RULE_BASED' as const },
  ...{ rules: [], reasoning: 'as given' },
})
const dentist = { title: 'dentist', due_date: '2026-03-06T15:00' }

test('a new task says when it will ring, and nothing where that goes without saying', async () => {
  const one = await talker()
  expect(await one.told({ intent: 'CREATE_TASK', params: dentist, spans })).toBe(
    'Added #1 “dentist”, due on Friday at 15:00.',
  )
  const reminders = ['-PT30M', '-P1D@18:00', '2026-03-05T09:00', 'PT0S']
  expect(await one.told({ intent: 'CREATE_TASK', params: { ...dentist, reminders }, spans })).toBe(
    'Added #2 “dentist”, due on Friday at 15:00, with a reminder 30 minutes before, the day before at 18:00, tomorrow at 09:00 and when it is due.',
  )
})

test('no reminder is promised that nothing will give', async () => {
  const one = await talker()
  const soon = { title: 'train', due_date: '2026-03-04T10:10', reminders: ['-PT30M'] }
  expect(await one.told({ intent: 'CREATE_TASK', params: soon, spans })).toBe(
    'Added #1 “train”, due today at 10:10, too late for its reminder.',
  )
  const undated = { title: 'book', reminders: ['-PT30M'] }
  expect(await one.told({ intent: 'CREATE_TASK', params: undated, spans })).toBe(
    'Added #2 “book”, with a reminder 30 minutes before, once it has a due date.',
  )
})

test('more of them, all of them anew, none, and as it was', async () => {
  const one = await talker()
  await one.told({ intent: 'CREATE_TASK', params: dentist, spans })
  expect(await one.change({ add_reminders: ['-PT1H'] })).toBe(
    'Updated #1 “dentist”: now with a reminder when it is due and 1 hour before.',
  )
  expect((await one.task())?.reminders).toEqual(['PT0S', '-PT1H'])
  expect(await one.change({ reminders: [] })).toBe('Updated #1 “dentist”: no more reminders.')
  expect(await one.told('undo')).toContain('with a reminder when it is due and 1 hour before')
  expect(await one.change({ reminders: null })).toBe('Updated #1 “dentist”: with a reminder when it is due.')
})

test('snoozing moves the reminder and not the due date, and can be undone', async () => {
  const one = await talker()
  await one.told({ intent: 'CREATE_TASK', params: dentist, spans })
  expect(await one.change({ snooze: { until: '2026-03-06T20:00' } })).toBe(
    'Updated #1 “dentist”: snoozed until Friday at 20:00.',
  )
  expect(await one.task()).toMatchObject({
    due_date: '2026-03-06T15:00',
    snoozed_until: '2026-03-06T19:00:00.000Z',
  })
  expect(await one.change({ snooze: { minutes: 10 } })).toMatch(/snoozed until today at 10:10/u)
  expect(await one.told('undo')).toContain('snoozed until Friday at 20:00')
  expect(await one.change({ snooze: { until: '2026-03-07' } })).toMatch(/snoozed until Saturday at 09:00/u)
})
