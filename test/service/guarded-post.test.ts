/** Posts of a process that stands still in the middle of it, as on a machine that has too much to do. */
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { guardedPost } from '../../src/deliver/guarded-post.ts'
import { leftovers } from '../support/leftovers.ts'
import { postReceiver } from '../support/receivers.ts'

const PATIENCE_MS = 400
const guard = { own_network: true }
const post = { headers: {}, body: 'x' }

/** Nothing else in this process runs meanwhile. */
function standStill(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

test('an answer that is there when it wakes up counts', { timeout: 60_000 }, async () => {
  // the receiver lives in this process, so it has answered before both stand still
  const { url } = await postReceiver(() => {
    setImmediate(() => standStill(2 * PATIENCE_MS))
    return 201
  })
  let answer: number | Error = new Error('not asked')
  // on a machine with too much to do it may not get there in time; without the look it never comes back with one
  while (answer instanceof Error) answer = await guardedPost({ ...post, url }, guard, PATIENCE_MS)
  expect(answer).toBe(201)
})

test('what did not go out in time does not go out at all', async () => {
  const { url, posts } = await postReceiver()
  const posting = guardedPost({ ...post, url }, guard, PATIENCE_MS)
  standStill(2 * PATIENCE_MS)
  expect(await posting).toBeInstanceOf(Error)
  expect(posts).toEqual([])
})

test('nobody waits for a server that says nothing', async () => {
  const server = createServer(() => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  leftovers.push(async () => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  expect(await guardedPost({ ...post, url: `http://127.0.0.1:${port}` }, guard, PATIENCE_MS)).toBeInstanceOf(
    Error,
  )
})
