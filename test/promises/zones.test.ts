/**
 * P12 on the list: what is due today is due today, in every zone, on the days around each change of its clock,
 * with and without a time. (How days are read from words is tested beside the rules.)
 */
import { expect, test } from 'vitest'
import { addDays, type Moment, today, wallTime } from '../../src/domain/calendar.ts'
import { add } from '../support/store-fixtures.ts'
import { freshStore } from '../support/stores.ts'
import { countOr } from './count.ts'

const HOUR = 3_600_000
const YEAR = Date.UTC(2026, 0, 1)
const COUNT = countOr(4)

const store = await freshStore()
const all = Intl.supportedValuesOf('timeZone')
/** A share of them, from all over the world; with a count beyond their number, each. */
const zones = all.filter((_, index) => COUNT >= all.length || index % Math.ceil(all.length / COUNT) === 0)

/** The hours of 2026 in which the clock of the zone changes; its new year if it never does. */
function changes(timeZone: string): readonly number[] {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  const offset = (at: number) => format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value
  const days = Array.from({ length: 366 }, (_, day) => YEAR + day * 24 * HOUR)
  const changing = days.filter((day) => offset(day) !== offset(day + 24 * HOUR))
  const hours = changing.flatMap((day) =>
    Array.from({ length: 24 }, (_, hour) => day + hour * HOUR).filter(
      (at) => offset(at) !== offset(at + HOUR),
    ),
  )
  return hours.length > 0 ? hours.map((at) => at + HOUR) : [YEAR]
}

async function listed(user: string, due: 'today' | 'tomorrow' | 'overdue', now: Moment): Promise<string[]> {
  const { tasks } = await store.reader(user).page({ limit: 100, due, now })
  return tasks.map(({ title }) => title).sort()
}

async function expectRight(now: Moment): Promise<void> {
  const { timezone } = now
  const user = `${timezone} ${now.epoch_ms}`
  const here = today(now)
  const earlier = wallTime({ ...now, epoch_ms: now.epoch_ms - 3 * HOUR })
  const due: Readonly<Record<string, string>> = {
    'the day': here,
    'its end': `${here}T23:59`,
    'the next day': addDays(here, 1),
    'its noon': `${addDays(here, 1)}T12:00`,
    yesterday: addDays(here, -1),
    earlier,
  }
  for (const [title, due_date] of Object.entries(due)) {
    await add(store, user, title, { due_date, timezone: due_date.includes('T') ? timezone : null })
  }
  const alsoToday = earlier.startsWith(here) ? ['earlier'] : []
  expect({ user, due: await listed(user, 'today', now) }).toEqual({
    user,
    due: [...alsoToday, 'its end', 'the day'].sort(),
  })
  expect({ user, due: await listed(user, 'tomorrow', now) }).toEqual({
    user,
    due: ['its noon', 'the next day'],
  })
  expect({ user, due: await listed(user, 'overdue', now) }).toEqual({ user, due: ['earlier', 'yesterday'] })
}

test(`${zones.length} zones of ${all.length}`, { timeout: 3_600_000 }, async () => {
  for (const timezone of zones) {
    for (const change of changes(timezone)) {
      for (const hours of [-25, -1, 0, 23]) await expectRight({ epoch_ms: change + hours * HOUR, timezone })
    }
  }
})
