/** The names of new tasks, in the words they were said in. */
import { english } from '../english/english.ts'
import { closingOf } from '../tag/sentences.ts'
import type { Tag } from '../tag/tags.ts'
import type { Token } from '../words/tokens.ts'
import { hasRole, type Piece, sentenceAt, spanOf, type Tagged } from './tagged.ts'

export interface Title extends Piece {
  readonly title: string
}

export function titlesIn(tagged: Tagged): readonly Title[] {
  const titles: Title[] = []
  for (let at = 0; at < tagged.tokens.length; at++) {
    if (tagged.tags[at] !== 'new') continue
    const last = endOf(tagged, at)
    const to = withPicture(closedEnd(tagged, at, last), tagged)
    const rest = tagged.text.slice(tagged.tokens[last - 1]?.end, tagged.tokens[to - 1]?.end)
    const title = `${pictureBefore(at, tagged)}${wordsOf(tagged, at, last)}${rest}`
    const whole = to === tagged.sentences[sentenceAt(tagged, at)]?.[1]
    // "parcel a" is whole where the sentence ends
    if (title !== '' && !english.noTitle.test(title) && (whole || !english.cutOff.test(title)))
      titles.push({ from: at, to, in: sentenceAt(tagged, at), title })
    at = to - 1
  }
  return oneErrand(titles, tagged)
}

/** "buy milk, eggs and bread": one errand, where only the first says what is to be done. */
function oneErrand(titles: readonly Title[], tagged: Tagged): readonly Title[] {
  const whole: Title[] = []
  for (const title of titles) {
    const last = whole.at(-1)
    if (last && goesOn(last, title, tagged))
      whole[whole.length - 1] = {
        ...last,
        to: title.to,
        title: tagged.text.slice(...spanOf(tagged.tokens, last.from, title.to)),
      }
    else whole.push(title)
  }
  return whole
}

function goesOn(last: Title, next: Title, tagged: Tagged): boolean {
  const between = tagged.tokens.slice(last.to, next.from)
  const joined = between.length > 0 && between.every(({ norm }) => norm === ',' || english.joining.has(norm))
  const bare = !Array.from({ length: next.to - next.from }, (_, at) => next.from + at).some((at) =>
    hasRole(tagged, at, 'deed'),
  )
  return (
    joined && bare && next.to - next.from <= 2 && english.fetching.has(tagged.tokens[last.from]?.norm ?? '')
  )
}

/** "🎂 for Anna": a picture that leads a name is part of it. */
function pictureBefore(at: number, { tokens, tags }: Tagged): string {
  const token = tokens[at - 1]
  return token?.kind === 'mark' && token.stem !== '' && tags[at - 1] === 'aside' ? `${token.stem} ` : ''
}

const BETWEEN: ReadonlySet<Tag> = new Set<Tag>(['due', 'level', 'list', 'label'])

/** "feed Ziggy 🐈": so is one that ends it. */
function withPicture(to: number, { tokens, tags }: Tagged): number {
  const token = tokens[to]
  const picture = token?.kind === 'mark' && token.stem !== ''
  return picture && tags[to] === 'aside' ? to + 1 : to
}

/** A date or a priority may stand in the middle of a title without being part of it. */
function endOf(tagged: Tagged, start: number): number {
  const { tags } = tagged
  let to = start + 1
  for (let at = to; at < tags.length; at++) {
    if (tags[at] !== 'new' && isOfTitle(tagged, at)) to = at + 1
    else if (!BETWEEN.has(tags[at] as Tag)) break
  }
  return to
}

/** Where the bracket closes that is open at the end of the title; else the end. */
function closedEnd({ tokens }: Tagged, from: number, to: number): number {
  const open = tokens.slice(from, to).findLastIndex(({ norm }) => norm === '(')
  const end = open < 0 ? to : closingOf(tokens, from + open) + 1
  return Math.max(to, end)
}

/** How often, where that cannot be told for sure: the words stay where they are seen. */
function isDoubtful(token: Token | undefined): boolean {
  return token?.repeats?.doubt !== undefined
}

/** Between words of the title the text is kept as it was written. */
function wordsOf(tagged: Tagged, from: number, to: number): string {
  const { text, tokens } = tagged
  const only = tokens[from]
  if (to - from === 1 && only?.quoted !== undefined) return only.quoted.trim()
  const parts: string[] = []
  let start = from
  for (let at = from; at <= to; at++) {
    if (at < to && isOfTitle(tagged, at)) continue
    if (at > start) parts.push(text.slice(...spanOf(tokens, start, at)))
    start = at + 1
  }
  return withoutLead(withoutThanks(tidy(parts.join(' '))))
}

function isOfTitle({ tags, tokens }: Tagged, at: number): boolean {
  if (tags[at] === 'new' || tags[at] === 'new+' || isDoubtful(tokens[at])) return true
  const before = tags[at - 1]
  return (
    english.vague.has(tokens[at]?.norm ?? '') &&
    tags[at] === 'aside' &&
    (before === 'new' || before === 'new+')
  )
}

const BEFORE: ReadonlySet<string> = new Set([...' \t\n,;:.!–—-'])
const BEHIND: ReadonlySet<string> = new Set([...' \t\n,;:–—-'])

/** Without the marks that set it off. */
function tidy(title: string): string {
  let [from, to] = [0, title.length]
  while (from < to && BEFORE.has(title.charAt(from))) from++
  while (to > from && BEHIND.has(title.charAt(to - 1))) to--
  const dotted = title.charAt(to - 1) === '.' && title.charAt(to - 2) !== '.'
  return title.slice(from, dotted ? to - 1 : to)
}

/** "add buy stamps thank you"; but "send Ann a thank you". */
function withoutThanks(title: string): string {
  return tidy(title.replace(english.thanks, ''))
}

/** "remind me *about* the MOT": the word belongs to the order. */
function withoutLead(title: string): string {
  const [first = '', ...rest] = title.split(' ')
  return english.titleLeads.has(first.toLowerCase()) && rest.length > 0 ? rest.join(' ') : title
}
