/** Lists and labels as everyone sees them: a name, and how many tasks go by it. */
import { z } from 'zod'

export const Grouped = z.object({
  name: z.string(),
  pending: z.int(),
  completed: z.int(),
  /** Grows with every change to it, and to a task in it. */
  version: z.int(),
})
export type Grouped = z.infer<typeof Grouped>

/** `main`: what is on no other list. */
export const AllGrouped = z.object({
  main: z.object({ pending: z.int(), completed: z.int() }),
  lists: z.array(Grouped),
  labels: z.array(Grouped),
})
export type AllGrouped = z.infer<typeof AllGrouped>
