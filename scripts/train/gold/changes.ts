/** What a known task becomes: its new title, or the part of it that is new, and its new note. */
import type { Token } from '../../../src/understand/words/tokens.ts'
import { wordsIn } from '../plain.ts'
import type { SaidTask, Want } from '../rows.ts'
import { fill, findRun } from './runs.ts'
import type { Scene, Tags } from './scene.ts'
import { placeNote } from './titles.ts'

/** false: a new title or note is not in the words. */
export function placeChanges(want: Want, tags: Tags, scene: Scene): boolean {
  return Object.entries(want.change ?? {}).every(([number, change]) =>
    placeChange(Number(number), change, tags, scene),
  )
}

function placeChange(number: number, change: Partial<SaidTask>, tags: Tags, scene: Scene): boolean {
  const { tasks, tokens } = scene
  if (!placeNote(change.note, tags, tokens)) return false
  if (change.title === undefined) return true
  const old = wordsIn(tasks.find((task) => task.number === number)?.title ?? '')
  return [change.title, ...(change.any ?? [])].some((title) => placeRename(old, wordsIn(title), tags, tokens))
}

/** The whole new title; or else its words that the old one lacks, and the words of the old that they replace. */
function placeRename(
  old: readonly string[],
  words: readonly string[],
  tags: Tags,
  tokens: readonly Token[],
): boolean {
  const whole = findRun(words, tokens, tags)
  if (whole) {
    fill(whole, 'becomes', tags)
    return true
  }
  if (!words.some((word) => old.includes(word))) return false
  const run = findRun(differing(words, old), tokens, tags)
  if (!run || run.length === 0) return false
  fill(run, 'becomes', tags)
  for (const at of findRun(differing(old, words), tokens, tags) ?? []) tags[at] = 'replaced'
  return true
}

/** The stretch of `words` that differs from `others`: without the common beginning and end. */
function differing(words: readonly string[], others: readonly string[]): readonly string[] {
  const shorter = Math.min(words.length, others.length)
  let start = 0
  while (start < shorter && words[start] === others[start]) start++
  let end = 0
  while (end < shorter - start && words.at(-1 - end) === others.at(-1 - end)) end++
  return words.slice(start, words.length - end)
}
