/** What happens again and again. There is no single date in it, so the words claim every date inside them. */
import type { DateRule } from '../rule.ts'

const again = { recurring: true } as const

const every: DateRule = {
  name: 'recurring/every',
  pattern:
    /\bevery (?:x )?(?:other |second |\d{1,3}(?:th)? |a? ?few |business )?(?:minute|hour|day|week|fortnight|month|quarter|year|weekdays?|weekends?|mornings?|afternoon|evenings?|night|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|MON|WED|SAT|SUN|jan|feb|MAR|apr|MAY|jun|jul|aug|sep|oct|nov|dec|\d{1,2}th)\b(?: (?:,|and|-|to|through) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|MON|WED|SAT|SUN)){0,6}/gu,
  means: () => again,
  examples: [
    ['water plants every monday', 'every monday', 'recurring'],
    ['take pills every other day', 'every other day', 'recurring'],
    ['gym every tue and thu', 'every tue and thu', 'recurring'],
    ['stretch every 2 hours', 'every 2 hours', 'recurring'],
    ['call gran each week', 'each week', 'recurring'],
    ['backup every friday at 5pm', 'every friday at 5pm', 'recurring'],
  ],
  nearMisses: ['thank every guest', 'check each of the boxes'],
}

const ofEvery: DateRule = {
  name: 'recurring/of-every-month',
  pattern: /\b(?:\d{1,2}(?:th)?|second|last day|last|end) of every (?:week|month|quarter|year)\b/gu,
  means: () => again,
  examples: [['pay rent on the 1st of every month', 'on the 1st of every month', 'recurring']],
  nearMisses: ['the best of every world'],
}

/** Before "the third tuesday of the month" is read as one day. */
export const everyNth: DateRule = {
  name: 'recurring/every-nth-weekday',
  pattern:
    /\bevery (?:\d{1,2}th|second|last|other) (?:mon|tues|wednes|thurs|fri|satur|sun)days? (?:of|in) (?:the|every|a) (?:month|quarter|year)\b/gu,
  means: () => again,
  examples: [
    ['submit hours every third tuesday of the month', 'every third tuesday of the month', 'recurring'],
  ],
  nearMisses: ['every last crumb of the cake'],
}

const adverb: DateRule = {
  name: 'recurring/daily',
  pattern: /\b(?:daily|weekly)\b/gu,
  means: () => again,
  examples: [
    ['water the plants daily', 'daily', 'recurring'],
    ['weekly on fridays', 'weekly on fridays', 'recurring'],
    ['feed the cat everyday', 'everyday', 'recurring'],
  ],
}

const timesPer: DateRule = {
  name: 'recurring/times-a-week',
  pattern:
    /\b(?:once|\d{1,2} times) (?:a|per|every|in a) (?:hour|day|week|fortnight|month|quarter|year|weekend|night)\b/gu,
  means: () => again,
  examples: [
    ['call mum once a week', 'once a week', 'recurring'],
    ['walk 3 times per day', '3 times per day', 'recurring'],
  ],
  nearMisses: ['once a friend, always a friend'],
}

const plural: DateRule = {
  name: 'recurring/mondays',
  pattern:
    /\b(?:weekdays|weekends|mornings|evenings|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\b(?: (?:,|and|, and) (?:mon|tues|wednes|thurs|fri|satur|sun)days){0,6}/gu,
  means: () => again,
  examples: [
    ['take the bins out on mondays', 'on mondays', 'recurring'],
    ['run on weekdays', 'on weekdays', 'recurring'],
    ['yoga tuesdays and thursdays', 'tuesdays and thursdays', 'recurring'],
  ],
}

export const recurringRules: readonly DateRule[] = [ofEvery, every, timesPer, adverb, plural]
