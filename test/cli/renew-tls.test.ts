/** A certificate that was renewed is used for the next connection, without a restart; a broken one is not. */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { renewTls } from '../../src/cli/renew-tls.ts'
import { listen } from '../../src/http/serve.ts'
import { freshFolder } from '../support/stores.ts'

function certify(folder: string, name: string): void {
  const how = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${name}`]
  execFileSync('openssl', [...how, '-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')], {
    stdio: 'ignore',
  })
}

async function nameAt(port: number): Promise<string | undefined> {
  const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false })
  await once(socket, 'secureConnect')
  const { subject } = socket.getPeerCertificate()
  socket.destroy()
  return subject.CN as string | undefined
}

test('a renewed certificate is taken, a broken one is told about', async () => {
  const folder = freshFolder()
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  certify(folder, 'first')
  const read = () => ({ cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') })
  const server = await listen('127.0.0.1', 0, () => new Hono(), read())
  onTestFinished(() => server.stop())
  const told: string[] = []
  onTestFinished(renewTls([cert, key], read, server.renew, (words) => told.push(words), 50))
  expect(await nameAt(server.port)).toBe('first')
  certify(folder, 'second')
  await expect.poll(() => nameAt(server.port), { timeout: 20_000 }).toBe('second')
  writeFileSync(cert, 'no certificate')
  await expect.poll(() => told.join(), { timeout: 20_000 }).toContain('goes on with the one before')
  expect(await nameAt(server.port)).toBe('second')
}, 60_000)
