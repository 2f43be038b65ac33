/** Why a rule cannot be kept, in words. */
export const troubles = {
  'no-rule': 'That is no rule of repetition I know. A rule looks like FREQ=WEEKLY;BYDAY=MO.',
  'sub-daily': 'A task can repeat once a day at most.',
  'several-times': 'A task can repeat at one time of the day; make one task for each time.',
  nought: 'It cannot come every 0 days, or 0 times. Name a number from 1 on.',
  'two-ends': 'A rule ends after so many times or on a day, not both.',
  'too-many':
    'That is more than can be counted: at most every 1000th, and at most 10,000 times. Without a number it goes on for good.',
  'other-calendar': 'Only the usual calendar is known here.',
  'skip-forward':
    'A day its month lacks can be the last of it or left out, but not the first of the next month.',
  never: 'No day is ever like that, so it would never come. Name another day.',
  'all-left-out': 'No day would be left of it: all of them are days off.',
  'ends-before-start': 'It would end before it begins. Name a later end, or none.',
} as const

export type RuleTrouble = keyof typeof troubles
