/** Where a repetition begins and ends, how many times it comes, what is left out, and from what it is counted. */

import { addDays, dateOf, wallTime } from '../../../domain/calendar.ts'
import { comingMonth, stretch } from '../../dates/days.ts'
import { doneWhen } from '../../dates/done-when.ts'
import type { Now } from '../../dates/rule.ts'
import { intervalOf, numbersIn, weekend, workdays } from '../fragments.ts'
import type { RepetitionRule, Said } from '../said.ts'

const starting: RepetitionRule = {
  name: 'bounds/starting',
  role: 'bound',
  pattern:
    /(?<![^ ])(?:, )?(?:and )?(?:starting(?: (?:with|from|is))?|from|as (?:of|from)|(?:with )?(?:the )?(?:1th|next) (?:(?:thing|1|times)(?: is| due)?|is|on|due)(?: is)?)(?= )/gu,
  means: (_, { dateBehind, raw }) => {
    const date = dateBehind()
    // "from 5 to 6pm" is when in the day
    if (date === null || (date.isTime && raw.toLowerCase().endsWith('from'))) return null
    const time = date.time === undefined ? {} : { time: date.time }
    return { ...(!date.isTime && { starts: date.from }), ...time, more: date.words }
  },
}

/** "starting this one", "starting the coming one": the first that comes, which it is anyway. */
const startingNow: RepetitionRule = {
  name: 'bounds/starting-with-the-coming-one',
  role: 'filler',
  pattern:
    /(?<![^ ])(?:, )?(?:starting|from)(?: with)? (?:(?:this|the) (?:coming |next )?(?:thing|1)(?: coming)?|now on|here on(?: in)?|now|here)(?= )/gu,
  means: () => ({}),
}

const until: RepetitionRule = {
  name: 'bounds/until',
  role: 'bound',
  pattern:
    /(?<![^ ])(?:, )?(?:and )?(?:(?:up )?until|ending|through(?: to)?|up to)(?:(?: (?:i|x|it|is|close|finish|\|)){1,3} on(?= )| with)?(?= )/gu,
  means: (_, { dateBehind, behind, now }) => {
    const date = dateBehind()
    return date ? { until: date.from, more: date.words } : untilPast(behind, now)
  },
}

/** "until yesterday", "until last week": it would end before it begins, and whoever says so is told. */
function untilPast(behind: string, { moment }: Now): (Said & { readonly more: number }) | null {
  const words = behind.trim().split(' ')
  for (let more = Math.min(4, words.length); more > 0; more--) {
    const [, until] = doneWhen(words.slice(0, more).join(' '), moment)?.split('..') ?? []
    if (until !== undefined && until < dateOf(wallTime(moment))) return { until, more }
  }
  return null
}

/** A million: refused where rules are kept, with the reason. */
const MORE_THAN_ANYONE = 1_000_000

const times: RepetitionRule = {
  name: 'bounds/times',
  role: 'detail',
  pattern:
    /(?<![^ ])(?:[,(] )?(?:for )?(?:a total of |up to |only )?(?:(?<count>\d{1,15}) times|(?:a|\d{1,3}) (?<huge>thousand|million|billion) times|times (?<behind>\d{1,3})|(?<them>\d{1,3}) of them)(?: (?:in total|total|only|in all))?(?! (?:a|per|every|daily|weekly|monthly|yearly) )(?= )/gu,
  means: ({ count, huge, behind, them }) => ({
    count: huge === undefined ? Number(count ?? behind ?? them) : MORE_THAN_ANYONE,
  }),
}

const twice: RepetitionRule = {
  name: 'bounds/twice',
  role: 'detail',
  pattern: /(?<![^ ])(?<count>twice|thrice)(?= )/gu,
  means: ({ count }) => ({ count: count === 'twice' ? 2 : 3 }),
}

const lasting: RepetitionRule = {
  name: 'bounds/lasting',
  role: 'detail',
  pattern:
    /(?<![^ ])(?:, )?for (?:the |up to |another |only )?(?:next )?(?:(?<count>\d{1,3}|a|(?:a )?couple of|(?:a )?few) )?(?<unit>day|week|fortnight|month|year)(?= )/gu,
  means: ({ count, unit }) => {
    const many = intervalOf(count)
    const { days = 0, months = 0 } = lengths[unit ?? ''] ?? {}
    return { lasts: { days: days * many, months: months * many } }
  },
}

const lengths: Readonly<Record<string, { readonly days?: number; readonly months?: number }>> = {
  day: { days: 1 },
  week: { days: 7 },
  fortnight: { days: 14 },
  month: { months: 1 },
  year: { months: 12 },
}

/** "every day this week", "every evening next month" */
const period: RepetitionRule = {
  name: 'bounds/period',
  role: 'detail',
  pattern: /(?<![^ ])(?:for )?(?:the )?(?:rest of )?(?<which>this|next) (?<unit>week|month|year)(?= )/gu,
  means: ({ which, unit }, { now }) => {
    const { from, to } = stretch(unit, which === 'next' ? 1 : 0, now)
    return { ...(from > now.today && { starts: from }), until: to }
  },
}

/** "every day 1-24 December", "every day october 2nd-5th" */
const span: RepetitionRule = {
  name: 'bounds/span',
  role: 'bound',
  pattern:
    /(?<![^ ])(?:from )?(?:(?<first>\d{1,2}) (?:-|to|through|until) (?<last>\d{1,2})(?:th)? (?:of )?(?<month>#\d{1,2})|(?<lead>#\d{1,2}) (?<begin>\d{1,2}) (?:-|to|through|until) (?<end>\d{1,2})(?:th)?|(?<named>#\d{1,2}) (?<days>\d[\d.]{1,80}th)|(?<ranks>\d[\d.]{1,80}th) (?:of )?(?<behind>#\d{1,2}))(?= )/gu,
  means: ({ first, last, month, lead, begin, end, named, days, ranks, behind }, { now, behind: rest }) => {
    // "the 11th, 12th and 13th of January every year" come back, and are no stretch of this one
    if (/^every (?:\d{1,3} )?year /u.test(rest)) return null
    const name = month ?? lead ?? named ?? behind ?? ''
    const said = numbersIn(days ?? ranks ?? `${first ?? begin} ${last ?? end}`)
    const [from = 0, to = 0] = [said[0], said.at(-1)]
    // "december 21st and 31st" are two days, "2nd-5th" all between
    if (
      from >= to ||
      to > 31 ||
      (said.length > 2 ? said.length <= to - from : days !== undefined || ranks !== undefined)
    )
      return null
    const { from: begins } = comingMonth(Number(name.slice(1)), now)
    return { starts: addDays(begins, from - 1), until: addDays(begins, to - 1) }
  },
}

/** "from may to september": from the first day of the one to the last of the other; a stretch that runs began already. */
const months: RepetitionRule = {
  name: 'bounds/months',
  role: 'bound',
  pattern: /(?<![^ ])from (?<months>#\d{1,2}(?:\.\d{1,2}){1,11})(?! \d)(?= )/gu,
  means: ({ months: said }, { now }) => {
    const [first = 1, ...others] = numbersIn(said)
    const { to } = comingMonth(others.at(-1) ?? first, now)
    const { from } = comingMonth(first, now)
    return from > to
      ? { starts: now.today, until: to }
      : { starts: from < now.today ? now.today : from, until: to }
  },
}

const exceptDays: RepetitionRule = {
  name: 'bounds/except-weekdays',
  role: 'bound',
  pattern:
    /(?<![^ ])(?:, )?(?:except(?: (?:for|on))?|apart from|but no|but except|(?<=day |daily |night |morning |evening )but)(?: on)?(?: the)? (?:every )?(?<days>@[\d.~]{1,16}s?|weekends?|weekdays?)(?= )/gu,
  means: ({ days }, { behind }) => {
    if (/^(?:of|in) #/u.test(behind)) return null
    return {
      exceptWeekdays: /^weekend/u.test(days ?? '')
        ? weekend
        : /^weekday/u.test(days ?? '')
          ? workdays
          : numbersIn(days),
    }
  },
}

const exceptMonths: RepetitionRule = {
  name: 'bounds/except-months',
  role: 'bound',
  pattern:
    /(?<![^ ])(?:, )?(?:except(?: (?:for|in))?|apart from|but no)(?: in)? (?<months>#[\d.]{1,30})(?! \d)(?= )/gu,
  means: ({ months }, { now }) => ({
    except: numbersIn(months).map((month) => {
      const { from, to } = comingMonth(month, now)
      return `${from}/${to}`
    }),
  }),
}

const exceptDate: RepetitionRule = {
  name: 'bounds/except-day',
  role: 'bound',
  pattern: /(?<![^ ])(?:, )?(?:except(?: (?:for|on))?|apart from|but no(?: on)?)(?: every)?(?= )/gu,
  means: (_, { dateBehind, behind }) => {
    const words = behind.split(' ')
    const except: string[] = []
    let more = 0
    // "except christmas, boxing day and new year's day"
    for (let at = 0; at !== more || more === 0; ) {
      const date = dateBehind(at)
      if (date === null) break
      except.push(date.from === date.to ? date.from : `${date.from}/${date.to}`)
      more = at + date.words
      at = more + (/^(?:, and|,|and|or)$/u.test(words[more] ?? '') ? 1 : 0)
    }
    return except.length === 0 ? null : { except, more }
  },
}

const completion: RepetitionRule = {
  name: 'bounds/from-completion',
  role: 'bound',
  pattern:
    /(?<![^ ])(?:, )?(?:counting )?(?:(?:when|after|from when|after when|from) (?:(?:i|it|is|last|every|times|the) ){0,4}(?:done|finish|completion)|since (?:(?:it|is|i|last) ){0,3}(?:done|finish))(?: it)?(?= )/gu,
  means: () => ({ fromCompletion: true }),
}

const forever: RepetitionRule = {
  name: 'bounds/forever',
  role: 'filler',
  pattern: /(?<![^ ])(?:, )?(?:forever|for ever(?: and ever)?|without fail|or so|only)(?= )/gu,
  means: () => ({}),
}

/** A time of the day, however it is said: its meaning is read with the date rules. */
const clock: RepetitionRule = {
  name: 'bounds/clock',
  role: 'clock',
  pattern:
    /(?<![^ ])(?:, )?(?:starting )?(?:(?:at|around|by|on) )?(?:(?:half|quarter) (?:(?:past|to|after) )?\d{1,2}|\d{1,2} (?:past|to|after) \d{1,2}|\d{1,2} [:·] \d\d|\d{1,2}(?= (?:am|pm|p|clock|h) )|noon|midnight|(?<=(?:at|by|around) )\d{1,2})(?: (?:am|pm|p|clock|h))?(?: (?:in|at) (?:the )?(?:morning|afternoon|evening|night))?(?: starting(?= (?:[,.;)]|$)))?(?= )/gu,
  means: () => ({}),
}

/** Before the days that are left out are taken for days that repeat. */
export const exceptions: readonly RepetitionRule[] = [completion, exceptMonths, exceptDays, exceptDate]
export const boundRules: readonly RepetitionRule[] = [
  startingNow,
  span,
  months,
  starting,
  until,
  clock,
  times,
  lasting,
  period,
]
export const lateBounds: readonly RepetitionRule[] = [twice, forever]
