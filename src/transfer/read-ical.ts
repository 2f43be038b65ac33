/** The to-dos of an iCalendar file, one after the other. Events are not to-dos, and said so. */
import type { Moment } from '../domain/calendar.ts'
import type { Found, Reading, Remark } from './carried.ts'
import { todoIn } from './ical.ts'
import { type Property, propertiesIn } from './ical-text.ts'

export function readIcal(text: string, now: Moment): Reading {
  const found: Found[] = []
  const remarks: Remark[] = []
  for (const { kind, line, properties } of componentsIn(propertiesIn(text))) {
    const called = properties.find(({ name }) => name === 'SUMMARY')?.value ?? ''
    const cancelled = properties.some(({ name, value }) => name === 'STATUS' && value === 'CANCELLED')
    if (kind === 'VEVENT') remarks.push({ line, text: `“${called}” is an event, not a to-do` })
    else if (kind === 'VTODO' && cancelled) remarks.push({ line, text: `“${called}” was cancelled there` })
    else if (kind === 'VTODO') found.push({ line, task: todoIn(properties, now) })
  }
  return { found, remarks }
}

interface Component {
  readonly kind: string
  readonly line: number
  readonly properties: Property[]
}

/** What lies inside another component (an alarm) is left out: its SUMMARY is not the task's. */
function componentsIn(properties: readonly Property[]): readonly Component[] {
  const components: Component[] = []
  const open: string[] = []
  for (const property of properties) {
    const { name, value, line } = property
    if (name === 'BEGIN') {
      open.push(value)
      if (open.length === 2) components.push({ kind: value, line, properties: [] })
    } else if (name === 'END') open.pop()
    else if (open.length === 2) components.at(-1)?.properties.push(property)
  }
  return components
}
