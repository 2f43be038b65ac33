import { expect, test, vi } from 'vitest'
import { systemTimeZone, zoneOfLink } from './system-time-zone.ts'

test.each([
  ['/usr/share/zoneinfo/Europe/Berlin', 'Europe/Berlin'],
  ['/var/db/timezone/zoneinfo/America/Argentina/Ushuaia', 'America/Argentina/Ushuaia'],
  ['../usr/share/zoneinfo/Etc/UTC', 'UTC'],
  ['/usr/share/zoneinfo/posixrules', null],
  ['/usr/share/zoneinfo/Europe/Atlantis', null],
  ['/somewhere/else', null],
  ['', null],
])('%s names %s', (link, zone) => {
  expect(zoneOfLink(link)).toBe(zone)
})

test.each([[undefined], ['Asia/Tokyo']])('is the one that Intl knows, with TZ=%s', (zone) => {
  vi.stubEnv('TZ', zone)
  expect(systemTimeZone()).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone)
  vi.unstubAllEnvs()
})

test.each([[''], ['Nowhere/Land'], [':foo']])('is UTC where TZ=%s says nothing', (zone) => {
  vi.stubEnv('TZ', zone)
  expect(systemTimeZone()).toBe('UTC')
  vi.unstubAllEnvs()
})
