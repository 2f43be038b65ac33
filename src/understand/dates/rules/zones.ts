/**
 * The clock of another zone, said after a time. Names people use all year (EST) follow that place's summer time;
 * names of one offset (BST) stay at it.
 */
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

export const zoneRules: readonly DateRule[] = [zone]
