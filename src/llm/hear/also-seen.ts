/**
 * What takes back, deletes, or concerns many is done on no model's word alone: our own reader has to see it in the
 * message as well, whatever words it has. Otherwise the user is asked.
 */
import type { Command, Interpretation } from '../../domain/command.ts'

/** As in `costs.ts`: at this, a change is asked about, and a delete is in any case. */
const ASKED = 0.45
/** What our reader holds for likelier wrong than right it does not see. */
const SEEN_FROM = 0.7

/** The model's reading as it is, or less sure. `ours`: what our own readers made of the same words. */
export function askUnlessSeen(reading: Interpretation, ours: readonly Interpretation[]): Interpretation {
  const grave = weigh(reading)
  const isSeen =
    nothingIn(grave) ||
    ours.some((own) => {
      if (own.confidence < SEEN_FROM) return false
      const seen = weigh(own)
      return kinds.every((kind) => grave[kind] <= seen[kind])
    })
  if (isSeen) return reading
  const reasoning = `${reading.reasoning} Our own reader does not see that in it, so it is asked.`
  return { ...reading, confidence: Math.min(reading.confidence, ASKED), reasoning }
}

const kinds = ['undone', 'deleting', 'bulk'] as const
type Weight = Readonly<Record<(typeof kinds)[number], number>>

function nothingIn(weight: Weight): boolean {
  return kinds.every((kind) => weight[kind] === 0)
}

/** How much a reading takes back; how many of its commands delete, and how many are about whatever fits. */
function weigh({ commands }: Interpretation): Weight {
  const all = commands.flatMap((command) =>
    command.intent === 'AMBIGUOUS' ? command.params.readings : [command],
  )
  return {
    undone: all.reduce((sum, one) => sum + (one.intent === 'UNDO' ? (one.params.count ?? 1) : 0), 0),
    deleting: all.filter(({ intent }) => intent === 'DELETE_TASK').length,
    bulk: all.filter(isBulk).length,
  }
}

const OF_WHOLE_LISTS: ReadonlySet<string> = new Set(['RENAME_LIST', 'DELETE_LIST', 'RENAME_LABEL'])

/** A list or a label is as many tasks as bear its name. Looking at many harms none of them. */
function isBulk(command: Command): boolean {
  if (OF_WHOLE_LISTS.has(command.intent)) return true
  if (command.intent === 'GET_TASK' || !('reference' in command.params)) return false
  const { reference } = command.params
  return (
    reference !== undefined &&
    ('all' in reference || ('pronoun' in reference && reference.pronoun === 'them'))
  )
}
