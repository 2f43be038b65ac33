/** The dates people give most. */
import { addDays, startOfWeek } from '../../src/domain/calendar.ts'
import { settings } from '../state/settings.ts'

/** The first day of it. */
export function nextWeek(today: string): string {
  return addDays(startOfWeek(today, settings.get().week_start ?? 'monday'), 7)
}
