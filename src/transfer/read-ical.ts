/** The to-dos of an iCalendar file, one after the other. Events are not to-dos, and said so. */
import { isTimeZone, type Moment } from '../domain/calendar.ts'
import type { Reading, Remark } from './carried.ts'
import { todoIn, unkeptRule } from './ical.ts'
import { type Property, propertiesIn } from './ical-text.ts'
import { leftOut } from './left-out.ts'

export function readIcal(text: string, now: Moment): Reading {
  const components = componentsIn(propertiesIn(text))
  const todos = components.filter(
    ({ kind, properties }) => kind === 'VTODO' && whyNot(kind, properties) === null,
  )
  return {
    found: todos.map(({ line, properties, triggers }) => ({ line, task: todoIn(properties, triggers, now) })),
    remarks: components.flatMap((one) => remarksOn(one, now)),
  }
}

function remarksOn({ kind, line, properties }: Component, now: Moment): readonly Remark[] {
  const left_out = whyNot(kind, properties)
  const odd = kind === 'VTODO' ? oddIn(properties, now) : []
  const said = left_out === null ? odd : [` ${left_out}`]
  const title = `“${textOf(properties, 'SUMMARY')}”`
  return said.flatMap((words) => (words === null ? [] : [{ line, text: `${title}${words}` }]))
}

/** What of a to-do could not be taken as it stands. */
function oddIn(properties: readonly Property[], now: Moment): readonly (string | null)[] {
  const odd = oddZone(properties) ?? unkeptRule(properties, now)
  const unplaced = leftOut(unplacedIn(properties))
  return [odd && ` ${odd}`, unplaced && `: ${unplaced}`]
}

/** What is taken, and what programs write for themselves: when they wrote it, how often, where they show it. */
const PLACED: ReadonlySet<string> = new Set([
  ...['SUMMARY', 'DESCRIPTION', 'DUE', 'PRIORITY', 'CATEGORIES', 'STATUS', 'COMPLETED', 'CREATED', 'UID'],
  ...['RRULE', 'EXDATE', 'RECURRENCE-ID', 'DTSTAMP', 'LAST-MODIFIED', 'SEQUENCE'],
  ...['X-APPLE-SORT-ORDER', 'X-MOZ-GENERATION', 'X-MOZ-LASTACK'],
])
const OWN = 'X-SAYSO-'

/** With a rule, the start is where it counts from; what is done is done to 100 %. */
function unplacedIn(properties: readonly Property[]): readonly (readonly [string, string])[] {
  const repeats = textOf(properties, 'RRULE') !== ''
  const isMeant = ({ name, value }: Property) =>
    !(name === 'DTSTART' && repeats) && !(name === 'PERCENT-COMPLETE' && ['0', '100'].includes(value))
  return properties
    .filter(({ name }) => !PLACED.has(name) && !name.startsWith(OWN))
    .filter(isMeant)
    .map(({ name, value }) => [name, value])
}

function textOf(properties: readonly Property[], name: string): string {
  return properties.find((property) => property.name === name)?.value ?? ''
}

function whyNot(kind: string, properties: readonly Property[]): string | null {
  if (kind === 'VEVENT') return 'is an event, not a to-do'
  return kind === 'VTODO' && textOf(properties, 'STATUS') === 'CANCELLED' ? 'was cancelled there' : null
}

/** Some programs have names of their own for time zones. */
function oddZone(properties: readonly Property[]): string | null {
  const zone = properties.find(({ name }) => name === 'DUE')?.params.TZID
  if (zone === undefined || isTimeZone(zone)) return null
  return `is due in the time zone “${zone}”, which is not known; its time is taken as yours`
}

interface Component {
  readonly kind: string
  readonly line: number
  readonly properties: Property[]
  /** When its alarms go off. */
  readonly triggers: Property[]
}

/** Of what lies inside another component only the time of an alarm is read: its SUMMARY is not the task's. */
function componentsIn(properties: readonly Property[]): readonly Component[] {
  const components: Component[] = []
  const open: string[] = []
  for (const property of properties) {
    const { name, value, line } = property
    if (name === 'BEGIN') {
      open.push(value)
      if (open.length === 2) components.push({ kind: value, line, properties: [], triggers: [] })
    } else if (name === 'END') open.pop()
    else placeFor(property, open, components.at(-1))?.push(property)
  }
  return components
}

function placeFor(
  { name }: Property,
  open: readonly string[],
  of: Component | undefined,
): Property[] | undefined {
  if (open.length === 2) return of?.properties
  return open.at(-1) === 'VALARM' && name === 'TRIGGER' ? of?.triggers : undefined
}
