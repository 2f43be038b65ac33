/** Which of the tasks that come back is named, or is the one in mind. */
import type { KnownTask } from '../../domain/known-task.ts'
import { lemmaOf } from '../english/lemma.ts'
import { repeating as words } from '../english/repeating.ts'

interface Known {
  readonly tasks?: readonly KnownTask[]
  readonly focus?: number | null
}

/** null: none, or several fit equally well. */
export function meantOf(
  name: string,
  { tasks = [], focus }: Known,
  fits: (task: KnownTask) => boolean,
): KnownTask | null {
  const some = tasks.filter(fits)
  if (words.it.test(name)) return inMind(tasks, focus, some)
  const number = /^(?:#|task |task #|number )(?<number>\d{1,6})$/u.exec(name)?.groups?.number
  if (number !== undefined) return some.find((task) => task.number === Number(number)) ?? null
  const said = contentOf(name)
  const named = said.length === 0 ? [] : some.filter(({ title }) => hasAll(contentOf(title), said))
  const [only, ...more] = named
  return only && more.length === 0 ? only : null
}

/** The task in mind; where that is done and comes back, the one after it. */
function inMind(
  tasks: readonly KnownTask[],
  focus: number | null | undefined,
  some: readonly KnownTask[],
): KnownTask | null {
  const last = tasks.find(({ number }) => number === focus)
  const same = some.filter(({ title }) => title === last?.title)
  return (
    same.find(({ number }) => number === focus) ??
    (last?.completed && same.length === 1 ? same[0] : null) ??
    null
  )
}

function hasAll(own: readonly string[], said: readonly string[]): boolean {
  return said.every((word) => own.includes(word))
}

function contentOf(text: string): readonly string[] {
  const all = text.toLowerCase().match(/[\p{L}\p{N}]{1,60}/gu) ?? []
  return [...new Set(all.filter((word) => !words.beside.has(word)).map(lemmaOf))]
}
