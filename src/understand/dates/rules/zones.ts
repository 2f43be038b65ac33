/**
 * The clock of another zone, said after a time. Names people use all year (EST) follow that place's summer time;
 * names of one offset (BST) stay at it.
 */
import { pad } from '../days.ts'
import type { DateRule } from '../rule.ts'

const zones: Readonly<Record<string, string>> = {
  zGMT: 'UTC',
  zBST: '+01:00',
  zCET: 'Europe/Berlin',
  zEST: 'America/New_York',
  zCST: 'America/Chicago',
  zMST: 'America/Denver',
  zPST: 'America/Los_Angeles',
  zIST: '+05:30',
  zJST: 'Asia/Tokyo',
  zAEST: 'Australia/Sydney',
}

const zone: DateRule = {
  name: 'clock/zone',
  pattern: /(?:\( )?\b(?<zone>z[A-Z]{3,4})\b(?: time)?(?: \))?/gu,
  stand: 'joined',
  means: ({ zone: word }) => ({ zone: zones[word ?? ''] ?? 'UTC' }),
  examples: [['call at 5pm eastern', 'at 5pm eastern', '2026-03-04T23:00']],
  nearMisses: ['drive to the central station'],
}

const offset: DateRule = {
  name: 'clock/offset',
  pattern:
    /(?:\( )?(?:\bzGMT |(?<=: \d{2} : \d{2} ))(?<sign>[+-]) (?:(?<hours>\d{1,2})(?: : (?<minutes>\d{2}))?|(?<hours2>\d{2})(?<minutes2>\d{2}))\b(?: \))?/gu,
  stand: 'joined',
  means: ({ sign, hours, minutes, hours2, minutes2 }) => {
    const ahead = Number(hours ?? hours2)
    if (ahead > 14) return null
    return { zone: `${sign}${pad(ahead)}:${minutes ?? minutes2 ?? '00'}` }
  },
  examples: [
    ['call at 10am gmt+5', 'at 10am gmt+5', '2026-03-05T06:00'],
    ['deploy 2026-04-01 08:15:30 -0500', '2026-04-01 08:15:30 -0500', '2026-04-01T15:15'],
  ],
}

export const zoneRules: readonly DateRule[] = [offset, zone]
