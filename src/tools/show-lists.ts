/** The lists and labels there are, with how many tasks each has; or those that a name can mean. */
import { z } from 'zod'
import { AllGrouped, type Grouped } from '../domain/grouped.ts'
import { candidates } from '../domain/match.ts'
import { labelKey, listKey } from '../domain/name-key.ts'
import { isStorable } from '../domain/text.ts'
import { limits } from '../domain/words.ts'
import { readTool } from './tool.ts'

export const showLists = readTool({
  name: 'show_lists',
  title: 'Show lists',
  description: 'The user’s lists and labels, and how many tasks each has.',
  effect: 'read',
  idempotent: true,
  input: z.strictObject({
    named: z
      .string()
      .max(limits.message)
      .refine(isStorable, 'cannot be searched for')
      .optional()
      .describe('Only what this name can mean.'),
  }),
  output: AllGrouped,
  async run({ named }, { tasks }) {
    const all = await tasks.groupings()
    if (named === undefined) return all
    return {
      ...all,
      lists: meantBy(named, all.lists, listKey),
      labels: meantBy(named, all.labels, labelKey),
    }
  },
})

/** The one of that name; where there is none, those whose names are near it. */
function meantBy(named: string, all: readonly Grouped[], keyOf: (name: string) => string): Grouped[] {
  const key = keyOf(named)
  const same = all.filter(({ name }) => keyOf(name) === key)
  if (same.length > 0 || key === '') return same
  return candidates(
    key,
    all.map((one) => ({ title: keyOf(one.name), one })),
  ).map(({ one }) => one)
}
