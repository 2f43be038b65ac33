/** What lies behind, or only before something else. Read so that no date is found inside it. */
import type { DateRule } from '../rule.ts'

const nothing = { nothing: true } as const

const ago: DateRule = {
  name: 'past/ago',
  pattern:
    /\b(?:\d{1,4}|a|few|couple(?: of)?|half a) (?:sec|second|minute|hour|h|m|day|d|week|w|month|year|y) (?:ago|before)\b(?! (?:the |next |this )?(?:today|tomorrow|noon|midnight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan|feb|MAR|apr|MAY|jun|jul|aug|sep|oct|nov|dec|christmas|easter|new year|nye|boxing|halloween|thanksgiving|\d))/gu,
  means: () => nothing,
  examples: [
    ['what did i add 2 days ago', '', 'nothing'],
    ['ping me 10 minutes before', '', 'nothing'],
  ],
}

const last: DateRule = {
  name: 'past/last',
  pattern:
    /(?<!\b(?:half|quarter|minute|\d{1,2}) )\b(?:last|past) (?:\d{1,3} |few |couple of )?(?:sec|minute|hour|day|week|month|quarter|year|weekend|morning|afternoon|evening|night|(?:mon|tues|wednes|thurs|fri|satur|sun)day|MON|WED|SAT|SUN|jan|feb|MAR|apr|MAY|jun|jul|aug|sep|oct|nov|dec)\b/gu,
  means: () => nothing,
  examples: [
    ['what was due last friday', '', 'nothing'],
    ['the notes from last week', '', 'nothing'],
  ],
}

const yesterday: DateRule = {
  name: 'past/yesterday',
  pattern: /\b(?:day before )?yesterday(?: (?:morning|afternoon|evening|night))?\b/gu,
  means: () => nothing,
  examples: [['what did i finish yesterday evening', '', 'nothing']],
}

const since: DateRule = {
  name: 'past/since',
  pattern:
    /\bsince (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan|feb|MAR|apr|MAY|jun|jul|aug|sep|oct|nov|dec|\d{4})\b/gu,
  means: () => nothing,
  examples: [['what have i done since monday', '', 'nothing']],
}

export const pastRules: readonly DateRule[] = [ago, last, yesterday, since]
