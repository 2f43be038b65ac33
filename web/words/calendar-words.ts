/** Days and months as a calendar names them. */

const format = (options: Intl.DateTimeFormatOptions) => {
  const made = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
  return (day: string) => made.format(new Date(`${day}T12:00Z`))
}

/** "November 2026" */
export const monthName = format({ month: 'long', year: 'numeric' })
/** "Wednesday 18 November 2026" */
export const longDay = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
/** "Wed 18 Nov" */
export const shortDay = format({ weekday: 'short', day: 'numeric', month: 'short' })
/** "We" */
export const shortWeekday = (day: string) => weekdayName(day).slice(0, 2)
const weekdayName = format({ weekday: 'short' })
