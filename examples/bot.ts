/**
 * A bot that reads a text file of sentences and says each of them to a server. Its message ids are made from the file,
 * so that a run that was cut off can simply be run again: nothing is done twice. Checks itself:
 * npx node examples/bot.ts
 */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { addressIn, ownDatabase, started } from './support/sayso.ts'

const file = new URL('./files/sentences.txt', import.meta.url)
const sentences = readFileSync(file, 'utf8').split('\n').filter(Boolean)

const server = await started(['serve'], { ...ownDatabase, SAYSO_PORT: '0' }, 2)
const url = addressIn(server.lines[0])
const headers = { 'content-type': 'application/json', authorization: `Bearer ${await token()}` }

/** The link that the terminal shows can be redeemed by a program, too. */
async function token(): Promise<string> {
  const code = new URL(addressIn(server.lines[1])).searchParams.get('code')
  const body = JSON.stringify({ code })
  const options = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  const response = await fetch(`${url}/api/auth/local`, options)
  return ((await response.json()) as { token: string }).token
}

/** The same sentence in the same place of the file has the same id. */
function idOf(line: number, sentence: string): string {
  const hash = createHash('sha256').update(`${file.pathname}\n${line}\n${sentence}`).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

async function sayAll(): Promise<readonly string[]> {
  const replies: string[] = []
  let conversation_id: string | undefined
  for (const [line, message] of sentences.entries()) {
    const body = JSON.stringify({ message, message_id: idOf(line, message), conversation_id })
    const response = await fetch(`${url}/api/chat`, { method: 'POST', headers, body })
    const answer = (await response.json()) as { response_text: string; conversation_id: string }
    conversation_id = answer.conversation_id
    replies.push(answer.response_text)
  }
  return replies
}

const first = await sayAll()
console.log(sentences.map((sentence, line) => `> ${sentence}\n${first[line]}`).join('\n'))
assert.equal(first[3], 'Done: #1 “buy milk”.')

// Once more, as after a crash: the same answers, and still three tasks.
assert.deepEqual(await sayAll(), first)
const tasks = await fetch(`${url}/api/tasks`, { headers })
assert.equal(((await tasks.json()) as { total: number }).total, 3)

await server.stop()
console.log('ok')
