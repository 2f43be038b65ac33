/** Days by their rank: "the 1st and 15th", "last friday of the month", "second to last weekday", "start of each month". */
import { numbersIn, weekend, workdays } from '../fragments.ts'
import type { Groups, RankedDay, RepetitionRule, Said } from '../said.ts'

const ranked =
  /(?<![^ ])(?<ranks>[-\d.]{1,20}th|last) (?<group>instance of )?(?<days>@[\d.]{1,16}s?|weekdays?|weekend)/gu

function rankedDaysIn(words: string | undefined): readonly RankedDay[] {
  return [...(words ?? '').matchAll(ranked)].flatMap(({ groups = {} }) => rankedOf(groups))
}

function rankedOf({ ranks, group, days = '' }: Groups): readonly RankedDay[] {
  const set = days.startsWith('@') ? numbersIn(days) : days === 'weekend' ? weekend : workdays
  const isOne = group !== undefined || !days.startsWith('@')
  return numbersIn(ranks).flatMap((rank) =>
    isOne ? [{ rank, weekdays: set }] : set.map((day) => ({ rank, weekdays: [day] })),
  )
}

const rankedDays: RepetitionRule = {
  name: 'ranks/weekday',
  role: 'detail',
  pattern:
    /(?<![^ ])(?:on )?(?:the )?(?<all>(?:[-\d.]{1,20}th|last) (?:instance of )?(?:@[\d.]{1,16}s?|weekdays?|weekend)(?: (?:, )?and (?:the )?(?:[-\d.]{1,20}th|last) @[\d.]{1,16}s?){0,2})(?: (?:of|in) (?<months>#[\d.]{1,30}))?(?= )/gu,
  means: ({ all, months }) => ({
    rankedDays: rankedDaysIn(all),
    ...(months !== undefined && { months: numbersIn(months) }),
  }),
}

/** Without "every" it is one day of this month, unless it is all there is or heads the message. */
const rankedOfMonth: RepetitionRule = {
  name: 'ranks/weekday-of-the-month',
  role: 'weak',
  pattern:
    /(?<![^ ])(?:on )?(?:the )?(?<all>(?:[-\d.]{1,20}th|last) (?:@[\d.]{1,16}s?|weekdays?|weekend)(?: (?:, )?and (?:the )?(?:[-\d.]{1,20}th|last) @[\d.]{1,16}s?){0,2}) (?:of|in) (?:the|a) (?<unit>month|quarter|year)(?= )/gu,
  means: ofMonth,
}

function ofMonth({ all, unit }: Groups): Said {
  return {
    frequency: unit === 'year' ? 'YEARLY' : 'MONTHLY',
    ...(unit === 'quarter' && { interval: 3 }),
    rankedDays: rankedDaysIn(all),
  }
}

/** "on the second and fourth wednesday of the month": one task has one date, so two days come back. */
const twoOfMonth: RepetitionRule = {
  name: 'ranks/two-weekdays-of-the-month',
  role: 'core',
  pattern:
    /(?<![^ ])on the (?<all>-?\d{1,2}(?:\.-?\d{1,2}){1,4}th @[\d.]{1,16}s?) (?:of|in) (?:the|a) (?<unit>month|quarter|year)(?= )/gu,
  means: ofMonth,
}

/** "on the 1st and 15th": one task has one date, so two days of the month come back. */
const twoRanks: RepetitionRule = {
  name: 'ranks/two-days',
  role: 'core',
  pattern:
    /(?<![^ ])(?<lead>on )?the (?<ranks>\d{1,2}(?:\.-?\d{1,2}){1,6}th)(?<of> of (?:the|a|every) month)?(?= )/gu,
  means: ({ lead, ranks, of }, { behind }) => {
    const stands =
      lead !== undefined && /^(?:$|[.,;!?():] |(?:at|starting|until|for|from|every|monthly) )/u.test(behind)
    return of === undefined && !stands ? null : { frequency: 'MONTHLY', ranks: numbersIn(ranks) }
  },
}

const ranks: RepetitionRule = {
  name: 'ranks/day',
  role: 'detail',
  pattern:
    /(?<![^ ])(?:on )?(?:(?:the )?(?<ranks>[-\d.]{1,40}th)|(?:the )?(?<last>last)(?= (?:day|of every) )|the (?<end>last)|(?:the )?day (?<number>\d{1,3}(?: and \d{1,3})?))(?: day)?(?: of (?:the|a) (?:month|week)(?! of)| (?:of |in )?(?<months>#[\d.]{1,30}))?(?= )/gu,
  means: ({ ranks: said, last, end, number, months }) => ({
    ranks: numbersIn(said ?? last ?? end ?? number),
    ...(months !== undefined && { months: numbersIn(months) }),
  }),
}

/** "start of each month", "end of every month" */
const edges: RepetitionRule = {
  name: 'ranks/edge',
  role: 'detail',
  pattern:
    /(?<![^ ])(?:(?:at|on|by) )?(?:the )?(?<edge>starting|end)(?= of every (?:\d{1,2} |other )?(?:month|year|quarter) )/gu,
  means: ({ edge }) => ({ ranks: [edge === 'end' ? -1 : 1] }),
}

/** "december 25", "december 21st and 31st" */
const monthFirst: RepetitionRule = {
  name: 'ranks/month-first',
  role: 'detail',
  pattern:
    /(?<![^ ])(?:on )?(?<months>#[\d.]{1,30}) (?:the )?(?<days>[\d.]{1,20}(?:th)?(?: and \d{1,2})?)(?! (?:am|pm|:|·))(?= )/gu,
  means: ({ months, days }) => ({ months: numbersIn(months), ranks: numbersIn(days) }),
}

/** "25 december", "1 march and 1 september": the same day of other months goes along. */
const dayFirst: RepetitionRule = {
  name: 'ranks/day-first',
  role: 'detail',
  pattern:
    /(?<![^ ])(?:on )?(?:the )?(?<days>[\d.]{1,20}(?:th)?(?: and \d{1,2})?) (?:of )?(?<months>#[\d.]{1,30}(?: (?:, and|,|and) (?:\d{1,2}(?:th)? (?:of )?)?#[\d.]{1,30}){0,6})(?= )/gu,
  means: ({ days, months = '' }) => ({
    months: [...months.matchAll(/#[\d.]{1,30}/gu)].flatMap(([month]) => numbersIn(month)),
    ranks: numbersIn(days),
  }),
}

const inMonths: RepetitionRule = {
  name: 'ranks/in-months',
  role: 'detail',
  pattern:
    /(?<![^ ])(?:, )?(?:but )?(?<always>only )?(?<lead>in|during|of) (?<months>#[\d.]{1,30})(?! \d)(?= )/gu,
  means: ({ always, lead, months }) => {
    const said = numbersIn(months)
    const isOne = said.length === 1 && always === undefined && lead === 'in'
    return { months: said, ...(isOne && { oneMonth: true as const }) }
  },
}

const inWeek: RepetitionRule = {
  name: 'ranks/week-of-year',
  role: 'detail',
  pattern: /(?<![^ ])in week (?<weeks>\d{1,2}(?: and \d{1,2})?)(?= )/gu,
  means: ({ weeks }) => ({ weeks: numbersIn(weeks) }),
}

/** "every saturday in summer": which months these are is asked. */
const inSeason: RepetitionRule = {
  name: 'ranks/in-season',
  role: 'detail',
  pattern: /(?<![^ ])(?:in|during|over|through) (?:the )?(?:spring|summer|autumn|winter)(?= )/gu,
  means: () => ({ doubt: 'how-often' }),
}

/** "every year on her birthday": a day of the year, and which one has to be asked. */
const birthday: RepetitionRule = {
  name: 'ranks/birthday',
  role: 'detail',
  pattern: /(?<![^ ])on (?:(?:my|the|x|x's) ){1,3}birthday(?= )/gu,
  means: () => ({ doubt: 'which-days' }),
}

export const rankRules: readonly RepetitionRule[] = [twoOfMonth, rankedOfMonth, twoRanks]
export const rankDetails: readonly RepetitionRule[] = [
  rankedDays,
  edges,
  monthFirst,
  dayFirst,
  ranks,
  inMonths,
  inWeek,
  inSeason,
  birthday,
]
