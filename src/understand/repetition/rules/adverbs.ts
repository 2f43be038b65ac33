/** "daily", "fortnightly", "once a week", "twice a year". In front of a noun they only describe it: "the weekly report". */
import { intervalOf } from '../fragments.ts'
import type { Around, Doubt, RepetitionRule, Said } from '../said.ts'
import { unitOf } from './every.ts'

const adverbs: Readonly<Record<string, Said>> = {
  daily: { frequency: 'DAILY' },
  nightly: { frequency: 'DAILY', part: 'night' },
  hourly: { doubt: 'sub-daily' },
  weekly: { frequency: 'WEEKLY' },
  fortnightly: { frequency: 'WEEKLY', interval: 2 },
  biweekly: { frequency: 'WEEKLY', interval: 2, doubt: 'two-meanings' },
  monthly: { frequency: 'MONTHLY' },
  bimonthly: { frequency: 'MONTHLY', interval: 2, doubt: 'two-meanings' },
  quarterly: { frequency: 'MONTHLY', interval: 3 },
  yearly: { frequency: 'YEARLY' },
  halfyearly: { frequency: 'MONTHLY', interval: 6 },
  biannually: {
    frequency: 'MONTHLY',
    interval: 6,
    doubt: 'two-meanings',
    or: { frequency: 'YEARLY', interval: 2 },
  },
  biennially: { frequency: 'YEARLY', interval: 2 },
}

/** "bi-weekly" and "half-yearly" in one word. */
const prefixed: Readonly<Record<string, string>> = {
  'bi weekly': 'biweekly',
  'bi monthly': 'bimonthly',
  'bi yearly': 'biannually',
  'half yearly': 'halfyearly',
  'semi yearly': 'halfyearly',
}

/** "two-monthly" is every two months; "semi-weekly" leaves open which days. */
function adverbOf(count: string | undefined, adverb: string | undefined): Said | null {
  const said = adverbs[prefixed[`${count} ${adverb}`] ?? adverb ?? '']
  if (said === undefined || count === undefined || `${count} ${adverb}` in prefixed) return said ?? null
  return /^\d/u.test(count)
    ? { ...said, interval: (said.interval ?? 1) * Number(count) }
    : { ...said, doubt: 'which-days' }
}

const BEFORE_NOUN = /(?:^|[ ])(?:the|a|my|our|this|that|your|his|her|their|next|last|x's) $/u
const CLAUSE_END =
  /^(?:$|[.,;!?():=|–-] |(?:at|on|in|by|for|from|until|starting|ending|except|but|and|to|\d|noon|midnight|half|quarter|before|after|while|when|during|with|as|if|so|now|through|repeat|times|please|morning|afternoon|evening|night|@[1-7]s?|#\d|every|weekdays|weekends|twice|no|the|last|without|thing|only|up|this|next|tomorrow|today|forever|is) ?)/u

/** Behind the verb and at the end of its clause, or heading the message. */
function isAdverbial({ before, behind }: Around): boolean {
  return CLAUSE_END.test(behind) && !BEFORE_NOUN.test(before)
}

const adverb: RepetitionRule = {
  name: 'adverb/plain',
  role: 'core',
  pattern:
    /(?<![^ ])(?:(?:repeat|on a) )?(?:(?<count>\d{1,2}(?= -)|half|bi|semi) (?:- )?)?(?<adverb>daily|nightly|hourly|weekly|fortnightly|biweekly|monthly|bimonthly|quarterly|yearly|halfyearly|biannually|biennially)(?= )/gu,
  means: ({ count, adverb: word }, around) => (isAdverbial(around) ? adverbOf(count, word) : null),
}

/** "make it a weekly thing", "on a monthly basis", "schedule a quarterly review" */
const adjective: RepetitionRule = {
  name: 'adverb/thing',
  role: 'core',
  pattern:
    /(?<![^ ])(?:(?:as|on) )?a (?:(?<count>\d{1,2}(?= -)|half|bi|semi) (?:- )?)?(?<adverb>daily|nightly|hourly|weekly|fortnightly|biweekly|monthly|bimonthly|quarterly|yearly|halfyearly|biannually|biennially) (?:thing|1)(?= )/gu,
  means: ({ count, adverb: word }) => adverbOf(count, word),
}

/** "schedule a quarterly review": the noun keeps its words, how often is taken from before it. */
const scheduled: RepetitionRule = {
  name: 'adverb/scheduled',
  role: 'core',
  pattern:
    /(?<=(?<![^ ])(?:schedule|set up) a )(?:(?<count>\d{1,2}(?= -)|half|bi|semi) (?:- )?)?(?<adverb>daily|nightly|hourly|weekly|fortnightly|biweekly|monthly|bimonthly|quarterly|yearly|halfyearly|biannually|biennially)(?= x )/gu,
  means: ({ count, adverb: word }) => adverbOf(count, word),
}

const oncePer: RepetitionRule = {
  name: 'adverb/once-per',
  role: 'core',
  pattern:
    /(?<![^ ])(?:once|(?:1|a) times)(?: (?:a|per|in a|in)| in every| every)? (?:(?<interval>\d{1,3}(?:th)?|other) )?(?<unit>day|week|fortnight|month|quarter|year|weekend|night|hour)(?: thing)?(?= )/gu,
  means: ({ interval, unit }, { before }) =>
    /(?:at|all) $/u.test(before) ? null : unitOf(unit, intervalOf(interval)),
}

/** So many months lie between two of them. */
const seldom: Readonly<Record<string, number>> = {
  'year 2': 6,
  'year 3': 4,
  'year 4': 3,
  'year 6': 2,
  'year 12': 1,
}
const adverbUnits: Readonly<Record<string, string>> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
}
const unclear: Readonly<Record<string, Doubt>> = { day: 'which-times', night: 'which-times' }

/** "twice a year" is every six months; "twice a week" leaves open which days, "twice a day" at which times. */
const timesPer: RepetitionRule = {
  name: 'adverb/times-per',
  role: 'core',
  pattern:
    /(?<![^ ])(?<often>twice|thrice|(?<count>\d{1,2}|(?:a )?couple of|(?:a )?few) times) (?:(?:a|per|in a|every|in) (?<unit>day|week|fortnight|month|quarter|year|weekend|night|hour)|(?<adverb>daily|weekly|monthly|yearly))(?= )/gu,
  means: ({ often, count, unit, adverb: word }) => {
    const each = adverbUnits[word ?? ''] ?? unit
    const times = often === 'twice' ? 2 : often === 'thrice' ? 3 : intervalOf(count)
    const interval = seldom[`${each} ${times}`]
    if (interval !== undefined) return { frequency: 'MONTHLY', interval }
    const said = unitOf(each, 1)
    return said && { doubt: unclear[each ?? ''] ?? 'which-days', ...said }
  },
}

const weekInWeekOut: RepetitionRule = {
  name: 'adverb/week-in-week-out',
  role: 'core',
  pattern:
    /(?<![^ ])(?<unit>day|week|month|year) in (?:, )?(?:and )?(?:day|week|month|year) (?:hence|off)(?= )/gu,
  means: ({ unit }) => unitOf(unit, 1),
}

/** Before "every": "once every 5 days". */
export const oftenRules: readonly RepetitionRule[] = [oncePer, timesPer]
export const adverbRules: readonly RepetitionRule[] = [adjective, scheduled, weekInWeekOut, adverb]
