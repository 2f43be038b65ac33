/** Servers that answer in ways of their own: too much, refusing what others take, JSON where a call should be. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { WireSettings } from '../../src/llm/wire.ts'
import { openWire } from '../../src/llm/wires/open.ts'

type Json = Record<string, unknown>
type Answers = (
  body: Json,
  response: ServerResponse,
) => { readonly status?: number; readonly json: unknown } | null

async function bodyOf(request: IncomingMessage): Promise<Json> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return JSON.parse(Buffer.concat(parts).toString())
}

async function asking(api: WireSettings['api'], answers: Answers) {
  const asked: Json[] = []
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    asked.push(body)
    const answer = answers(body, response)
    if (answer === null) return
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer.json))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const base_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  const wire = openWire({ api, model: 'm', key: null, base_url, deadline_ms: 20_000 })
  const ask = () => wire.ask({ instructions: 'i', data: '{}' } as never, new AbortController().signal)
  return { ask, asked }
}

const heard = { commands: [] }
const said = (message: object) => ({ json: { choices: [{ message }] } })
const wrong = (status: number, message: string) => ({ status, json: { error: { message } } })

describe('chat completions', () => {
  test.each([
    [
      'a call without a type',
      { tool_calls: [{ function: { name: 'commands', arguments: JSON.stringify(heard) } }] },
    ],
    [
      'arguments as an object',
      { tool_calls: [{ type: 'function', function: { name: 'commands', arguments: heard } }] },
    ],
    ['JSON as content', { content: JSON.stringify(heard) }],
    ['content in parts', { content: [{ type: 'text', text: JSON.stringify(heard) }] }],
    ['JSON in a fence', { content: `Here you are:\n\`\`\`json\n${JSON.stringify(heard)}\n\`\`\`` }],
    ['a call written out', { content: JSON.stringify({ name: 'commands', arguments: heard }) }],
  ])('%s is read', async (_, message) => {
    const { ask } = await asking('chat', () => said(message))
    expect(JSON.parse((await ask()).args)).toEqual(heard)
  })

  test.each([{}, { choices: null }, { choices: [] }, { choices: [{ message: null }] }, { choices: [null] }])(
    '%j is no answer, and harms nobody',
    async (json) => {
      const { ask } = await asking('chat', () => ({ json }))
      await expect(ask()).rejects.toThrow(/unreadable/u)
    },
  )

  test.each([400, 422])(
    'a server that refuses strict with %i is asked without it, in the same turn',
    async (status) => {
      const { ask, asked } = await asking('chat', (body) =>
        JSON.stringify(body).includes('"strict":true')
          ? wrong(status, 'Unknown field: tools.0.function.strict')
          : said({ content: JSON.stringify(heard) }),
      )
      expect(JSON.parse((await ask()).args)).toEqual(heard)
      expect(asked).toHaveLength(2)
      await ask()
      expect(asked).toHaveLength(3)
    },
  )

  test('a 422 that names nothing is tried again with what every server takes', async () => {
    const { ask, asked } = await asking('chat', (body) =>
      'temperature' in body ? wrong(422, 'Unprocessable') : said({ content: JSON.stringify(heard) }),
    )
    expect(JSON.parse((await ask()).args)).toEqual(heard)
    expect(asked).toHaveLength(2)
  })

  test('a server without tools is asked for JSON by a schema', async () => {
    const { ask, asked } = await asking('chat', (body) =>
      'tools' in body ? wrong(400, 'm does not support tools') : said({ content: JSON.stringify(heard) }),
    )
    expect(JSON.parse((await ask()).args)).toEqual(heard)
    expect(asked.at(-1)).toMatchObject({
      response_format: { type: 'json_schema', json_schema: { name: 'commands' } },
    })
    expect(asked.at(-1)).not.toHaveProperty('tool_choice')
  })
})

describe('responses', () => {
  test.each([
    ['a call without a type', [{ name: 'commands', arguments: JSON.stringify(heard) }]],
    ['arguments as an object', [{ type: 'function_call', name: 'commands', arguments: heard }]],
    ['JSON as text', [{ type: 'message', content: [{ type: 'output_text', text: JSON.stringify(heard) }] }]],
    ['text without a type', [{ role: 'assistant', content: [{ text: JSON.stringify(heard) }] }]],
    ['text as it stands', [{ type: 'message', content: JSON.stringify(heard) }]],
    [
      'JSON in a fence, behind some thinking',
      [
        { type: 'reasoning', summary: [], content: [{ type: 'reasoning_text', text: 'a { or }?' }] },
        {
          type: 'message',
          content: [{ type: 'output_text', text: `Here:\n\`\`\`json\n${JSON.stringify(heard)}\n\`\`\`` }],
        },
      ],
    ],
    [
      'a call written out',
      [
        {
          type: 'message',
          content: [{ type: 'output_text', text: JSON.stringify({ name: 'commands', arguments: heard }) }],
        },
      ],
    ],
  ])('%s is read', async (_, output) => {
    const { ask } = await asking('responses', () => ({ json: { output } }))
    expect(JSON.parse((await ask()).args)).toEqual(heard)
  })

  test('a 422 that names nothing is tried again with what every server takes', async () => {
    const { ask, asked } = await asking('responses', (body) =>
      'temperature' in body
        ? wrong(422, 'Unprocessable')
        : { json: { output: [{ type: 'function_call', name: 'commands', arguments: heard }] } },
    )
    expect(JSON.parse((await ask()).args)).toEqual(heard)
    expect(asked).toHaveLength(2)
  })

  test.each([{}, { output: null }, { output: [] }, { output: [null] }, { output: [{ type: 'message' }] }])(
    '%j is no answer, and harms nobody',
    async (json) => {
      const { ask } = await asking('responses', () => ({ json }))
      await expect(ask()).rejects.toThrow(/unreadable/u)
    },
  )

  test('a server that refuses strict is asked without it', async () => {
    const { ask } = await asking('responses', (body) =>
      JSON.stringify(body).includes('"strict":true')
        ? wrong(422, 'strict is not supported')
        : {
            json: { output: [{ type: 'function_call', name: 'commands', arguments: JSON.stringify(heard) }] },
          },
    )
    expect(JSON.parse((await ask()).args)).toEqual(heard)
  })

  test('a server without tools is asked for JSON by a schema', async () => {
    const { ask, asked } = await asking('responses', (body) =>
      'tools' in body
        ? wrong(400, 'tools are not supported')
        : {
            json: {
              output: [{ type: 'message', content: [{ type: 'output_text', text: JSON.stringify(heard) }] }],
            },
          },
    )
    expect(JSON.parse((await ask()).args)).toEqual(heard)
    expect(asked.at(-1)).toMatchObject({ text: { format: { type: 'json_schema', name: 'commands' } } })
  })
})

test.each(['chat', 'responses'] as const)('%s: an answer without end is cut off', async (api) => {
  let sent = 0
  let cut = false
  const { ask } = await asking(api, (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const block = Buffer.alloc(64 * 1024, 0x20)
    const write = (): void => {
      while (!response.destroyed && sent < 200 * 1024 * 1024) {
        sent += block.length
        if (!response.write(block)) return void response.once('drain', write)
      }
    }
    response.on('close', () => {
      cut = true
    })
    write()
    return null
  })
  await expect(ask()).rejects.toThrow(/unreadable/u)
  await expect.poll(() => cut).toBe(true)
  expect(sent).toBeLessThan(32 * 1024 * 1024)
})
