/**
 * A model's server without a model: speaks the Responses and Chat Completions formats over HTTP and answers from a
 * script. For tests, and for trying Sayso with a model when there is no key. Listens on this machine only.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { flatFunction } from '../function.ts'
import { type Asked, askedIn } from './asked.ts'
import { type CallFault, callFaults, type Fault, type WireFault, wireFaults } from './faults.ts'
import { completionBody, errorBody, type FakeContent, responseBody } from './formats.ts'

export interface Reply {
  /** What the function is called with. */
  readonly arguments?: unknown
  readonly fault?: Fault
  /** A parameter this model refuses to be given. */
  readonly dislikes?: string
}

/** One that promises its reply is slow to give it. */
export type Script = (asked: Asked) => Reply | Promise<Reply>

export interface FakeModel {
  /** The base URL to configure. */
  readonly url: string
  /** Every question so far, oldest first. */
  readonly asked: Asked[]
  /** Resolves with the next question to arrive. */
  next(): Promise<Asked>
  stop(): Promise<void>
}

const formats: Readonly<Record<string, (content: FakeContent) => object>> = {
  '/v1/responses': responseBody,
  '/v1/chat/completions': completionBody,
}

export async function startFakeModel(script: Script, port = 0): Promise<FakeModel> {
  const asked: Asked[] = []
  const waiting: ((one: Asked) => void)[] = []
  const server = createServer(async (request, response) => {
    const format = formats[request.url ?? '']
    const one = format && request.method === 'POST' ? askedIn(request, await bodyOf(request)) : null
    if (!format || !one) {
      json(response, 404, errorBody('There is nothing at this address.', null))
      return
    }
    asked.push(one)
    for (const tell of waiting.splice(0)) tell(one)
    answer(response, await script(one), one, format)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    next: () => new Promise((resolve) => waiting.push(resolve)),
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function answer(
  response: ServerResponse,
  { arguments: said = {}, fault, dislikes }: Reply,
  { body, model }: Asked,
  format: (content: FakeContent) => object,
): void {
  if (dislikes !== undefined && dislikes in body) {
    json(response, 400, errorBody(`Unsupported parameter: ${dislikes}`, null, dislikes))
    return
  }
  const args = JSON.stringify(said)
  const call = { name: flatFunction.name, arguments: args }
  // about four characters a token, as models count English
  const tokens = { in: Math.ceil(JSON.stringify(body).length / 4), out: Math.ceil(args.length / 4) }
  const miscall = callFaults[fault as CallFault]
  const content = format({ model, tokens, ...(miscall ? miscall(call) : { calls: [call] }) })
  const spoil = wireFaults[fault as WireFault]
  if (spoil) spoil(response, JSON.stringify(content))
  else json(response, 200, content)
}
