/** Files of other programs, sent as they are: the same readers as on the command line, and nothing comes in twice. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { answerOf, callerOf, HERE, jwtApp, tokenFor } from '../support/http-app.ts'

const { app, faults } = await jwtApp()

async function send(
  who: string,
  name: string,
  body: string | Uint8Array<ArrayBuffer>,
  type = 'application/octet-stream',
) {
  const headers = { authorization: `Bearer ${await tokenFor(who)}`, 'content-type': type }
  const url = `${HERE}/api/import?${new URLSearchParams({ name })}`
  return answerOf(await app.request(url, { method: 'POST', headers, body }))
}

const FILES = {
  markdown: ['list.md', '# Home\n- [ ] buy milk\n- [x] call mum\n'],
  todotxt: ['todo.txt', '(A) buy milk due:2026-11-20\nx 2026-11-01 call mum\n'],
  todoist: ['home.csv', 'TYPE,CONTENT,PRIORITY\ntask,buy milk,1\ntask,call mum,4\n'],
  csv: ['tasks.csv', 'title,completed\nbuy milk,\ncall mum,true\n'],
  ical: [
    'tasks.ics',
    'BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nUID:1\r\nSUMMARY:buy milk\r\nEND:VTODO\r\nBEGIN:VTODO\r\nUID:2\r\nSUMMARY:call mum\r\nSTATUS:COMPLETED\r\nEND:VTODO\r\nEND:VCALENDAR\r\n',
  ],
  taskwarrior: [
    'export.json',
    `[{"description":"buy milk","status":"pending","uuid":"${randomUUID()}"},{"description":"call mum","status":"completed","uuid":"${randomUUID()}"}]`,
  ],
  json: [
    'everything.jsonl',
    '{"type":"task","id":"1","title":"buy milk"}\n{"type":"task","id":"2","title":"call mum"}\n',
  ],
} as const

test.each(Object.entries(FILES))('%s, twice', async (format, [name, text]) => {
  const who = randomUUID()
  for (const time of ['first', 'second']) {
    const { status, json } = await send(who, name, text)
    expect({ time, status, json }).toMatchObject({ time, status: 200, json: { tasks: 2, format } })
  }
  const { json } = await (await callerOf(app, who)).get('/api/tasks?status=all')
  expect(json.tasks.map(({ title }: { title: string }) => title).sort()).toEqual(['buy milk', 'call mum'])
})

test('what has no place here, and what cannot be read, is said line by line', async () => {
  const text = 'TYPE,CONTENT,PRIORITY\nnote,about it,\ntask,buy milk,1\ntask,,1\n'
  const { json } = await send(randomUUID(), 'home.csv', text)
  expect(json).toMatchObject({ tasks: 1, format: 'todoist' })
  expect(json.remarks.map(({ line }: { line: number }) => line)).toEqual([2, 4])
})

test.each([
  [
    'a kind nobody knows',
    'photo.xyz',
    'nothing in here is a list',
    400,
    /What kind of file photo\.xyz is cannot be seen/u,
  ],
  ['bytes that are no text', 'photo.png', new Uint8Array([0xff, 0xd8, 0xff]), 400, /not UTF-8 text/u],
  ['too large', 'long.md', '- [ ] x\n'.repeat(300_000), 413, /larger than/u],
])('%s is refused in words', async (_, name, body, status, words) => {
  const answer = await send(randomUUID(), name, body)
  expect(answer.status).toBe(status)
  expect(answer.json.detail).toMatch(words)
})

test('a type that any web page could send is not taken', async () => {
  expect((await send(randomUUID(), 'list.md', '- [ ] x', 'text/plain')).status).toBe(415)
})

test('none of it was a fault of ours', () => expect(faults).toEqual([]))
