/** Dates, priorities and states: each either sets something on a task, or says which tasks are meant. */
import { dateOf, timeOf } from '../../../src/domain/calendar.ts'
import { hourSaid } from '../../../src/understand/commands/dues.ts'
import { rolesOf } from '../../../src/understand/english/roles.ts'
import type { Tag } from '../../../src/understand/tag/tags.ts'
import type { Token } from '../../../src/understand/words/tokens.ts'
import { fairDays } from '../days.ts'
import { changedIn, type Want } from '../rows.ts'
import { describedIn, type Scene, type Tags } from './scene.ts'

export function placeDates(want: Want, tags: Tags, scene: Scene): void {
  const dates = scene.tokens.flatMap((token, at) => (token.kind === 'date' && tags[at] === null ? [at] : []))
  const setting = settingAmong(dates, want, scene)
  const chooses = isAboutKnown(want) || want.open !== undefined
  for (const at of dates) {
    if (setting.includes(at)) tags[at] = 'due'
    else if (chooses && selects(scene.tokens[at], want, scene)) tags[at] = 'filter'
  }
  placeBareHours(setting, want, tags, scene)
}

/** Hours that are wanted and were said as mere figures: "6, not 5", "PT 0630, orders 0900". The last of them, as people correct themselves. */
function placeBareHours(
  setting: readonly number[],
  want: Want,
  tags: Tags,
  { tokens, matches }: Scene,
): void {
  const said = setting.flatMap((at) => {
    const date = tokens[at]?.date
    const time = date && 'due_date' in date ? timeOf(date.due_date) : null
    return time === null ? [] : [onDial(time)]
  })
  const wanted = describedIn(want).flatMap(({ time }) => [time].flat()[0] ?? [])
  const missing = new Set(wanted.map(onDial).filter((time) => !said.includes(time)))
  if (said.length > 0 && wanted.length < 2) return
  for (const time of missing) {
    const at = tokens.findLastIndex((token, place) => {
      if (tags[place] !== null || token.date || (matches.of[place]?.length ?? 0) > 0) return false
      const hour = hourSaid(token)
      return hour !== null && onDial(hour) === time
    })
    if (at >= 0) tags[at] = 'due'
  }
}

/** The same on either half of the day. */
function onDial(clock: string): string {
  const [hours = '', minutes = '00'] = clock.split(':')
  return `${Number(hours) % 12}:${minutes}`
}

/** The dates that give a task its due date: those on a wanted day, or all if none is. */
function settingAmong(dates: readonly number[], want: Want, { tokens, here }: Scene): readonly number[] {
  const dated = describedIn(want).filter(({ due, time, repeat }) => due || time || repeat)
  if (dated.length === 0) return []
  const days = dated.flatMap(({ due }) => (due ? fairDays(due, here) : []))
  const times = dated.flatMap(({ time }) => time ?? []).filter((time) => time !== null)
  const repeats = dated.some(({ repeat }) => repeat)
  const fitting = dates.filter((at) =>
    isAgain(tokens[at]) ? repeats : fits(tokens[at], days) && isAtOneOf(tokens[at], times),
  )
  return fitting.length > 0 ? fitting : dates
}

const isAgain = (token: Token | undefined) => token?.date !== undefined && 'recurring' in token.date

function fits(token: Token | undefined, days: readonly (string | null)[]): boolean {
  const date = token?.date
  if (!date || 'recurring' in date) return false
  if ('from' in date) return days.some((day) => day !== null && day >= date.from && day <= date.to)
  return (
    days.includes(dateOf(date.due_date)) ||
    days.includes('set') ||
    days.includes('any') ||
    date.rule.startsWith('clock/')
  )
}

/** A time that was said has to be one that is wanted: "11 instead of half nine". Half a day off may be the same. */
function isAtOneOf(token: Token | undefined, times: readonly string[]): boolean {
  const date = token?.date
  const time = date && 'due_date' in date ? timeOf(date.due_date) : null
  if (time === null || times.length === 0) return true
  return times.some((wanted) => onDial(wanted) === onDial(time))
}

/** It says which tasks: those that are wanted are due then. */
function selects(token: Token | undefined, want: Want, { tasks, row }: Scene): boolean {
  if (want.shows && !row.want.some(({ says }) => says)) return true
  const { done = [], gone = [], open = [], shows = [] } = want
  const numbers = [...done, ...gone, ...open, ...changedIn(want), ...shows]
  const dues = tasks
    .filter(({ number }) => numbers.includes(number))
    .map(({ due_date }) => (due_date ? dateOf(due_date) : null))
  return fits(token, dues)
}

export function placeLevels(want: Want, tags: Tags, scene: Scene): void {
  const { tokens } = scene
  const uses = {
    states: meansDone(want, scene),
    sets: describedIn(want).flatMap(({ priority }) => (priority === undefined ? [] : [priority])),
    chooses: want.shows !== undefined || rolesOf(tokens).some((roles) => roles.includes('all')),
    fitting: commonOf(want, scene),
  }
  for (const [at, roles] of rolesOf(tokens).entries())
    if (tags[at] === null && tokens[at]?.kind !== 'date') tags[at] = levelTag(roles, uses)
}

interface Uses {
  readonly states: boolean
  readonly sets: readonly (keyof typeof ROLES | null)[]
  readonly chooses: boolean
  /** What all the tasks that are meant have in common. */
  readonly fitting: readonly string[]
}

const ROLES = { high: 'high', medium: 'normal', low: 'low' } as const

function levelTag(roles: readonly string[], { states, sets, chooses, fitting }: Uses): Tag | null {
  const has = (...names: readonly string[]) => roles.some((role) => names.includes(role))
  if (states && has('done-status')) return 'filter'
  // "knock every high one down to medium": what they have in common says which
  const chosen = chooses && !sets.some((level) => level === null || has(ROLES[level]))
  if (sets.length > 0 && has('high', 'low', 'normal') && !(chosen && has(...fitting))) return 'level'
  return chooses && fitting.some((role) => has(role)) ? 'filter' : null
}

/** "the urgent ones" are urgent, every one of them. */
function commonOf(want: Want, { tasks, here }: Scene): readonly string[] {
  const { done = [], gone = [], shows = [] } = want
  const numbers = [...done, ...gone, ...changedIn(want), ...shows]
  const meant = tasks.filter(({ number }) => numbers.includes(number))
  const all: Readonly<Record<string, boolean>> = {
    high: meant.every(({ priority }) => priority === 'high'),
    low: meant.every(({ priority }) => priority === 'low'),
    normal: meant.every(({ priority }) => priority === 'medium'),
    overdue: meant.every(({ due_date }) => due_date !== null && dateOf(due_date) <= here),
    undated: meant.every(({ due_date }) => due_date === null),
  }
  return Object.keys(all).filter((role) => all[role])
}

/** "Clear the completed ones": those that are done, and no others, are meant. */
function meansDone(want: Want, { tasks }: Scene): boolean {
  const done = tasks.filter(({ completed }) => completed).map(({ number }) => number)
  const meant = want.gone ?? want.shows ?? []
  return done.length > 0 && meant.length === done.length && meant.every((number) => done.includes(number))
}

function isAboutKnown({ shows, done, gone, change }: Want): boolean {
  return [shows, done, gone, change].some((part) => part !== undefined)
}
