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
  const hour = bareHour(setting, want, tags, scene)
  if (hour >= 0) tags[hour] = 'due'
}

/** An hour that is wanted and was said as a mere figure: "6, not 5". The last of them, as people correct themselves. */
function bareHour(setting: readonly number[], want: Want, tags: Tags, { tokens, matches }: Scene): number {
  const times = describedIn(want).flatMap(({ time }) => time ?? [])
  const said = setting.some((at) => {
    const date = tokens[at]?.date
    return date !== undefined && 'due_date' in date && timeOf(date.due_date) !== null
  })
  if (said || times.length === 0) return -1
  const dial = (clock: string) => {
    const [hours = '', minutes = '00'] = clock.split(':')
    return `${Number(hours) % 12}:${minutes}`
  }
  return tokens.findLastIndex((token, at) => {
    if (tags[at] !== null || token.date || (matches.of[at]?.length ?? 0) > 0) return false
    const hour = hourSaid(token)
    return hour !== null && times.some((time) => time !== null && dial(time) === dial(hour))
  })
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
  const onDial = (clock: string) => `${Number(clock.slice(0, 2)) % 12}${clock.slice(2)}`
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
    sets: describedIn(want).some(({ priority }) => priority !== undefined),
    chooses: want.shows !== undefined || rolesOf(tokens).some((roles) => roles.includes('all')),
    fitting: commonOf(want, scene),
  }
  for (const [at, roles] of rolesOf(tokens).entries())
    if (tags[at] === null && tokens[at]?.kind !== 'date') tags[at] = levelTag(roles, uses)
}

interface Uses {
  readonly states: boolean
  readonly sets: boolean
  readonly chooses: boolean
  /** What all the tasks that are meant have in common. */
  readonly fitting: readonly string[]
}

function levelTag(roles: readonly string[], { states, sets, chooses, fitting }: Uses): Tag | null {
  const has = (...names: readonly string[]) => roles.some((role) => names.includes(role))
  if (states && has('done-status')) return 'filter'
  if (sets && has('high', 'low', 'normal')) return 'level'
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
