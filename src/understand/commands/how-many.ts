/** Of how many tasks is spoken, and of which: "both", "those three", "the last two". */
import type { Command } from '../../domain/command.ts'
import { english } from '../english/english.ts'
import type { Seen } from '../tag/seen.ts'

const PAIR = 2

export function howMany(tokens: Seen['tokens']): number | undefined {
  const said = tokens.findIndex(
    ({ norm }) => english.them.has(norm) || english.all.has(norm) || norm === english.last,
  )
  return tokens[said]?.norm === english.both ? PAIR : english.counts.get(tokens[said + 1]?.norm ?? '')
}

interface Spoken {
  readonly numbers: readonly number[]
  readonly asShown: boolean
}

/** So many of those on offer or shown, or else of those touched one after another. */
export function spokenOf({ mood, tokens }: Pick<Seen, 'mood' | 'tokens'>): Spoken {
  const { choices, shown, touched } = mood
  const count = howMany(tokens) ?? (shown.length > 0 ? shown.length : PAIR)
  const listed = choices.length > 0 ? choices : shown
  // what was asked is not settled, so who knows which two
  if (listed.length === count || mood.asked !== null || touched.length < count)
    return { numbers: listed, asShown: true }
  return { numbers: touched.slice(0, count), asShown: false }
}

/** What is said of those that were not shown together is said of each. */
export function ofEach(command: Command, message: Pick<Seen, 'mood' | 'tokens'>): readonly Command[] {
  const reference = 'reference' in command.params ? command.params.reference : undefined
  if (!reference || !('pronoun' in reference) || reference.pronoun !== 'them') return [command]
  const { numbers, asShown } = spokenOf(message)
  if (asShown) return [command]
  return numbers.map(
    (number) => ({ ...command, params: { ...command.params, reference: { number } } }) as Command,
  )
}
