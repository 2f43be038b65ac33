/** A script that reads by our own rules and says it as a model would: as good a model as there is without one. */
import { epochOf, onClockOf } from '../../domain/calendar.ts'
import { type ReadingContext, understand } from '../../understand/understand.ts'
import { asHeard } from './as-heard.ts'
import type { Asked } from './asked.ts'
import type { Reply } from './server.ts'

export function byRules({ data }: Asked): Reply {
  const context = contextOf(data)
  return { arguments: asHeard(understand(data.message, context), { text: data.message, context }) }
}

/** The wall time of the prompt is as good as the moment: rules look at nothing finer than a minute. */
function contextOf({ now, timezone }: Asked['data']): ReadingContext {
  const wall = now.split(' ').at(-1) ?? ''
  return { now: { epoch_ms: epochOf(`${onClockOf(wall, timezone, 'UTC')}:00Z`), timezone } }
}
