/**
 * Measures how repetition is heard and dated, on a folder with phrases, next dates and vectors:
 * `npx node scripts/recurrence.ts ../data/recurrence`, with `--failures` what differs, too.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { datesOf } from '../src/repeat/dates.ts'
import { readRule } from '../src/repeat/read-rule.ts'
import { repetitionsIn } from '../src/understand/repetition/find-repetitions.ts'

interface Phrase {
  readonly text: string
  readonly rrule: string | null
  readonly recurs: boolean | null
  readonly source: string
  readonly partial?: boolean
  readonly subdaily?: boolean
  readonly reference_time?: string
}
interface Vector {
  readonly rrule: string
  readonly dtstart: string
  readonly instances: readonly string[]
}

const [folder = '.', ...flags] = process.argv.slice(2)
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

function heard({ text, reference_time = '2026-03-04T10:00:00' }: Phrase): string | undefined {
  const now = { epoch_ms: Date.parse(`${reference_time.slice(0, 19)}Z`), timezone: 'UTC' }
  return repetitionsIn(text, now, 'month-first')[0]?.rule
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
const verdicts = rows<Vector>('rrule_vectors.jsonl').map(dated)
const count = (verdict: string) => verdicts.filter((each) => each === verdict).length
console.log(
  `vectors: ${count('right')} right, ${count('other')} other, ${count('refused')} refused as within a day`,
)
if (flags.includes('--failures')) console.log(failures.join('\n'))
