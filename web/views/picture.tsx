/** The last four weeks in one small picture: added, done and undone, day by day. */
import { api } from '../api/calls.ts'
import { localToday } from '../words/due.ts'
import { useAsked } from './use-asked.ts'

const DAYS = 28
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

export function Picture() {
  const { value } = useAsked(lastWeeks)
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
        aria-label={`Last four weeks: ${totals.join(', ')}`}
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

async function lastWeeks(): Promise<readonly Day[]> {
  const start = new Date()
  start.setHours(0, 0, 0, 0)
  start.setDate(start.getDate() - DAYS + 1)
  const days = Array.from({ length: DAYS }, (_, at): Day => {
    const day = new Date(start)
    day.setDate(start.getDate() + at)
    return { date: localToday(day), counts: { add_task: 0, complete_task: 0, undo: 0 } }
  })
  const byDate = new Map(days.map((day) => [day.date, day]))
  await Promise.all(
    kinds.map(async (kind) => {
      for (const at of await timesOf(kind, start.toISOString())) {
        const day = byDate.get(localToday(new Date(at)))
        if (day) day.counts[kind] += 1
      }
    }),
  )
  return days
}

async function timesOf(tool: Kind, from: string): Promise<readonly string[]> {
  const times: string[] = []
  let cursor: string | null | undefined
  for (let page = 0; page < MOST_PAGES && cursor !== null; page++) {
    const answer = await api.audit({ tool, from, success: 'true', limit: 100, cursor })
    times.push(...answer.invocations.map(({ invoked_at }) => invoked_at))
    cursor = answer.next_cursor
  }
  return times
}
