/** Where mail can be sent to. */
import { z } from 'zod'

export const EmailAddress = z.email().max(254)
