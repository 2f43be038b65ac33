/** This week and the three before it in one small picture: added, done and undone, day by day. */
import { useCallback } from 'react'
import type { WeekStart } from '../../src/domain/words.ts'
import { api } from '../api/calls.ts'
import type { AuditRow } from '../api/types.ts'
import { settings } from '../state/settings.ts'
import { useStore } from '../state/store.ts'
import { localToday } from '../words/due.ts'
import { dayAndMonth } from '../words/when.ts'
import { timesDone } from './done-days.ts'
import { useAsked } from './use-asked.ts'

const WEEK = 7
const DAYS = 4 * WEEK
const MOST_PAGES = 10
const HEIGHT = 64
const STEP = 20

const KINDS = { add_task: 'added', complete_task: 'done', undo: 'undone' } as const
type Kind = keyof typeof KINDS
const kinds = Object.keys(KINDS) as readonly Kind[]

interface Day {
  readonly date: string
  readonly counts: Record<Kind, number>
}

/** As Date counts them. */
const FIRST_DAY: Readonly<Record<WeekStart, number>> = { sunday: 0, monday: 1, saturday: 6 }

export function Picture() {
  const week_start = useStore(settings, (value) => value.week_start) ?? 'monday'
  const ask = useCallback(() => lastWeeks(week_start), [week_start])
  const { value } = useAsked(ask)
  if (!value) return <div className="picture-space" />
  const highest = Math.max(4, ...value.flatMap(({ counts }) => Object.values(counts)))
  const totals = kinds.map(
    (kind) => `${value.reduce((sum, day) => sum + day.counts[kind], 0)} ${KINDS[kind]}`,
  )
  return (
    <figure className="picture">
      <svg
        preserveAspectRatio="none"
        viewBox={`0 0 ${DAYS * STEP} ${HEIGHT}`}
        role="img"
        aria-label={`Four weeks: ${totals.join(', ')}`}
      >
        {value.map(({ date, counts }, day) =>
          kinds.map((kind, at) => {
            const height = counts[kind] === 0 ? 1 : Math.max(3, (counts[kind] / highest) * HEIGHT)
            return (
              <rect
                key={`${date}${kind}`}
                data-kind={kind}
                data-none={counts[kind] === 0}
                x={day * STEP + at * 5 + 2}
                y={HEIGHT - height}
                width={4}
                height={height}
                rx={1}
              />
            )
          }),
        )}
      </svg>
      <div className="weeks" aria-hidden="true">
        {value
          .filter((_, day) => day % WEEK === 0)
          .map(({ date }) => (
            <span key={date}>{dayAndMonth(date)}</span>
          ))}
      </div>
      <figcaption>
        {kinds.map((kind, at) => (
          <span key={kind} className="legend" data-kind={kind}>
            {totals[at]}
          </span>
        ))}
        <span className="quiet">in four weeks</span>
      </figcaption>
    </figure>
  )
}

async function lastWeeks(week_start: WeekStart): Promise<readonly Day[]> {
  const start = new Date()
  start.setHours(0, 0, 0, 0)
  const intoWeek = (start.getDay() - FIRST_DAY[week_start] + WEEK) % WEEK
  start.setDate(start.getDate() - intoWeek - DAYS + WEEK)
  const days = Array.from({ length: DAYS }, (_, at): Day => {
    const day = new Date(start)
    day.setDate(start.getDate() + at)
    return { date: localToday(day), counts: { add_task: 0, complete_task: 0, undo: 0 } }
  })
  const byDate = new Map(days.map((day) => [day.date, day]))
  for (const [kind, times] of Object.entries(await timesSince(start.toISOString()))) {
    for (const at of times) {
      const day = byDate.get(localToday(new Date(at)))
      if (day) day.counts[kind as Kind] += 1
    }
  }
  return days
}

async function timesSince(from: string): Promise<Readonly<Record<Kind, readonly string[]>>> {
  const [added, ticked, undone] = await Promise.all([
    callsOf('add_task', from),
    callsOf('complete_task', from),
    callsOf('undo', from),
  ])
  const times = (calls: readonly AuditRow[]) => calls.map(({ invoked_at }) => invoked_at)
  return { add_task: times(added), complete_task: timesDone([...ticked, ...undone]), undo: times(undone) }
}

async function callsOf(tool: Kind, from: string): Promise<readonly AuditRow[]> {
  const calls: AuditRow[] = []
  let cursor: string | null | undefined
  for (let page = 0; page < MOST_PAGES && cursor !== null; page++) {
    const answer = await api.audit({ tool, from, success: 'true', limit: 100, cursor })
    calls.push(...answer.invocations)
    cursor = answer.next_cursor
  }
  return calls
}
