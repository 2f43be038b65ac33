/** "every day", "each other week", "every 3rd month", "every monday and thursday", "every 4th of the month". */
import { intervalOf, numbersIn, weekend, workdays } from '../fragments.ts'
import type { Around, DayPart, RepetitionRule, Said } from '../said.ts'

const units: Readonly<Record<string, Said>> = {
  day: { frequency: 'DAILY' },
  d: { frequency: 'DAILY' },
  week: { frequency: 'WEEKLY' },
  w: { frequency: 'WEEKLY' },
  fortnight: { frequency: 'WEEKLY', interval: 2 },
  month: { frequency: 'MONTHLY' },
  quarter: { frequency: 'MONTHLY', interval: 3 },
  year: { frequency: 'YEARLY' },
  y: { frequency: 'YEARLY' },
  weekday: { frequency: 'WEEKLY', weekdays: workdays },
  weekend: { frequency: 'WEEKLY', weekdays: weekend },
  morning: { frequency: 'DAILY', part: 'morning' },
  afternoon: { frequency: 'DAILY', part: 'afternoon' },
  evening: { frequency: 'DAILY', part: 'evening' },
  night: { frequency: 'DAILY', part: 'night' },
  hour: { doubt: 'sub-daily' },
  h: { doubt: 'sub-daily' },
  minute: { doubt: 'sub-daily' },
  sec: { doubt: 'sub-daily' },
}

export function unitOf(word: string | undefined, interval: number): Said | null {
  const said = units[(word ?? '').replace(/s$/u, '')]
  if (said?.frequency === undefined) return said ?? null
  return { ...said, interval: (said.interval ?? 1) * interval }
}

const everyUnit: RepetitionRule = {
  name: 'every/unit',
  role: 'core',
  pattern:
    /(?<![^ ])(?<every>(?:(?<=(?:^|[.,;:!?] ))in )?every!?|all the) (?<interval>(?:other|(?:- )?\d{1,15}(?:th)?|half(?: a)?|(?:a )?few|(?:a )?couple(?: of)?) )?(?<before>and a half )?(?<unit>day|d|week|w|fortnight|month|quarter|year|y|weekday|weekend|morning|afternoon|evening|night|hour|h|minute|sec)s?(?<more> and a half)?(?= )/gu,
  means: ({ every, interval, before: inside, unit, more }, { before, behind }) => {
    const isLetter = /^[dwyh]$/u.test(unit ?? '') && !/\d/u.test(interval ?? '')
    // "every Year 6 pupil", "the every day cookbook"
    if (isLetter || (unit === 'year' && /^\d/u.test(behind)) || DESCRIBES.test(before)) return null
    const said = (inside ?? more) ? andAHalf(unit, intervalOf(interval)) : whole(unit, interval)
    return said && { ...said, ...(every === 'every!' && { fromCompletion: true as const }) }
  },
}

const DESCRIBES = /(?<![^ ])(?:the|a|my) $/u

function whole(unit: string | undefined, interval: string | undefined): Said | null {
  return interval?.startsWith('half') ? halfOf(unit) : spanned(unit, intervalOf(interval))
}

/** "every year and a half" is every 18 months; of others it is asked what the half of them is. */
function andAHalf(unit: string | undefined, interval: number): Said | null {
  if (unit === 'year') return { frequency: 'MONTHLY', interval: 12 * interval + 6 }
  const said = unitOf(unit, interval)
  return said && { doubt: 'how-often', ...said }
}

/** "every half year" */
function halfOf(unit: string | undefined): Said | null {
  if (unit === 'year') return { frequency: 'MONTHLY', interval: 6 }
  return /^(?:hour|day|minute)$/u.test(unit ?? '') ? { doubt: 'sub-daily' } : null
}

/** "every 48 hours" is every two days. */
function spanned(unit: string | undefined, interval: number): Said | null {
  const isDays = /^h(?:our)?$/u.test(unit ?? '') && interval % 24 === 0
  return isDays ? unitOf('day', interval / 24) : unitOf(unit, interval)
}

/** "every 10-14 days": which of them is not said. */
const everyRange: RepetitionRule = {
  name: 'every/range',
  role: 'core',
  pattern: /(?<![^ ])every (?<least>\d{1,3}) (?:-|to|or) \d{1,3} (?<unit>day|week|month|year|hour)(?= )/gu,
  means: ({ least, unit }) => {
    const said = unitOf(unit, Number(least))
    return said && { doubt: 'how-often', ...said }
  },
}

const everyDays: RepetitionRule = {
  name: 'every/weekdays',
  role: 'core',
  pattern:
    /(?<![^ ])(?<every>every|all(?: the)?) (?<interval>(?:other|[-\d.]{1,20}(?:th)?|last) )?(?<days>@[\d.~]{1,16}s?)(?: (?<part>morning|afternoon|evening|night)s?)?(?<of> (?:of|in) (?:the|every|a) (?:month|year))?(?= )/gu,
  means: ({ every, interval, days, part, of }) => {
    if (every !== 'every' && !days?.endsWith('s')) return null
    const weekdays = numbersIn(days)
    const partSaid = part === undefined ? {} : { part: part as DayPart }
    const ranks = ranksOf(interval, of !== undefined)
    if (ranks.length === 0)
      return { frequency: 'WEEKLY', interval: intervalOf(interval), weekdays, ...partSaid }
    const frequency = of?.endsWith('year') ? 'YEARLY' : 'MONTHLY'
    const rankedDays = ranks.flatMap((rank) => weekdays.map((day) => ({ rank, weekdays: [day] })))
    return { frequency, rankedDays, ...partSaid }
  },
}

/** "every friday the 13th" */
const everyDayTheNth: RepetitionRule = {
  name: 'every/weekday-the-nth',
  role: 'core',
  pattern: /(?<![^ ])every (?<day>@[1-7]) the (?<rank>\d{1,2})th(?= )/gu,
  means: ({ day, rank }) => ({ frequency: 'MONTHLY', weekdays: numbersIn(day), ranks: numbersIn(rank) }),
}

/** "every 3rd friday" is the month's, "every second friday" every other one, unless it is "of the month". */
function ranksOf(words: string | undefined, isOfMonth: boolean): readonly number[] {
  const said = (words ?? '').trim()
  if (!/(?:th|last)$/u.test(said)) return []
  const ranks = numbersIn(said)
  const isOrdinal = isOfMonth || ranks.length > 1 || [1, 3, 4].includes(ranks[0] ?? 0) || (ranks[0] ?? 0) < 0
  return isOrdinal ? ranks : []
}

/** "every first working day of the month" */
const everyRanked: RepetitionRule = {
  name: 'every/ranked-workday',
  role: 'core',
  pattern: /(?<![^ ])every (?<ranks>[-\d.]{1,20}th|last) weekdays? (?:of|in) (?:the|every|a) month(?= )/gu,
  means: ({ ranks }) => ({
    frequency: 'MONTHLY',
    rankedDays: numbersIn(ranks).map((rank) => ({ rank, weekdays: workdays })),
  }),
}

/** "every 4th and 10th of the month", "every 1st", "every 27" */
const everyRank: RepetitionRule = {
  name: 'every/day-of-month',
  role: 'core',
  pattern:
    /(?<![^ ])every (?:(?<ranks>[-\d.]{1,40}th|last)|(?<bare>[12]?\d|3[01]))(?: day)?(?<of> of (?:the|every|a) (?<unit>month|year|quarter)|(?: of)? (?<months>#[\d.]{1,30}))?(?= )/gu,
  means: ({ ranks, bare, of, unit, months }, around) => {
    if (of === undefined && !endsAsDay(around, bare !== undefined)) return null
    return {
      frequency: months !== undefined || unit === 'year' ? 'YEARLY' : 'MONTHLY',
      ...(unit === 'quarter' && { interval: 3 }),
      ranks: numbersIn(ranks ?? bare),
      ...(months !== undefined && { months: numbersIn(months) }),
    }
  },
}

/** Not "every one of them", "every first attempt", "every last crumb". */
function endsAsDay({ raw, behind }: Around, isBare: boolean): boolean {
  const ends = isBare ? /^(?:$|[.,;!?)] )/u : /^(?:$|[.,;!?):-] |(?:at|starting|until|for|from|i|repeat) )/u
  return ends.test(behind) && (/\d/u.test(raw) || (!isBare && !/(?:last|second)$/iu.test(raw)))
}

/** "every aug 20 and 30", "every 14 jan", "every december" */
const everyMonth: RepetitionRule = {
  name: 'every/month-name',
  role: 'core',
  pattern:
    /(?<![^ ])every (?:(?<before>\d{1,2}) )?(?<months>#[\d.]{1,30})(?: (?:on )?(?:the )?(?:day )?(?<days>[\d.]{1,20}(?:th)?(?: and \d{1,2})?)(?! (?:am|pm|:|·)))?(?= )/gu,
  means: ({ before, months, days }) => {
    const ranks = numbersIn([before ?? '', days ?? ''].join(' '))
    return { frequency: 'YEARLY', months: numbersIn(months), ...(ranks.length > 0 && { ranks }) }
  },
}

const feasts: Readonly<Record<string, readonly [month: number, day: number]>> = {
  christmas: [12, 25],
  'christmas evening': [12, 24],
  halloween: [10, 31],
  'new year': [1, 1],
  nye: [12, 31],
  valentines: [2, 14],
  boxing: [12, 26],
}

const everyFeast: RepetitionRule = {
  name: 'every/feast',
  role: 'core',
  pattern:
    /(?<![^ ])every (?<feast>christmas evening|christmas|halloween|new year|nye|valentines|boxing)(?: day)?(?= )/gu,
  means: ({ feast }) => {
    const [month, day] = feasts[feast ?? ''] ?? []
    return month === undefined || day === undefined
      ? null
      : { frequency: 'YEARLY', months: [month], ranks: [day] }
  },
}

/** "every spring": once a year, and on which day has to be asked. */
const everySeason: RepetitionRule = {
  name: 'every/season',
  role: 'core',
  pattern:
    /(?<![^ ])every (?:spring|summer|autumn|winter)(?= (?:$|[.,;!?:)] |(?:at|from|until|starting|for) ))/gu,
  means: () => ({ frequency: 'YEARLY', doubt: 'which-days' }),
}

/** "every morning and evening" */
const bothParts: RepetitionRule = {
  name: 'every/two-parts-of-the-day',
  role: 'core',
  pattern:
    /(?<![^ ])every (?:morning|afternoon|evening|night) (?:, )?and (?:every )?(?:afternoon|evening|night|morning)(?= )/gu,
  means: () => ({ frequency: 'DAILY', doubt: 'several-times' }),
}

export const everyRules: readonly RepetitionRule[] = [
  everySeason,
  bothParts,
  everyRange,
  everyRanked,
  everyFeast,
  everyDayTheNth,
  everyDays,
  everyMonth,
  everyUnit,
  everyRank,
]
