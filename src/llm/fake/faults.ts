/** Every way a model's server was seen to go wrong. Each takes the answer it should have sent and spoils it. */
import type { ServerResponse } from 'node:http'
import { errorBody, type FakeCall } from './formats.ts'

type Spoil = (response: ServerResponse, answer: string) => void

function send(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
}

/** What goes wrong on the way. */
export const wireFaults = {
  '429': (response) =>
    send(response, 429, JSON.stringify(errorBody('Slow down.', 'rate_limit_exceeded')), {
      'retry-after': '1',
    }),
  '500': (response) => send(response, 500, JSON.stringify(errorBody('Sorry.', null))),
  '401': (response) => send(response, 401, JSON.stringify(errorBody('Wrong key.', 'invalid_api_key'))),
  '404': (response) => send(response, 404, JSON.stringify(errorBody('No such model.', 'model_not_found'))),
  hang: () => undefined,
  drip: (response, answer) => {
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': String(answer.length * 1000),
    })
    const drops = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(drops))
  },
  cut: (response, answer) => {
    const length = String(Buffer.byteLength(answer))
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': length })
    response.write(answer.slice(0, answer.length / 2), () => response.destroy())
  },
  'broken body': (response, answer) => send(response, 200, answer.slice(0, -20)),
  html: (response) => send(response, 200, '<!doctype html><h1>Sign in</h1>', { 'content-type': 'text/html' }),
} as const satisfies Record<string, Spoil>

type Miscall = (call: FakeCall) => { readonly calls: readonly FakeCall[]; readonly words?: string }

/** What goes wrong in the answer itself. */
export const callFaults = {
  'unknown function': (call) => ({ calls: [{ ...call, name: 'delete_everything' }] }),
  'fifty calls': (call) => ({ calls: Array.from({ length: 50 }, () => call) }),
  'only words': () => ({ calls: [], words: 'Done! I deleted all your tasks.' }),
  'cut arguments': (call) => ({ calls: [{ ...call, arguments: call.arguments.slice(0, -15) }] }),
  'other arguments': (call) => ({
    calls: [{ ...call, arguments: '{"tool":"delete_task","user_id":"ann","all":true}' }],
  }),
} as const satisfies Record<string, Miscall>

export type WireFault = keyof typeof wireFaults
export type CallFault = keyof typeof callFaults
export type Fault = WireFault | CallFault

export const faultNames = [...Object.keys(wireFaults), ...Object.keys(callFaults)] as readonly Fault[]
