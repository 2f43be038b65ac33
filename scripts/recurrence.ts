/**
 * Measures how repetition is heard and dated, on a folder with phrases, next dates and vectors: `npm run recurrence`,
 * with `-- --failures` what differs, too. A phrase is right if `understand` gives its rule.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { datesOf } from '../src/repeat/dates.ts'
import { nextOccurrence } from '../src/repeat/occurrence.ts'
import { readRule } from '../src/repeat/read-rule.ts'
import { repetitionsIn } from '../src/understand/repetition/find-repetitions.ts'
import { understand } from '../src/understand/understand.ts'

interface Phrase {
  readonly text: string
  readonly rrule: string | null
  readonly recurs: boolean | null
  readonly source: string
  readonly partial?: boolean
  readonly subdaily?: boolean
  readonly reference_time?: string
}
interface Done {
  readonly interval: string
  readonly due?: string
  readonly today?: string
  readonly nextDue?: string
}
interface Vector {
  readonly rrule: string
  readonly dtstart: string
  readonly instances: readonly string[]
}

const flags = process.argv.slice(2)
const folder = flags.find((each) => !each.startsWith('--')) ?? '../shared/data/recurrence'
const failures: string[] = []

function rows<Row>(file: string): readonly Row[] {
  const lines = readFileSync(join(folder, file), 'utf8').trim().split('\n')
  return lines.map((line): Row => JSON.parse(line))
}

/** Times are kept apart from rules; of a partial one, so is where it ends. */
function comparable(rule: string, partial = false): string {
  const apart = partial ? /^(?:BYHOUR|BYMINUTE|WKST|COUNT|UNTIL)/u : /^(?:BYHOUR|BYMINUTE|WKST)/u
  const parts = rule.split(';').filter((part) => !apart.test(part))
  return parts
    .map((part) => part.split(/[=,]/u).sort().join())
    .sort()
    .join(';')
}

/** As `sayso understand` says it. */
function heard({ text, reference_time = '2026-03-04T10:00:00' }: Phrase): string | undefined {
  const now = { epoch_ms: Date.parse(`${reference_time.slice(0, 19)}Z`), timezone: 'UTC' }
  const [command] = understand(text, { now, pointing: false }).commands
  return command?.intent === 'CREATE_TASK' ? command.params.recurrence : undefined
}

function scoreOf(phrases: readonly Phrase[]): string {
  const right = phrases.filter((phrase) => {
    const rule = heard(phrase)
    const same =
      rule !== undefined &&
      comparable(rule, phrase.partial) === comparable(phrase.rrule ?? '', phrase.partial)
    if (!same) failures.push(`${phrase.text} | wanted ${phrase.rrule} | heard ${rule}`)
    return same
  })
  return `${right.length} of ${phrases.length}`
}

/** Done on a day, late or early: the date that comes next. */
function isNext({ interval, due = '', today = due, nextDue }: Done): boolean {
  const now = { epoch_ms: Date.parse(`${today}T10:00:00Z`), timezone: 'UTC' }
  const [said] = repetitionsIn(interval, now, 'month-first')
  const task = { due_date: due, timezone: null, recurs_on: null, recurs_except: [] }
  const rule = { recurrence: said?.rule ?? null, recurs_from: said?.recurs_from ?? ('due' as const) }
  const next = nextOccurrence({ ...task, ...rule }, now).occurrence?.due_date
  if (next !== nextDue)
    failures.push(`${interval}, due ${due}, done ${today} | wanted ${nextDue} | got ${next}`)
  return next === nextDue
}

function dated({ rrule, dtstart, instances }: Vector): 'right' | 'other' | 'refused' {
  const day = (stamp: string) => `${stamp.slice(0, 4)}-${stamp.slice(4, 6)}-${stamp.slice(6, 8)}`
  const read = readRule(rrule.includes('RSCALE') ? rrule : `${rrule};RSCALE=GREGORIAN;SKIP=OMIT`)
  if ('trouble' in read) return 'refused'
  const dates: string[] = []
  for (const date of datesOf(read.rule, day(dtstart))) if (dates.push(date) >= instances.length) break
  const same = dates.join() === instances.map(day).join()
  if (!same)
    failures.push(`${rrule} from ${dtstart} | wanted ${instances.slice(0, 4)} | got ${dates.slice(0, 4)}`)
  return same ? 'right' : 'other'
}

const phrases = rows<Phrase>('recurrence_phrases.jsonl')
const repeating = phrases.filter(
  ({ recurs, rrule, subdaily }) => recurs === true && rrule !== null && !subdaily,
)
for (const source of new Set(repeating.map((phrase) => phrase.source)))
  console.log(`${source}: ${scoreOf(repeating.filter((phrase) => phrase.source === source))}`)
const exact = repeating.filter(({ partial }) => !partial)
failures.length = 0
console.log(`all: ${scoreOf(repeating)}`)
const wrong = failures.splice(0)
console.log(`exact: ${scoreOf(exact)}`)
const never = phrases.filter(({ recurs }) => recurs === false)
console.log(`false: ${never.filter((phrase) => heard(phrase) !== undefined).length} of ${never.length}`)
failures.splice(0, failures.length, ...wrong)
const done = rows<Done>('recurrence_next.jsonl').filter(({ nextDue }) => nextDue !== undefined)
console.log(`next: ${done.filter(isNext).length} of ${done.length}`)
const verdicts = rows<Vector>('rrule_vectors.jsonl').map(dated)
const count = (verdict: string) => verdicts.filter((each) => each === verdict).length
console.log(
  `vectors: ${count('right')} right, ${count('other')} other, ${count('refused')} refused as within a day`,
)
if (flags.includes('--failures')) console.log(failures.join('\n'))
