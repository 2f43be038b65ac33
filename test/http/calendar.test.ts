/** The private calendar feed: what is due, with alarms, for whoever has its address, until it is revoked. */
import { describe, expect, test } from 'vitest'
import { answerOf, callerOf, HERE, jwtApp } from '../support/http-app.ts'

async function feed(scopes = ['tasks:read']) {
  const { app } = await jwtApp()
  const who = await callerOf(app, 'ann')
  const { json } = await who.post('/api/tokens', { name: 'Calendar', scopes })
  const read = async (token = json.token) => answerOf(await app.request(`${HERE}/calendar/${token}.ics`))
  return { who, read, id: json.id as string }
}

describe('the calendar feed', () => {
  test('a day is a day, a time is one moment, each with an alarm; done and dateless tasks stay out', async () => {
    const { who, read } = await feed()
    await who.post('/api/tasks', { title: 'pay rent', due_date: '2026-12-01' })
    await who.post('/api/tasks', {
      title: 'call mum',
      due_date: '2026-12-02T17:00',
      timezone: 'Europe/Berlin',
    })
    await who.post('/api/tasks', { title: 'some day' })
    const done = await who.post('/api/tasks', { title: 'was done', due_date: '2026-12-01' })
    await who.post(`/api/tasks/${done.json.id}/complete`)
    const { status, text, headers } = await read()
    expect(status).toBe(200)
    expect(headers.get('content-type')).toMatch(/^text\/calendar/u)
    expect(text).toContain('DTSTART;VALUE=DATE:20261201\r\nDTEND;VALUE=DATE:20261202\r\nSUMMARY:pay rent\r\n')
    expect(text).toContain('DTSTART:20261202T160000Z\r\nDURATION:PT15M\r\nSUMMARY:call mum\r\n')
    expect(text.match(/BEGIN:VALARM/gu)).toHaveLength(2)
    expect(text).not.toMatch(/some day|was done/u)
  })

  test('a title cannot leave its line', async () => {
    const { who, read } = await feed()
    const title = `a\r\nEND:VEVENT\rBEGIN:VALARM; \\ , \u2028${'🍎'.repeat(60)}`
    await who.post('/api/tasks', { title, due_date: '2026-12-01' })
    const { text } = await read()
    const lines = text.split('\r\n')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
    expect(text.replaceAll('\r\n ', '')).toContain(
      `SUMMARY:a\\nEND:VEVENT\\nBEGIN:VALARM\\; \\\\ \\, \\n${'🍎'.repeat(60)}\r\n`,
    )
  })

  test('nobody else: a wrong or revoked address, or one that could do more, is not there', async () => {
    const { who, read, id } = await feed()
    expect((await read()).status).toBe(200)
    expect((await read('sayso_x.y')).status).toBe(404)
    expect((await read('')).status).toBe(404)
    await who.delete(`/api/tokens/${id}`)
    expect((await read()).status).toBe(404)
    expect((await (await feed(['tasks:read', 'tasks:write'])).read()).status).toBe(404)
  })
})
