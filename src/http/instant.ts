/** A moment given from outside, in any zone; it comes out as everything stored has it, in UTC. */
import { z } from 'zod'
import { epochOf, instantText } from '../domain/calendar.ts'
import { isInstant } from '../domain/chat.ts'

export const Instant = z.iso
  .datetime({ offset: true })
  .refine(isInstant, 'must have at most nine digits behind the second')
  .transform((text) => instantText(epochOf(text)))
