/** Where reminders arrive in a test: a real mail server and a real web server on loopback, which count what they get. */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { leftovers } from './leftovers.ts'

export interface Received {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

/** `answer`: the status for each post. */
export async function postReceiver(answer: (post: Received) => number = () => 200) {
  const posts: Received[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part) => parts.push(part))
    request.on('end', () => {
      const post = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) }
      posts.push(post)
      const status = answer(post)
      response
        .writeHead(status, status >= 300 && status < 400 ? { location: 'http://127.0.0.1:1/' } : {})
        .end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  leftovers.push(async () => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, posts }
}

export interface Mailed {
  readonly to: string
  /** Headers and text as they came. */
  readonly raw: string
}

/** `refuse`: what the server says about a recipient, if anything. */
export async function mailReceiver(refuse: (to: string) => number | null = () => null) {
  const mails: Mailed[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onAuth: ({ username, password }, _, done) =>
      username === 'sayso' && password === 'right' ? done(null, { user: 'sayso' }) : done(new Error('no')),
    onRcptTo: ({ address }, _, done) => {
      const code = refuse(address)
      done(code === null ? null : Object.assign(new Error('refused'), { responseCode: code }))
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const raw = Buffer.concat(parts).toString()
        mails.push({ to: session.envelope.rcptTo[0]?.address ?? '', raw })
        done()
      })
    },
  })
  // whoever sends may be killed in the middle of it
  server.on('error', () => undefined)
  const listening = await new Promise<AddressInfo>((resolve) => {
    const bound = server.listen(0, '127.0.0.1', () => resolve(bound.address() as AddressInfo))
  })
  leftovers.push(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { host: `127.0.0.1:${listening.port}`, url: `smtp://127.0.0.1:${listening.port}`, mails }
}

/** The text of a mail as a person reads it. */
export function textOf({ raw }: Mailed): string {
  const body = raw.slice(raw.indexOf('\r\n\r\n') + 4)
  const joined = body.replaceAll(/=\r\n/gu, '')
  return joined.replaceAll(/=([0-9A-F]{2})/gu, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}
