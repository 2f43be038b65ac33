/** A word as it is compared: folded, without inflection, "rang" as "ring". */
import { stems } from '../../domain/stem.ts'
import { forms } from './forms.ts'

const bases: ReadonlyMap<string, string> = new Map(
  forms
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [base = '', rest = ''] = line.split(': ')
      return rest.split(' ').map((form): [string, string] => [form, base])
    }),
)

/** Without their last letter these would be other words: "notes" has nothing to do with "not". */
const whole: ReadonlySet<string> = new Set(['note', 'theme', 'cane', 'fore'])

const known = new Map<string, string>()
const MOST = 20_000

/** May be several words ("mother-in-law"): they are joined by blanks. */
export function lemmaOf(word: string): string {
  const before = known.get(word)
  if (before !== undefined) return before
  const base = bases.get(word) ?? word
  const lemma = whole.has(base) ? base : stems(base).join(' ')
  if (known.size > MOST) known.clear()
  known.set(word, lemma)
  return lemma
}
