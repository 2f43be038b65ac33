/** Questions: the list, or some of it; one task, or what it says. */
import type { ListTasks } from '../../domain/command.ts'
import { english } from '../english/english.ts'
import { filterIn, listAsked } from './filter.ts'
import { type Placed, referenceSpan } from './placed.ts'
import type { Piece, Tagged, Target } from './tagged.ts'
import { targetsOf, withExceptions } from './targets.ts'

export function asked(pieces: readonly (Piece | Target)[], tagged: Tagged): readonly Placed[] {
  const sentences = [...new Set(pieces.map((piece) => piece.in))]
  return sentences.flatMap((index) => {
    const here = pieces.filter((piece) => piece.in === index)
    const about = here.filter((piece): piece is Target => 'reference' in piece)
    return about.length > 0 ? aboutTasks(about, index, tagged) : aboutList(here[0]?.from ?? 0, index, tagged)
  })
}

function aboutList(at: number, index: number, tagged: Tagged): readonly Placed[] {
  const params = withExceptions(listAsked(index, tagged), tagged)
  if (!isBare(params)) return [listing(at, params)]
  const what = namesAsked(index, tagged)
  if (what) return [{ at, command: { intent: 'SHOW_LISTS', params: { what }, spans: {} } }]
  const named = namedIn(index, tagged)
  if (named.length > 0) return aboutTasks(named, index, tagged)
  return [listing(at, params)]
}

/** "what lists do I have", "which tags am I using" */
function namesAsked(index: number, { tokens, sentences, tags }: Tagged): 'lists' | 'labels' | null {
  const [from, to] = sentences[index] ?? [0, 0]
  const asked = tokens.slice(from, to).filter((_, at) => tags[from + at] === 'show')
  if (asked.some(({ norm }) => english.severalLists.has(norm))) return 'lists'
  return asked.some(({ norm }) => english.severalLabels.has(norm)) ? 'labels' : null
}

function listing(at: number, params: ListTasks['params']): Placed {
  return { at, command: { intent: 'LIST_TASKS', params, spans: {} } }
}

function isBare({ status: _, count: __, ...others }: ListTasks['params']): boolean {
  return Object.keys(others).length === 0
}

/** A task that the question names, though no word of it was taken for that. */
function namedIn(index: number, tagged: Tagged): readonly Target[] {
  const well = tagged.matches.said.map((share) => share > 0.45)
  const tags = tagged.tags.map((tag, at) =>
    tag === 'show' && tagged.matches.of[at]?.some((title) => well[title]) ? ('about' as const) : tag,
  )
  return targetsOf('about', { ...tagged, tags }).filter((target) => target.in === index)
}

function aboutTasks(about: readonly Target[], index: number, tagged: Tagged): readonly Placed[] {
  const [first] = about
  if (!first) return []
  const at = first.from
  const spans = referenceSpan(first, tagged)
  const numbers = about.flatMap(({ reference }) =>
    'number' in reference ? [reference.number] : 'text' in reference ? (reference.among ?? []) : [],
  )
  const filter = filterIn(index, tagged)
  const several = Object.keys(filter).length > 0 ? new Set(numbers).size > 1 : isAnyOf(index, tagged)
  const query = several || isSearch(index, tagged) ? wordsAbout(index, tagged) : ''
  if (query !== '')
    return [
      {
        at,
        command: {
          intent: 'LIST_TASKS',
          params: { query, ...openOnly(index, tagged), ...filter },
          spans: { query: spans.reference ?? [0, 0] },
        },
      },
    ]
  if (new Set(numbers).size > 1)
    return [...new Set(numbers)].map((number) => ({
      at,
      command: { intent: 'GET_TASK', params: { reference: { number }, ...askedOf(index, tagged) }, spans },
    }))
  return [
    {
      at,
      command: {
        intent: 'GET_TASK',
        params: { reference: first.reference, ...askedOf(index, tagged) },
        spans,
      },
    },
  ]
}

/** "who do I need to call?": several tasks have every word that was asked about. */
function isAnyOf(index: number, { tokens, tags, matches, sentences }: Tagged): boolean {
  const [from, to] = sentences[index] ?? [0, 0]
  const said = matches.of
    .slice(from, to)
    .filter((titles, at) => tags[from + at] === 'about' && titles.length > 0)
  const [first = [], ...others] = said
  const having = first.filter((title) => others.every((titles) => titles.includes(title)))
  return (
    having.length > 1 &&
    tokens.slice(from, to).some(({ norm }) => english.openQuestion.has(norm.split("'")[0] ?? ''))
  )
}

/** "anything about …", "find …": all that have the words, not one task. */
function isSearch(index: number, { tokens, sentences, matches, tags }: Tagged): boolean {
  const [from, to] = sentences[index] ?? [0, 0]
  if (tokens.slice(from, to).some(({ norm }) => english.searching.has(norm))) return true
  const several = tokens
    .slice(from, to)
    .some((_, at) => tags[from + at] === 'about' && (matches.of[from + at]?.length ?? 0) > 1)
  return several && tokens.slice(from, to).some(({ norm }) => english.finding.has(norm.split("'")[0] ?? ''))
}

function wordsAbout(index: number, { tokens, sentences, tags }: Tagged): string {
  const [from, to] = sentences[index] ?? [0, 0]
  const said = tokens.slice(from, to).filter((_, at) => tags[from + at] === 'about')
  const telling = said.filter(({ stem }) => !english.empty.has(stem))
  return [...new Set((telling.length > 0 ? telling : said).map(({ norm }) => norm))].join(' ')
}

/** Where something open fits, what is done is not asked for. */
function openOnly(index: number, { matches, tags, sentences }: Tagged): { status?: 'pending' } {
  const [from, to] = sentences[index] ?? [0, 0]
  const titles = tags
    .slice(from, to)
    .flatMap((tag, at) => (tag === 'about' ? (matches.of[from + at] ?? []) : []))
  return titles.some((title) => matches.titles[title]?.task.completed === false) ? { status: 'pending' } : {}
}

function askedOf(index: number, { tokens, sentences }: Tagged) {
  const [from, to] = sentences[index] ?? [0, 0]
  const phrase = ` ${tokens
    .slice(from, to)
    .map(({ norm }) => norm)
    .join(' ')} `
  if (english.askedInFull.some((words) => phrase.includes(` ${words} `))) return {}
  const found = english.askings.find(([, words]) => words.some((word) => phrase.includes(` ${word} `)))
  return found ? { asks: found[0] } : {}
}
