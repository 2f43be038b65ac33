/**
 * Hour, minute and half of the day → a time. Without am or pm the hour is the likelier one of a waking day:
 * 1 to 6 are in the afternoon, 7 to 11 in the morning, 12 is noon.
 */
import type { Clock, Groups } from './rule.ts'

export type Half = string | undefined

/** null refuses hours and minutes no clock shows ("14pm", "25:12"). */
export function clock(hour: number, minute: number, half: Half, exact = false): { clock: Clock } | null {
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return null
  if (half !== undefined) return halved(hour, minute, half)
  const sure = exact || hour > 12 || hour === 0
  const likely = !sure && hour >= 1 && hour <= 6 ? hour + 12 : hour
  return { clock: { minutes: likely * 60 + minute, sure } }
}

function halved(hour: number, minute: number, half: string): { clock: Clock } | null {
  if (hour > 12 || hour === 0)
    return hour > 12 && hour < 24 && half !== 'am' && minute > 0 ? plain(hour, minute) : null
  const from = half === 'am' ? 0 : 12
  return plain((hour % 12) + from, minute)
}

function plain(hour: number, minute: number): { clock: Clock } {
  return { clock: { minutes: hour * 60 + minute, sure: true } }
}

/** The clock so many minutes on, past midnight too. */
export function later(time: Clock, minutes: number): Clock {
  return { ...time, minutes: (time.minutes + minutes + 2 * 1440) % 1440 }
}

/** A leading nought says twenty-four hours: "07:30" is never in the evening. */
export function read({ hour, minute, half }: Groups): { clock: Clock } | null {
  const exact = hour !== undefined && hour.length === 2 && hour.startsWith('0')
  return clock(Number(hour), Number(minute ?? 0), half, exact)
}
