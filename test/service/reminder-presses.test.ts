/** What is pressed on a notification: once, by whoever got it, and to be undone. */
import { describe, expect, test } from 'vitest'
import { postReceiver } from '../support/receivers.ts'
import { remindingApp } from '../support/reminding-app.ts'

const AT = '2026-03-04T10:00:00Z'
const task = { title: 'call', due_date: '2026-03-04T11:00', timezone: 'Europe/Berlin' }

interface Told {
  readonly actions: readonly { readonly label: string; readonly url: string }[]
}

describe('a press', () => {
  async function rung() {
    const there = await postReceiver()
    const here = await remindingApp()
    const ada = await here.caller('ada')
    await ada.post('/api/channels', { kind: 'webhook', url: there.url })
    await ada.post('/api/tasks', task)
    await here.until(AT)
    const { actions } = JSON.parse(there.posts[0]?.body.toString() ?? '') as Told
    const press = async (label: string, change = (url: string) => url) => {
      const { url = '' } = actions.find((one) => one.label === label) ?? {}
      return await here.app.request(change(url), { method: 'POST' })
    }
    return { ...here, there, ada, press }
  }

  test.each([
    ['10 minutes', '2026-03-04T10:10:00.000Z'],
    ['1 hour', '2026-03-04T11:00:00.000Z'],
    ['Tomorrow', '2026-03-05T08:00:00.000Z'],
  ])('on %s moves the reminder and not the due date, and it rings again then', async (label, at) => {
    const { ada, press, until, there } = await rung()
    expect((await press(label)).status).toBe(200)
    expect((await ada.get('/api/tasks/1')).json).toMatchObject({ due_date: task.due_date, snoozed_until: at })
    await until(at)
    await press(label)
    expect((await ada.get('/api/tasks/1')).json.snoozed_until).toBe(at)
    expect(there.posts).toHaveLength(2)
    await ada.post('/api/undo')
    expect((await ada.get('/api/tasks/1')).json.snoozed_until).toBeNull()
  })

  test('by anyone who changed a letter of it, or came too late, is of no use', async () => {
    const { ada, press, world } = await rung()
    const forged = (url: string) => url.replace(/.(?=\.[^.]*$)/u, (sign) => (sign === 'A' ? 'B' : 'A'))
    expect((await press('Done', forged)).status).toBe(404)
    expect((await press('Done', (url) => url.slice(0, -1))).status).toBe(404)
    expect((await press('Done', () => 'http://127.0.0.1:3000/r/nothing')).status).toBe(404)
    world.advance(8 * 86_400_000)
    expect((await press('Done')).status).toBe(404)
    expect((await ada.get('/api/tasks/1')).json.completed).toBe(false)
  })

  test('on a task that is gone says so', async () => {
    const { ada, press } = await rung()
    await ada.delete('/api/tasks/1')
    expect(await (await press('Done')).json()).toEqual({ message: 'That task is gone.' })
  })
})
