/** Which date counts for which part of joined words: its own, else the one said of all. */
import type { Token } from '../text/tokens.ts'
import { dueAmong, type SaidDue, timeOn } from './due.ts'
import type { Part } from './parts.ts'
import type { Sentence } from './sentence.ts'

export interface DuesOfParts {
  readonly dues: readonly (SaidDue | null)[]
  /** false where a date may count for another part as well. */
  readonly sure: boolean
}

/** `shared` are the dates said of all, "every day" among them. */
export function duesOf(sentence: Sentence, parts: readonly Part[], shared: readonly Token[]): DuesOfParts {
  const common = dueAmong(sentence, shared)
  const own = parts.map(({ dates }) => dueAmong(sentence, dates))
  const days = own.map((_, index) => dayBefore(own.slice(0, index), common))
  const dues = own.map((said, index) =>
    said === null ? common : completed(sentence, said, days[index] ?? dayBehind(own), common),
  )
  // "buy milk next week and call mum at 5": on which day?
  const vague = own.some((said, index) => (said?.clock || said?.part) && days[index]?.period)
  return { dues, sure: !vague && (shared.length > 0 || !hasLateDate(parts)) }
}

/** "buy milk, call mum tomorrow and pay the rent": tomorrow may be for the milk as well. */
function hasLateDate(parts: readonly Part[]): boolean {
  const last = parts.findLastIndex(({ dates }) => dates.length > 0)
  return parts.slice(0, last).some(({ dates }) => dates.length === 0)
}

function dayBefore(own: readonly (SaidDue | null)[], common: SaidDue | null): SaidDue | undefined {
  return [common, ...own].findLast((said) => said !== null && !said.clock && !said.part) ?? undefined
}

/** "wash up at 3 and call mum at 5 tomorrow": the day behind two hours is the day of both. */
function dayBehind(own: readonly (SaidDue | null)[]): SaidDue | null {
  const last = own.at(-1) ?? null
  return last && !last.clock && last.params.due_date.length > 10 ? last : null
}

/** An hour alone on the day said before it, a day alone with the hour said of all. */
function completed(sentence: Sentence, said: SaidDue, day: SaidDue | null, common: SaidDue | null): SaidDue {
  if (said.part) return partOf(said, day)
  if (said.clock) return day === null || day.period ? said : at(sentence, day, said)
  return common?.clock && said.params.due_date.length === 10 ? at(sentence, said, common) : said
}

/** "wash up tomorrow at 9 and call mum in the evening"; but "in the morning" behind "tonight" is the next one. */
function partOf(said: SaidDue, day: SaidDue | null): SaidDue {
  const due_date = day?.params.due_date.slice(0, 10) ?? ''
  return due_date > said.params.due_date ? { ...said, params: { due_date } } : said
}

function at(sentence: Sentence, day: SaidDue, hour: SaidDue): SaidDue {
  const words = sentence.text.slice(...hour.span)
  const params = timeOn(sentence, day.params.due_date.slice(0, 10), words)
  return params === null ? hour : { params, span: hour.span }
}
