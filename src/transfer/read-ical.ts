/** The to-dos of an iCalendar file, one after the other. Events are not to-dos, and said so. */
import { isTimeZone, type Moment } from '../domain/calendar.ts'
import type { Found, Reading, Remark } from './carried.ts'
import { todoIn, unkeptRule } from './ical.ts'
import { type Property, propertiesIn } from './ical-text.ts'

export function readIcal(text: string, now: Moment): Reading {
  const found: Found[] = []
  const remarks: Remark[] = []
  for (const { kind, line, properties, triggers } of componentsIn(propertiesIn(text))) {
    const left_out = whyNot(kind, properties)
    const remark =
      left_out ?? oddZone(kind, properties) ?? (kind === 'VTODO' ? unkeptRule(properties, now) : null)
    if (remark !== null) remarks.push({ line, text: `“${textOf(properties, 'SUMMARY')}” ${remark}` })
    if (kind === 'VTODO' && left_out === null) found.push({ line, task: todoIn(properties, triggers, now) })
  }
  return { found, remarks }
}

function textOf(properties: readonly Property[], name: string): string {
  return properties.find((property) => property.name === name)?.value ?? ''
}

function whyNot(kind: string, properties: readonly Property[]): string | null {
  if (kind === 'VEVENT') return 'is an event, not a to-do'
  return kind === 'VTODO' && textOf(properties, 'STATUS') === 'CANCELLED' ? 'was cancelled there' : null
}

/** Some programs have names of their own for time zones. */
function oddZone(kind: string, properties: readonly Property[]): string | null {
  const zone = properties.find(({ name }) => name === 'DUE')?.params.TZID
  if (kind !== 'VTODO' || zone === undefined || isTimeZone(zone)) return null
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
