/** The calendar feed as two parsers of others read it, hostile titles and reminders included. */
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { expect, test } from 'vitest'
import { answerOf, callerOf, HERE, jwtApp } from '../support/http-app.ts'

const title = `a\r\nEND:VEVENT\rBEGIN:VALARM; \\ , ${'🍎'.repeat(60)}`

async function feed(): Promise<string> {
  const { app } = await jwtApp()
  const who = await callerOf(app, 'ann')
  const { json } = await who.post('/api/tokens', { name: 'Calendar', scopes: ['calendar:read'] })
  const timed = { due_date: '2036-12-02T17:00', timezone: 'Europe/Berlin' }
  await who.post('/api/tasks', { title, due_date: '2036-12-01' })
  await who.post('/api/tasks', { title: 'call mum', ...timed, reminders: ['-PT30M', '-P1D@18:00'] })
  await who.post('/api/tasks', { title: 'silent', ...timed, reminders: [] })
  await who.post('/api/tasks', { title: 'weekly', due_date: '2036-12-03', recurrence: 'FREQ=WEEKLY' })
  return (await answerOf(await app.request(`${HERE}/calendar/${json.token}.ics`))).text
}

const kept = title.replaceAll(/\r\n|\r/gu, '\n')

test('ical.js', async () => {
  const calendar = new ICAL.Component(ICAL.parse(await feed()))
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  expect(events.map(({ summary }) => summary).sort()).toEqual([kept, 'call mum', 'silent', 'weekly'].sort())
  const call = events.find(({ summary }) => summary === 'call mum')
  expect(call?.startDate.toJSDate().toISOString()).toBe('2036-12-02T16:00:00.000Z')
  const alarms = call?.component.getAllSubcomponents('valarm') ?? []
  const times = alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger')))
  expect(times.sort()).toEqual(['2036-12-01T17:00:00Z', '2036-12-02T15:30:00Z'])
  const silent = events.find(({ summary }) => summary === 'silent')
  expect(silent?.component.getAllSubcomponents('valarm')).toEqual([])
})

test('node-ical', async () => {
  const events = Object.values(nodeIcal.sync.parseICS(await feed())).filter((one) => one?.type === 'VEVENT')
  const named = new Map(events.map((event) => [String(event.summary), event]))
  expect([...named.keys()].sort()).toEqual([kept, 'call mum', 'silent', 'weekly'].sort())
  expect(named.get('call mum')?.start.toISOString()).toBe('2036-12-02T16:00:00.000Z')
  expect(named.get('call mum')?.alarms).toHaveLength(2)
  expect(named.get(kept)?.datetype).toBe('date')
})
