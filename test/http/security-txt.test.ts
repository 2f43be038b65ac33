/** Where to report a weakness, as RFC 9116 has it. */
import { expect, test } from 'vitest'
import { readSettings } from '../../src/compose/settings.ts'
import { answerOf, HERE, jwtApp } from '../support/http-app.ts'

const ask = async (parts: Parameters<typeof jwtApp>[0]) => {
  const { app, ports } = await jwtApp(parts)
  const { text, headers } = await answerOf(await app.request(`${HERE}/.well-known/security.txt`))
  const fields = Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/u)),
  )
  return { fields, headers, now: ports.world.now() }
}

test('names the docs, for less than a year, as plain text and without signing in', async () => {
  const { fields, headers, now } = await ask({ public_url: null })
  expect(headers.get('content-type')).toMatch(/^text\/plain/u)
  expect(fields).toMatchObject({
    Contact: `${HERE}/docs/security#telling-us`,
    Canonical: `${HERE}/.well-known/security.txt`,
  })
  const days = (Date.parse(fields.Expires) - now) / 86_400_000
  expect(days).toBeGreaterThan(100)
  expect(days).toBeLessThan(365)
})

test('or whom the operator names', async () => {
  const security_contact = 'mailto:security@sayso.example'
  const { SAYSO_SECURITY_CONTACT } = readSettings({ SAYSO_SECURITY_CONTACT: security_contact })
  const { fields } = await ask({ security_contact: SAYSO_SECURITY_CONTACT ?? null })
  expect(fields.Contact).toBe(security_contact)
})

test.each(['security@sayso.example', 'javascript:alert(1)', 'http://sayso.example', 'https://x\nContact: y'])(
  '%j is none',
  (contact) => {
    expect(() => readSettings({ SAYSO_SECURITY_CONTACT: contact })).toThrow('SAYSO_SECURITY_CONTACT')
  },
)
