/** How long a deleted task can be brought back. */
import { instantText } from './calendar.ts'

const DAYS = 30

/** What was deleted at or before this moment is gone for good. */
export function restorableSince(now_ms: number): string {
  return instantText(now_ms - DAYS * 86_400_000)
}
