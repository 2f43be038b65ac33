/** A moment given from outside, in any zone; it comes out as everything stored has it, in UTC. */
import { z } from 'zod'
import { epochOf, instantText } from '../domain/calendar.ts'

/** Ten digits behind the second are a valid ISO time, but no moment any calendar here can hold. */
export const Instant = z.iso
  .datetime({ offset: true })
  .refine(isInstant, 'must have at most nine digits behind the second')
  .transform((text) => instantText(epochOf(text)))

function isInstant(text: string): boolean {
  return !/\.\d{10}/u.test(text)
}
