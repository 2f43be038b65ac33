/** What becomes of a task that is there already: a new name, or nothing of what it had. */
import type { TaskChange } from '../../domain/command.ts'
import { editDistance } from '../../domain/edit-distance.ts'
import { english } from '../english/english.ts'
import { runsOf, textOf } from './runs.ts'
import { spanOf, type Tagged, type Target } from './tagged.ts'

export function isOffset({ in: index }: Target, { tokens, sentences, tags }: Tagged): boolean {
  const [from, to] = sentences[index] ?? [0, 0]
  return tokens
    .slice(from, to)
    .some(({ date }, at) => tags[from + at] === 'due' && date?.rule.startsWith('offset/'))
}

export function renaming({ reference }: Target, tagged: Tagged): TaskChange {
  const [run] = runsOf('becomes', tagged)
  if (!run) return {}
  const becomes = textOf(run, tagged)
  const out = tagged.tags.flatMap((tag, at) => (tag === 'replaced' ? [at] : []))
  const number = 'number' in reference ? reference.number : tagged.mood.focus
  const title = tagged.matches.titles.find(({ task }) => task.number === number)?.task.title
  const [first, last] = [out[0], out.at(-1)]
  if (title === undefined) return { title: becomes }
  if (first === undefined || last === undefined) return { title: corrected(title, becomes) }
  const replaced = tagged.text.slice(...spanOf(tagged.tokens, first, last + 1))
  const place = title.toLowerCase().indexOf(replaced.toLowerCase())
  return place < 0
    ? { title: becomes }
    : { title: title.slice(0, place) + becomes + title.slice(place + replaced.length) }
}

/** "12 bags" for "10 bags", "Jan" for "Jon": one word stands for the one it is like. */
function corrected(title: string, becomes: string): string {
  const words = title.split(' ')
  const same = words.filter((word) => isAlike(word, becomes))
  if (becomes.includes(' ') || same.length !== 1) return becomes
  return words.map((word) => (word === same[0] ? becomes : word)).join(' ')
}

function isAlike(word: string, other: string): boolean {
  if (/^\d/u.test(word) || /^\d/u.test(other)) return /^\d/u.test(word) && /^\d/u.test(other)
  return word.length > 2 && word !== other && editDistance(word.toLowerCase(), other.toLowerCase()) <= 2
}

/** "no date for the dentist", "take the deadline off it" */
export function clearing({ in: index }: Target, { tokens, sentences }: Tagged): TaskChange {
  const [from, to] = sentences[index] ?? [0, 0]
  const words = tokens.slice(from, to).map(({ norm }) => norm)
  const clears = words.some((word) => english.clearing.has(word))
  if (!clears) return {}
  if (words.some((word) => english.dateNouns.has(word))) return { due_date: null }
  return words.some((word) => english.levelNouns.has(word)) ? { priority: null } : {}
}
