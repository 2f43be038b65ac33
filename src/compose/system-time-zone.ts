/**
 * Where this machine is, as far as it knows. Asking Intl for it loads the calendars of the world, which takes longer
 * than carrying out a sentence; on most systems the name stands in a link.
 */
import { readlinkSync } from 'node:fs'
import { isTimeZone } from '../domain/calendar.ts'

export function systemTimeZone(): string {
  const linked = process.env.TZ === undefined ? zoneOfLink(localTime()) : null
  return linked ?? usable(new Intl.DateTimeFormat().resolvedOptions().timeZone)
}

/** Of an empty or odd `TZ` Intl makes a zone that it does not know itself, or none at all. */
function usable(zone: string | undefined): string {
  return zone !== undefined && zone !== 'Etc/Unknown' && isTimeZone(zone) ? zone : 'UTC'
}

/** null: it names none, or none that Node knows by this name. */
export function zoneOfLink(link: string): string | null {
  const [, name = ''] = link.split('/zoneinfo/')
  if (/^(?:Etc\/)?UTC$/u.test(name)) return 'UTC'
  return Intl.supportedValuesOf('timeZone').includes(name) ? name : null
}

function localTime(): string {
  try {
    return readlinkSync('/etc/localtime')
  } catch {
    return ''
  }
}
