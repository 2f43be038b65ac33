/** What no weight may overrule: what was said not to be meant is not, and a code is no other code. */
import { english } from '../english/english.ts'
import { clausesIn } from '../tag/sentences.ts'
import type { Tag } from '../tag/tags.ts'
import type { Token } from '../words/tokens.ts'
import { contentAmong, hasRole, type Tagged, type Target } from './tagged.ts'

export function isRuledOut(target: Target, tag: Tag, tagged: Tagged): boolean {
  if (tag === 'about' || tag === 'except') return false
  if (isDenied(target, tagged) || isLeftOut(target, tagged)) return true
  if (tag === 'done' && (isDeedAlone(target, tagged) || isNotYet(target, tagged))) return true
  return !isCalledOtherwise(tagged) && isOtherCode(target, tagged)
}

/** A new name may have another figure, where something says that it gets one. */
function isCalledOtherwise({ tags, roles, tokens }: Tagged): boolean {
  const said = roles.some((some) => some.some((role) => RENAMING.has(role)))
  return tags.includes('becomes') && (said || tokens.some(({ norm }) => english.meaning.has(norm)))
}

const RENAMING: ReadonlySet<string> = new Set(['change', 'correct', 'negation'])

/** "not 2, 3" */
function isDenied({ from, named }: Target, { tokens }: Tagged): boolean {
  return named !== true && english.denying.has(tokens[from - 1]?.norm ?? '')
}

/** "everything except the bread", "all but the last" */
function isLeftOut({ from, in: index }: Target, tagged: Tagged): boolean {
  const known = exceptions.get(tagged) ?? new Map<number, number>()
  exceptions.set(tagged, known)
  const at = known.get(index) ?? exceptionIn(tagged, index)
  known.set(index, at)
  return at < from
}

/** Where each sentence begins to leave something out: looked for once, as a long message has many targets. */
const exceptions = new WeakMap<Tagged, Map<number, number>>()

/** The first “except” that has an “all” before it; nowhere, if there is none. */
function exceptionIn(tagged: Tagged, index: number): number {
  const [start] = tagged.sentences[index] ?? [0]
  let all = hasRole(tagged, start, 'all')
  for (let at = start + 1; at < tagged.tokens.length; at++) {
    all ||= hasRole(tagged, at, 'all')
    if (all && hasRole(tagged, at, 'except')) return at
  }
  return Number.POSITIVE_INFINITY
}

/** "TKT-8841" where there is a TKT-8842: what has the same shape and another figure is another thing. */
function isOtherCode({ reference, named, in: index }: Target, tagged: Tagged): boolean {
  if (named !== true || !('number' in reference)) return false
  const { matches, sentences } = tagged
  const tokens = tagged.tokens.slice(...(sentences[index] ?? [0, 0]))
  const title = matches.titles.find(({ task }) => task.number === reference.number)
  const codes = [...(title?.forms ?? [])].filter(hasDigit)
  const said = tokens.filter(({ kind }) => kind === 'code' || kind === 'number').map(codeOf)
  return codes.some(
    (code) =>
      !said.includes(code) &&
      !said.includes(figureOf(code)) &&
      said.some((one) => shapeOf(one) === shapeOf(code) && !codes.includes(one)),
  )
}

/** "I bought a car" is not about buying milk: what was done says nothing where what it was done to is another thing. */
function isDeedAlone({ reference, named, in: index }: Target, tagged: Tagged): boolean {
  if (named !== true || !('number' in reference)) return false
  const { matches, sentences } = tagged
  const [from, to] = sentences[index] ?? [0, 0]
  const title = matches.titles.findIndex(({ task }) => task.number === reference.number)
  const places = Array.from({ length: to - from }, (_, at) => from + at)
  const said = places.filter((at) => matches.of[at]?.includes(title))
  const others = contentAmong(places, tagged).filter((at) => !said.includes(at))
  return others.length > 0 && matches.said[title] !== 1 && said.every((at) => isDeed(at, tagged))
}

/** "almost finished the report"; what is nearly done in another clause is another thing. */
function isNotYet({ from, to, in: index }: Target, { tokens, sentences }: Tagged): boolean {
  const said = sentences[index] ?? [0, 0]
  if (!tokens.slice(...said).some(({ norm }) => english.nearly.has(norm))) return false
  const own = clausesIn(tokens, [said]).filter(([start, end]) => start < to && end > from)
  return own.some((clause) => tokens.slice(...clause).some(({ norm }) => english.nearly.has(norm)))
}

/** "bought", not "a phone". */
function isDeed(at: number, tagged: Tagged): boolean {
  const norm = tagged.tokens[at]?.norm ?? ''
  return hasRole(tagged, at, 'deed') && (norm.endsWith('ed') || english.past.has(norm))
}

/** "SAY-130, 131": the letters go without saying. */
const figureOf = (code: string) => code.replace(/^\D{1,20}/u, '')

const hasDigit = (text: string) => /\d/u.test(text)

function codeOf({ norm }: Token): string {
  return norm.replace(/^#/u, '').replace(/'s$/u, '')
}

function shapeOf(code: string): string {
  return code.replaceAll(/\d+/gu, '0').replaceAll(/\p{L}+/gu, 'a')
}
