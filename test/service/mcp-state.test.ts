/** What travels between a question and its answer: nobody but its user can use it, for nothing else, and only once. */
import { afterAll, expect, test } from 'vitest'
import { composeMcp } from '../../src/compose/mcp.ts'
import { testPorts } from '../support/http-app.ts'
import { mcpServer } from '../support/mcp-server.ts'

const ports = await testPorts()
const mount = composeMcp(ports, null, (error) => console.error(error))
const { url, stop } = await mcpServer(ports, mount)
afterAll(async () => {
  await stop()
  await ports.tools.close()
})

const VERSION = '2026-07-28'
const _meta = {
  'io.modelcontextprotocol/protocolVersion': VERSION,
  'io.modelcontextprotocol/clientInfo': { name: 'raw', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': { elicitation: {} },
}

/** One request, written by hand: a client that plays foul does not use a library. */
async function call(user: string, name: string, args: object, more: object = {}) {
  const headers = {
    authorization: `Bearer ${user}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': VERSION,
    'mcp-method': 'tools/call',
    'mcp-name': name,
  }
  const params = { name, arguments: args, _meta, ...more }
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })
  // biome-ignore lint/suspicious/noExplicitAny: results and errors of every shape
  return (await (await fetch(`${url}/mcp`, { method: 'POST', headers, body })).json()) as any
}

const inputResponses = { confirm: { action: 'accept', content: { confirm: true } } }
const isThere = async (user: string, task_id = 1) =>
  (await call(user, 'get_task', { task_id })).result.structuredContent.success

async function asked(user: string): Promise<string> {
  await call(user, 'add_task', { title: 'one' })
  await call(user, 'add_task', { title: 'two' })
  const { result } = await call(user, 'delete_task', { task_id: 1 })
  expect(result.resultType).toBe('input_required')
  return result.requestState
}

test('with the person’s yes it deletes, once', async () => {
  const requestState = await asked('u-once')
  const first = await call('u-once', 'delete_task', { task_id: 1 }, { inputResponses, requestState })
  expect(first.result.structuredContent).toMatchObject({ success: true, data: { task: { title: 'one' } } })
  await call('u-once', 'restore_task', { task_id: 1 })
  const again = await call('u-once', 'delete_task', { task_id: 1 }, { inputResponses, requestState })
  expect(again.result.structuredContent).toMatchObject({ success: false, error_code: 'CONFLICT' })
  expect(await isThere('u-once')).toBe(true)
})

test('a yes without a question asks', async () => {
  await asked('u-bare')
  const { result } = await call('u-bare', 'delete_task', { task_id: 1 }, { inputResponses })
  expect(result.resultType).toBe('input_required')
  expect(await isThere('u-bare')).toBe(true)
})

test('it is for no other task', async () => {
  const requestState = await asked('u-other')
  const { result } = await call('u-other', 'delete_task', { task_id: 2 }, { inputResponses, requestState })
  expect(result.resultType).toBe('input_required')
  expect([await isThere('u-other', 1), await isThere('u-other', 2)]).toEqual([true, true])
})

test('it is for no other user', async () => {
  await asked('u-victim')
  const requestState = await asked('u-thief')
  const { error } = await call('u-victim', 'delete_task', { task_id: 1 }, { inputResponses, requestState })
  expect(error).toMatchObject({ code: -32602 })
  expect(await isThere('u-victim')).toBe(true)
})

test('changed in any way it is refused', async () => {
  const requestState = await asked('u-forged')
  const [version, body = '', mac] = requestState.split('.')
  const opened = JSON.parse(Buffer.from(body, 'base64url').toString())
  const later = Buffer.from(JSON.stringify({ ...opened, exp: opened.exp + 3600 })).toString('base64url')
  for (const forged of [`${version}.${later}.${mac}`, `${requestState}x`, 'v1.e30.', '']) {
    const answer = await call(
      'u-forged',
      'delete_task',
      { task_id: 1 },
      { inputResponses, requestState: forged },
    )
    expect(answer.result?.structuredContent?.success ?? false).toBe(false)
  }
  expect(await isThere('u-forged')).toBe(true)
})

test('what is in it does not work as a confirmation token', async () => {
  const requestState = await asked('u-inside')
  const opened = JSON.parse(Buffer.from(requestState.split('.')[1] ?? '', 'base64url').toString())
  const { token } = opened.p
  expect(token).toBeTypeOf('string')
  const { result } = await call('u-inside', 'delete_task', { task_id: 1, confirmation_token: token })
  expect(result.structuredContent).toMatchObject({ success: false, error_code: 'CONFLICT' })
  expect(await isThere('u-inside')).toBe(true)
})
