/** Dates, priorities and states: each either sets something on a task, or says which tasks are meant. */
import { dateOf } from '../../../src/domain/calendar.ts'
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
}

/** The dates that give a task its due date: those on a wanted day, or all if none is. */
function settingAmong(dates: readonly number[], want: Want, { tokens, here }: Scene): readonly number[] {
  const dated = describedIn(want).filter(({ due, time }) => due || time)
  if (dated.length === 0) return []
  const days = dated.flatMap(({ due }) => (due ? fairDays(due, here) : []))
  const fitting = dates.filter((at) => fits(tokens[at], days))
  return fitting.length > 0 ? fitting : dates
}

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
    chooses: isAboutKnown(want),
  }
  for (const [at, roles] of rolesOf(tokens).entries())
    if (tags[at] === null && tokens[at]?.kind !== 'date') tags[at] = levelTag(roles, uses)
}

interface Uses {
  readonly states: boolean
  readonly sets: boolean
  readonly chooses: boolean
}

function levelTag(roles: readonly string[], { states, sets, chooses }: Uses): Tag | null {
  const has = (...names: readonly string[]) => roles.some((role) => names.includes(role))
  if (states && has('done-status')) return 'filter'
  if (sets && has('high', 'low', 'normal')) return 'level'
  return chooses && has('high', 'low', 'normal', 'overdue', 'undated') ? 'filter' : null
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
