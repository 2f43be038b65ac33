/** When reminders wait, whether a due time alone rings, and when a look at the day is sent. */
import { useEffect, useState } from 'react'
import { channelsApi, type RingSettings } from '../api/channels.ts'
import { wordsOf } from '../api/problem.ts'
import { toast } from '../state/toasts.ts'

const EVENING = '22:00'
const MORNING = '07:00'

export function QuietHours() {
  const [kept, setKept] = useState<RingSettings | null>(null)
  const take = (asked: Promise<RingSettings>) =>
    void asked.then(setKept, (error: unknown) => toast(wordsOf(error)))
  useEffect(() => {
    let current = true
    channelsApi.settings().then(
      (value) => current && setKept(value),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [])
  if (kept === null) return null
  const [from = EVENING, to = MORNING] = kept.quiet_hours?.split('-') ?? []
  const quiet = (hours: string | null) => take(channelsApi.change({ quiet_hours: hours }))
  return (
    <>
      <label className="choice">
        <input
          type="checkbox"
          checked={kept.ring_when_due !== false}
          onChange={(event) => take(channelsApi.change({ ring_when_due: event.target.checked }))}
        />
        A due time rings when it has come, also where no reminder was asked for
      </label>
      <label className="choice">
        <input
          type="checkbox"
          checked={kept.quiet_hours !== null}
          onChange={(event) => quiet(event.target.checked ? `${from}-${to}` : null)}
        />
        Quiet hours: what rings then is sent when they are over
      </label>
      {kept.quiet_hours !== null && (
        <div className="row">
          <input
            type="time"
            aria-label="Quiet from"
            value={from}
            onChange={(event) => quiet(`${event.target.value}-${to}`)}
          />
          <input
            type="time"
            aria-label="Quiet until"
            value={to}
            onChange={(event) => quiet(`${from}-${event.target.value}`)}
          />
        </div>
      )}
      <MorningBrief
        at={kept.morning_brief}
        choose={(morning_brief) => take(channelsApi.change({ morning_brief }))}
      />
    </>
  )
}

interface BriefProps {
  readonly at: string | null
  readonly choose: (at: string | null) => void
}

function MorningBrief({ at, choose }: BriefProps) {
  return (
    <>
      <label className="choice">
        <input
          type="checkbox"
          checked={at !== null}
          onChange={(event) => choose(event.target.checked ? MORNING : null)}
        />
        A look at the day every morning, sent to where reminders are sent
      </label>
      {at !== null && (
        <div className="row">
          <input
            type="time"
            aria-label="Look at the day at"
            value={at}
            onChange={(event) => event.target.value !== '' && choose(event.target.value)}
          />
        </div>
      )}
    </>
  )
}
