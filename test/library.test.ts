/** The agent as a library: “today” is where and when the message was sent, in what it says and in what its tools find. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenTools, openTools, runAgent } from '../src/library.ts'

/** The 5th, nine in the morning in Auckland; still the 4th in UTC and New York. */
const timestamp = '2026-03-04T20:00:00.000Z'
let tools: OpenTools

beforeAll(async () => {
  tools = await openTools('file::memory:')
})
afterAll(async () => {
  await tools.close()
})

async function said(user_id: string, timezone: string, message: string): Promise<string> {
  return (await runAgent({ user_id, timezone, timestamp, message }, tools)).response_text
}

test.each(['Pacific/Auckland', 'America/New_York'])(
  'in %s, what is due today is neither late nor lost',
  async (zone) => {
    expect(await said(zone, zone, 'add buy milk today')).toBe('Added #1 “buy milk”, due today.')
    expect(await said(zone, zone, 'what is due today?')).toContain('#1 buy milk, due today')
    expect(await said(zone, zone, 'what is overdue?')).toBe('You have no overdue tasks.')
  },
)
