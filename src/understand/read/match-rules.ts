/** Finds the first rule that fits. Only frames of which every needed word was said are tried. */
import { type Frame, frame, type Holes } from '../frame/frame.ts'
import { rules } from '../rules/all.ts'
import type { Rule } from '../rules/rule.ts'
import { foreignWords, otherLists, taskWords } from '../words/foreign.ts'
import { norms, type Range, type Sentence } from './sentence.ts'

export interface Found {
  readonly rule: Rule
  readonly holes: Holes
  readonly range: Range
}

interface Entry {
  readonly rule: Rule
  readonly frame: Frame
  /** The numbers of the sets of words it needs one of, rarest first. */
  readonly needs: readonly number[]
}

/** Equal sets have one number, and every word knows the sets it is in. */
const numbers = new Map<string, number>()
const setsWith = new Map<string, number[]>()

function numberOfSet(words: ReadonlySet<string>): number {
  const key = [...words].join(' ')
  const number = numbers.get(key) ?? numbers.size
  if (!numbers.has(key)) for (const word of words) setsWith.set(word, [...(setsWith.get(word) ?? []), number])
  numbers.set(key, number)
  return number
}

const entries: readonly Entry[] = rules.flatMap((rule) =>
  rule.frames.map((line) => {
    const one = frame(line)
    return { rule, frame: one, needs: one.required.map(numberOfSet) }
  }),
)

/** One bit per frame: which ones a word calls for, by the rarest words it needs. The bits of a sentence, in order, are the frames to try. */
const WIDTH = Math.ceil(entries.length / 32)
const always = new Uint32Array(WIDTH)
const byWord = new Map<string, Uint32Array>()
entries.forEach(({ frame: { required } }, index) => {
  const [rarest] = required
  if (rarest === undefined) mark(always, index)
  for (const word of rarest ?? []) mark(bitsOf(word), index)
})

function bitsOf(word: string): Uint32Array {
  const known = byWord.get(word) ?? new Uint32Array(WIDTH)
  byWord.set(word, known)
  return known
}

function mark(bits: Uint32Array, index: number): void {
  bits[index >>> 5] = (bits[index >>> 5] ?? 0) | (1 << (index & 31))
}

export function matchRules(
  sentence: Sentence,
  range: Range,
  accept: (rule: Rule) => boolean = () => true,
): Found | null {
  const about = aboutOf(sentence, range)
  for (const { rule, frame: candidate } of candidates(sentence, range)) {
    if (!suits(rule, about) || !accept(rule)) continue
    const holes = candidate.match(sentence.tokens, range[0], range[1])
    if (holes !== null && holesSaySomething(sentence, holes, range[0])) return { rule, holes, range }
  }
  return null
}

function candidates(sentence: Sentence, range: Range): readonly Entry[] {
  const said = new Set(norms(sentence, range))
  const has = setsSaid(said)
  return marked(calledBy(said)).filter(({ needs }) => needs.every((number) => has[number] === 1))
}

function setsSaid(said: ReadonlySet<string>): Uint8Array {
  const has = new Uint8Array(numbers.size)
  for (const word of said) for (const number of setsWith.get(word) ?? []) has[number] = 1
  return has
}

function calledBy(said: ReadonlySet<string>): Uint32Array {
  const bits = always.slice()
  for (const word of said) {
    const called = byWord.get(word)
    if (called !== undefined)
      for (let part = 0; part < WIDTH; part++) bits[part] = (bits[part] ?? 0) | (called[part] ?? 0)
  }
  return bits
}

/** The entries whose bits are set, in order: jumps from bit to bit instead of asking every entry. */
function marked(bits: Uint32Array): Entry[] {
  const found: Entry[] = []
  for (let part = 0; part < WIDTH; part++) {
    for (let rest = bits[part] ?? 0; rest !== 0; rest &= rest - 1) {
      const entry = entries[part * 32 + (31 - Math.clz32(rest & -rest))]
      if (entry !== undefined) found.push(entry)
    }
  }
  return found
}

interface About {
  readonly foreign: boolean
  readonly task: boolean
  readonly date: boolean
}

function aboutOf(sentence: Sentence, [from, to]: Range): About {
  const tokens = sentence.tokens.slice(from, to)
  return {
    foreign: tokens.some(({ norm }) => foreignWords.has(norm) && !sentence.own.includes(norm)),
    task: tokens.some((token) => taskWords.has(token.norm)),
    date: tokens.some((token) => token.date !== undefined),
  }
}

function suits(rule: Rule, about: About): boolean {
  if (rule.onlyTasks && about.foreign) return false
  return rule.needs === undefined || about[rule.needs]
}

const EMPTY = new Set(
  'the my our a an your his her of for to about any on at in and with please is are was set up have i'.split(
    ' ',
  ),
)

/** "my reminder" does not say which: a hole of nothing but small words was filled by accident. */
function holesSaySomething(sentence: Sentence, holes: Holes, start: number): boolean {
  return [...holes].every(([name, range]) => {
    const words = norms(sentence, range)
    if (name === 'list') return !words.some((word) => otherLists.has(word))
    if (!NAMING.has(name)) return true
    return !isEmpty(words, name) && !(name === 'ref' && range[0] === start && NO_NAME.has(words[0] ?? ''))
  })
}

/** A sentence that begins with one of these asks or tells, it does not name a task. */
const NO_NAME = new Set(
  'is are was were did do does has have can could will would should what when where who why how which i we you he she they get well not let if thanks thank ok okay great perfect alright cool awesome there show display tell list'.split(
    ' ',
  ),
)

const NAMING = new Set(['ref', 'title'])

function isEmpty(words: readonly string[], hole: string): boolean {
  return words.every((word) => EMPTY.has(word) || (hole === 'title' && word === '<date>'))
}
