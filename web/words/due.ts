/** A due date the way people say it, seen from now. Dates are compared as text: no zone can shift a day. */

export type Tone = 'overdue' | 'today' | 'later'

const DAY_MS = 86_400_000

export function localToday(now: Date): string {
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

export function dueWords(due: string, now: Date): string {
  const day = dayWords(due.slice(0, 10), now)
  return due.length > 10 ? `${day} ${due.slice(11, 16)}` : day
}

/** Under a heading that says the day, only the time is left to say. */
export function timeWords(due: string): string {
  return due.slice(11, 16)
}

export function dueTone(due: string, now: Date): Tone {
  const today = localToday(now)
  const clock = `${today}T${two(now.getHours())}:${two(now.getMinutes())}`
  if (due.length > 10 ? due < clock : due < today) return 'overdue'
  return due.slice(0, 10) === today ? 'today' : 'later'
}

/** Another day for a due date: a time of day stays, unless it is over on that day. */
export function onDay(day: string | null, due: string | null, now: Date): string | null {
  const timed = day === null ? null : day.slice(0, 10) + (due?.slice(10) ?? '')
  return timed !== null && dueTone(timed, now) === 'overdue' ? (day?.slice(0, 10) ?? null) : timed
}

function dayWords(date: string, now: Date): string {
  const away = Math.round((noon(date) - noon(localToday(now))) / DAY_MS)
  const near: Readonly<Record<number, string>> = { [-1]: 'Yesterday', 0: 'Today', 1: 'Tomorrow' }
  if (near[away]) return near[away]
  const format: Intl.DateTimeFormatOptions =
    away > 1 && away < 7
      ? { weekday: 'long' }
      : {
          day: 'numeric',
          month: 'short',
          ...(date.slice(0, 4) !== localToday(now).slice(0, 4) && { year: 'numeric' }),
        }
  return new Intl.DateTimeFormat('en-GB', { ...format, timeZone: 'UTC' }).format(noon(date))
}

function noon(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return Date.UTC(year, month - 1, day, 12)
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
