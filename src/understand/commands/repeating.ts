/** What is said of a task that repeats, besides how often: to leave one out, to let it rest, and how far a change reaches. */
import type { TaskChange } from '../../domain/command.ts'
import { english } from '../english/english.ts'
import type { Tagged, Target } from './tagged.ts'

/** Nothing where the task does not repeat: "skip the queue" is no order. */
export function repeatingChange({ in: index, reference }: Target, tagged: Tagged): TaskChange {
  const number = 'number' in reference ? reference.number : tagged.mood.focus
  const task = tagged.matches.titles.find((title) => title.task.number === number)?.task
  if (!task?.recurrence) return {}
  const [from, to] = tagged.sentences[index] ?? [0, 0]
  const words = tagged.tokens.slice(from, to).map(({ norm }) => norm)
  const found = english.occurrences.find(([, said]) => words.some((word) => said.has(word)))
  return { ...(found ? { occurrence: found[0] } : {}), ...reach(` ${words.join(' ')} `) }
}

function reach(sentence: string): TaskChange {
  const says = (phrases: readonly string[]) => phrases.some((phrase) => sentence.includes(` ${phrase} `))
  if (says(english.onlyThis)) return { applies_to: 'this' }
  return says(english.fromNowOn) ? { applies_to: 'all' } : {}
}
