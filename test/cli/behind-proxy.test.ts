/** The samples for nginx and Caddy, each real, in front of a real server; skipped, and said so, where there is none. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { serviceParts } from '../../src/cli/service.ts'
import { readSettings } from '../../src/compose/settings.ts'
import { served } from '../support/cli.ts'
import { freshFolder } from '../support/stores.ts'

/** Where it is, if it is installed. */
function found(name: string, flag: string): string | undefined {
  const path = [`/usr/sbin/${name}`, name].find((one) => spawnSync(one, [flag]).status === 0)
  if (path === undefined) console.log(`${name} is not installed: the sample configuration is not tried`)
  return path
}

const NGINX = found('nginx', '-v')
const CADDY = found('caddy', 'version')

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

interface Place {
  readonly folder: string
  /** Where the proxy listens, and where Sayso does. */
  readonly from: number
  readonly to: number
}

function sample(name: string, to: number): string {
  const text = readFileSync(new URL(`../../examples/deploy/${name}`, import.meta.url), 'utf8')
  return text.replaceAll('127.0.0.1:3000', `127.0.0.1:${to}`)
}

/** The sample as it stands, but for ports, the certificate and where files go. */
async function startNginx({ folder, from, to }: Place): Promise<ChildProcess> {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=sayso.example', '-days', '2', '-nodes', '-newkey', 'rsa:2048', '-x509']
  execFileSync('openssl', ['req', ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  const changed = sample('nginx.conf', to)
    .replace('listen 443 ssl', `listen 127.0.0.1:${from} ssl`)
    .replace('listen 80', `listen 127.0.0.1:${await freePort()}`)
    .replace(/ssl_certificate .*/u, `ssl_certificate ${cert};`)
    .replace(/ssl_certificate_key .*/u, `ssl_certificate_key ${key};`)
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  const around = `pid ${folder}/pid; error_log ${folder}/error.log; daemon off; events {}`
  const config = join(folder, 'nginx.conf')
  writeFileSync(config, `${around} http { access_log off; ${temp.join(' ')}\n${changed}\n}`)
  return spawn(NGINX ?? '', ['-c', config, '-p', folder], { stdio: 'ignore' })
}

/** The sample as it stands, but for ports, and with a certificate that Caddy makes itself. */
async function startCaddy({ folder, from, to }: Place): Promise<ChildProcess> {
  const global = `{\n admin off\n skip_install_trust\n http_port ${await freePort()}\n}\n`
  const changed = sample('Caddyfile', to).replace(
    'sayso.example {',
    `https://sayso.example:${from} {\n\tbind 127.0.0.1\n\ttls internal`,
  )
  const config = join(folder, 'Caddyfile')
  writeFileSync(config, `${global}${changed}`)
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  return spawn(CADDY ?? '', ['run', '--config', config], { stdio: 'ignore', env })
}

interface Told {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

function ask(port: number, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Told> {
  const options = { host: '127.0.0.1', port, path, rejectUnauthorized: false, servername: 'sayso.example' }
  return new Promise((resolve, reject) => {
    const sent = request({ ...options, headers: { host: 'sayso.example', ...headers } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          text: Buffer.concat(parts).toString(),
        }),
      )
    })
    sent.on('error', reject).end()
  })
}

const proxies = [
  {
    name: 'nginx',
    path: NGINX,
    start: startNginx,
    strangers: [403, expect.stringContaining('FORBIDDEN_ORIGIN')],
  },
  { name: 'Caddy', path: CADDY, start: startCaddy, strangers: [200, ''] },
].filter(({ path }) => path !== undefined)

test.each(proxies)(
  'through the sample for $name: answers, limits for the client, one X-Forwarded-For',
  async ({ start, strangers }) => {
    const place = { folder: freshFolder(), from: await freePort(), to: await freePort() }
    const { from, to, folder } = place
    const server = await served({
      SAYSO_DATABASE_URL: `file:${join(folder, 'sayso.db')}`,
      SAYSO_PORT: String(to),
      SAYSO_AUTH: 'accounts',
      SAYSO_AUTH_SECRET: 'a secret that is long enough for this one',
      SAYSO_PUBLIC_URL: 'https://sayso.example',
      SAYSO_TRUSTED_ORIGINS: 'https://sayso.example',
      SAYSO_TRUST_PROXY: 'yes',
      SAYSO_REQUEST_LIMIT: '2',
    })
    onTestFinished(() => void server.stop('SIGKILL'))
    const proxy = await start(place)
    onTestFinished(() => void proxy.kill())
    await vi.waitFor(async () => expect((await ask(from, '/healthz')).status).toBe(200), 10_000)
    const first = await ask(from, '/api/openapi.json', { 'x-forwarded-for': '203.0.113.9' })
    expect(first.status).toBe(200)
    expect(first.headers['strict-transport-security']).toBe('max-age=31536000')
    const statuses: (number | undefined)[] = []
    // Whatever a client says of itself, it is one address.
    for (let n = 0; n < 25; n++) {
      statuses.push((await ask(from, '/api/openapi.json', { 'x-forwarded-for': `203.0.113.${n}` })).status)
    }
    expect(statuses).toContain(429)
    // nginx hands on whatever name was asked for, which Sayso refuses; Caddy has nothing to say to another’s name.
    const evil = await ask(from, '/api/tasks', { host: 'evil.example' })
    expect([evil.status, evil.text]).toEqual(strangers)
  },
  60_000,
)

test('behind a proxy on the same machine the limits of a public server hold', () => {
  const alone = serviceParts(readSettings({}))
  const behind = serviceParts(readSettings({ SAYSO_TRUST_PROXY: 'yes' }))
  expect([alone.requests_a_minute, alone.turns_a_minute]).toEqual([0, 0])
  expect([behind.requests_a_minute, behind.turns_a_minute, behind.quota_mb]).toEqual([600, 60, 1000])
})

test('the unit for systemd names a program that is there, and verifies where systemd is', () => {
  const unit = readFileSync(new URL('../../examples/deploy/sayso.service', import.meta.url), 'utf8')
  expect(unit).toContain('bin/sayso.js serve')
  const file = join(freshFolder(), 'sayso.service')
  writeFileSync(file, unit.replace(/ExecStart=\S+/u, `ExecStart=${process.execPath}`))
  const { error, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
  if (error) console.log('systemd-analyze is not installed: the unit is not verified')
  else expect(stderr).not.toMatch(/sayso\.service.*(?:Unknown|Failed|Invalid)/u)
})
