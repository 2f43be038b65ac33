/** Days that repeat without "every": "mondays and thursdays", "weekends", "mon-fri", "mornings", "ten saturdays running". */
import { intervalOf, numbersIn, weekend, workdays } from '../fragments.ts'
import type { Around, DayPart, RepetitionRule, Said } from '../said.ts'

/** "fridays report" is the report of Friday: a plural stands behind a preposition, or where the clause ends or a time follows. */
function standsAsTime({ raw, before, behind }: Around): boolean {
  if (/\d $/u.test(before)) return false
  if (/^(?:on|at)\b/iu.test(raw)) return true
  return LEADS.test(before) || FOLLOWS.test(behind)
}

const LEADS = /(?<![^ ])(?:every|of|and|,|only|;|-|:|\(|repeat|is|from|weekly) $/u
const FOLLOWS =
  /^(?:$|[.,;!?():=-] |(?:at|on|in|by|for|from|until|starting|except|but|and|or|only|to|\d{1,2}|noon|midnight|half|quarter|before|after|while|when|during|the|as|if|so|now|every|weekly|times|\|) )/u

function partOf(part: string | undefined): Said {
  return part === undefined ? {} : { part: part as DayPart }
}

const plural: RepetitionRule = {
  name: 'days/plural',
  role: 'core',
  pattern:
    /(?<![^ ])(?:on )?(?:the )?(?<other>other )?(?<days>@[\d.~]{1,16}s)(?: (?<part>morning|afternoon|evening|night)s?)?(?= )/gu,
  means: ({ other, days, part }, around) =>
    standsAsTime(around)
      ? { frequency: 'WEEKLY', interval: intervalOf(other), weekdays: numbersIn(days), ...partOf(part) }
      : null,
}

/** "friday mornings", "wed nights" */
const partPlural: RepetitionRule = {
  name: 'days/weekday-parts',
  role: 'core',
  pattern: /(?<![^ ])(?:on )?(?<days>@[\d.~]{1,16}s?) (?<part>morning|afternoon|evening|night)s(?= )/gu,
  means: ({ days, part }) => ({ frequency: 'WEEKLY', weekdays: numbersIn(days), ...partOf(part) }),
}

const groups: RepetitionRule = {
  name: 'days/groups',
  role: 'core',
  pattern:
    /(?<![^ ])(?:on |at |in )?(?:the )?(?<kind>weekdays?|weekends|mornings|afternoons|evenings|nights)(?: and (?<more>@[\d.~]{1,16}s?|weekends))?(?= )/gu,
  means: ({ kind = '', more }, around) => {
    if (!standsAsTime(around)) return null
    if (kind === 'weekends') return { frequency: 'WEEKLY', weekdays: [...weekend, ...numbersIn(more)] }
    if (!kind.startsWith('weekday'))
      return isPartOfDay(around) ? { frequency: 'DAILY', ...partOf(kind.slice(0, -1)) } : null
    if (!/days|nights/iu.test(around.raw)) return null
    return {
      frequency: 'WEEKLY',
      weekdays: [...workdays, ...(more === 'weekends' ? weekend : numbersIn(more))],
    }
  },
}

/** "she's only in mornings" is no repetition of the task. */
function isPartOfDay({ raw, before, behind }: Around): boolean {
  return /^(?:on|at)\b/iu.test(raw) || /(?:^|of )$/u.test(before) || /^(?:at|\d)/u.test(behind)
}

/** The working week, or one of more than its five days: nobody plans one task for a whole week of days. */
const workweek: RepetitionRule = {
  name: 'days/workweek',
  role: 'core',
  pattern: /(?<![^ ])(?:from )?(?<days>@(?:1\.2\.3\.4\.5[.67]{0,4}|7\.1\.2\.3\.4)~)(?= )/gu,
  means: ({ days }, { before }) =>
    /(?:off|away) $/u.test(before) ? null : { frequency: 'WEEKLY', weekdays: numbersIn(days) },
}

/** One task cannot be due on three days: "gym mon wed fri". */
const threeDays: RepetitionRule = {
  name: 'days/three',
  role: 'core',
  pattern: /(?<![^ ])(?:on )?(?<days>@\d(?:\.\d){2,6})(?= )/gu,
  means: ({ days }) => ({ frequency: 'WEEKLY', weekdays: numbersIn(days) }),
}

/** "ten saturdays running", "the next 6 mondays", "for 8 fridays" */
const running: RepetitionRule = {
  name: 'days/so-many',
  role: 'core',
  pattern:
    /(?<![^ ])(?<lead>for (?:the )?(?:next )?|(?:over )?the next )?(?<count>\d{1,3}) (?<day>@[1-7]s)(?<tail> running| in a row)?(?= )/gu,
  means: ({ lead, count, day, tail }) =>
    lead === undefined && tail === undefined
      ? null
      : { frequency: 'WEEKLY', weekdays: numbersIn(day), count: Number(count) },
}

/** "one sunday on, one sunday off" */
const onAndOff: RepetitionRule = {
  name: 'days/on-and-off',
  role: 'core',
  pattern: /(?<![^ ])(?:1|a) (?<day>@[1-7]) on (?:, |and )?(?:1|a) @[1-7] off(?= )/gu,
  means: ({ day }) => ({ frequency: 'WEEKLY', interval: 2, weekdays: numbersIn(day) }),
}

/** Before "from tuesday" is taken for a beginning. */
const range: RepetitionRule = {
  name: 'days/range',
  role: 'detail',
  pattern: /(?<![^ ])(?:on |from )?(?<days>@[\d.]{1,16}~)(?= )/gu,
  means: ({ days }) => ({ weekdays: numbersIn(days) }),
}

/** Beside a core only: "every week on friday", "weekly, mon and thu". */
const someDays: RepetitionRule = {
  name: 'days/some',
  role: 'detail',
  pattern:
    /(?<![^ ])(?:on )?(?:the )?(?<days>@[\d.~]{1,16}s?)(?: (?<part>morning|afternoon|evening|night)s?)?(?= )/gu,
  means: ({ days, part }) => ({ weekdays: numbersIn(days), ...partOf(part) }),
}

export const dayRules: readonly RepetitionRule[] = [
  running,
  onAndOff,
  partPlural,
  groups,
  plural,
  workweek,
  threeDays,
  range,
]
export const dayDetails: readonly RepetitionRule[] = [someDays]
