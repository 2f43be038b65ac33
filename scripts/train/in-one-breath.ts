/**
 * Rows said in one breath. People report, order and change their mind in one message ("milk's bought and add nappies,
 * oh and the GP is at ten"), while most rows hold one thing. Two or three messages of an author that stand by
 * themselves, said one after the other to both of their lists, want what each of them wants.
 */
import { changedIn, type Row, type SaidTask, tasksOf, type Want } from './rows.ts'
import { type Chooser, chooser } from './shuffle.ts'

/** One for so many rows of an author. */
const EVERY = 6
const THREE = 0.3
const SHORT = 14

export function inOneBreath(rows: readonly Row[]): readonly Row[] {
  const chance = chooser(31)
  const plain = rows.filter(standsAlone)
  if (plain.length < 3) return []
  const count = Math.floor(rows.length / EVERY)
  return Array.from({ length: count }, () => {
    const size = chance.chance(THREE) ? 3 : 2
    return joined(
      Array.from({ length: size }, () => chance.choose(plain)),
      chance,
    )
  }).flatMap((row) => row ?? [])
}

const ACTS: ReadonlySet<string> = new Set(['add', 'done', 'change', 'gone', 'open'])
/** Words that lean on something said before, or on the whole list. */
const LEANING =
  /\b(?:undo|that|this|those|these|them|both|other|others|rest|all|every|everything|first|second|third|last|next|previous|again|back|top|bottom|middle|it|its|one|ones|list|same|except)\b/iu

function standsAlone({ say, before = [], want, needs = [] }: Row): boolean {
  const [first] = want
  const words = say.split(/\s+/u).length
  if (!first || before.length > 0 || needs.length > 0 || words > SHORT || say.includes('\n')) return false
  return Object.keys(first).every((key) => ACTS.has(key)) && !LEANING.test(say) && !isNumbered(first, say)
}

/** "task 3 is done": behind another list it has another number. */
function isNumbered(want: Want, say: string): boolean {
  const { done = [], open = [], gone = [] } = want
  const numbers = [...done, ...open, ...gone, ...changedIn(want)].map(String)
  return (say.match(/\d+/gu) ?? []).some((figure) => numbers.includes(figure))
}

/** null: one of them would be about the tasks of another. */
function joined(rows: readonly Row[], { choose }: Chooser): Row | null {
  const [head, ...tail] = rows
  if (!head || new Set(rows).size < rows.length || areMixedUp(rows)) return null
  let say = head.say.trim()
  for (const { say: next } of tail) say = linked(say, next.trim(), choose(LINKS))
  return {
    id: rows.map(({ id }) => id).join('+'),
    tasks: rows.flatMap(tasksOf),
    say,
    want: [rows.reduce<{ want: Want; tasks: number }>(withWant, { want: {}, tasks: 0 }).want],
    ...(head.tz ? { tz: head.tz } : {}),
  }
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []
const stemOf = (word: string) => word.slice(0, 5)

/** What one says stands in another's list. */
function areMixedUp(rows: readonly Row[]): boolean {
  return rows.some((row) => {
    const said = new Set(wordsOf(row.say).map(stemOf))
    const others = rows.filter((one) => one !== row).flatMap(tasksOf)
    return others.some(({ title }) => wordsOf(title).some((word) => said.has(stemOf(word))))
  })
}

const LINKS = [
  ' and ',
  ', and ',
  ' and ',
  ', ',
  ', ',
  '. ',
  '. ',
  '; ',
  ' also ',
  ', also ',
  '. Also ',
  ' and also ',
  ' oh and ',
  ', oh and ',
  '. Oh and ',
  ' then ',
  ', then ',
  ' plus ',
  ' n ',
  ' & ',
  ' ',
] as const

function linked(before: string, after: string, link: (typeof LINKS)[number]): string {
  const starts = link.startsWith('.')
  const open = starts ? before.replace(/[.,;]+$/u, '') : before.replace(/[.,;!]+$/u, '')
  // a question keeps its mark, and a sentence begins behind it
  const mark = /[?!]$/u.test(open) ? ` ${link.replace(/^[.,;]\s*/u, '').trim()} `.replace(/\s+/gu, ' ') : link
  return `${open}${mark}${starts && link === '. ' ? after : lowered(after)}`
}

/** "Call the bank" goes on as "call the bank"; "I", "MOT" and "McCall" stay. */
function lowered(text: string): string {
  return /^\p{Lu}\p{Ll}+\s/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

function withWant(sum: { readonly want: Want; readonly tasks: number }, row: Row) {
  const { want, tasks } = sum
  const own = row.want[0] as Want
  const shifted = (numbers: readonly number[] = []) => numbers.map((number) => number + tasks)
  const change = Object.fromEntries(
    changedIn(own).map((number) => [number + tasks, own.change?.[number] as Partial<SaidTask>]),
  )
  const both: Want = {
    add: [...(want.add ?? []), ...(own.add ?? [])],
    done: [...(want.done ?? []), ...shifted(own.done)],
    open: [...(want.open ?? []), ...shifted(own.open)],
    gone: [...(want.gone ?? []), ...shifted(own.gone)],
    change: { ...want.change, ...change },
  }
  const said = Object.entries(both).filter(([, part]) => Object.keys(part).length > 0)
  return { want: Object.fromEntries(said) as Want, tasks: tasks + tasksOf(row).length }
}
