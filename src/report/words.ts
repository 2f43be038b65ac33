/** Small pieces of sentences: named tasks, counts, lists that fit. */
import type { TaskMark } from '../domain/pending.ts'
import { textLength } from '../domain/text.ts'
import { quoted, shorten } from '../domain/wording.ts'

export function named(task: Pick<TaskMark, 'number' | 'title'>): string {
  return `#${task.number} ${quoted(task.title)}`
}

export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** As many titles as fit into so many characters, then how many more. */
export function titleList(tasks: readonly TaskMark[], room: number): string {
  const shown: string[] = []
  let used = 0
  for (const { number, title } of tasks) {
    const text = `#${number} ${shorten(title, 40)}`
    used += textLength(text) + 2
    if (used > room) break
    shown.push(text)
  }
  const more = tasks.length - shown.length
  return more > 0 ? `${shown.join(', ')} and ${more} more` : joined(shown, 'and')
}

export function joined(parts: readonly string[], word: 'and' | 'or'): string {
  if (parts.length <= 2) return parts.join(` ${word} `)
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`
}
