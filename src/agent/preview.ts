/**
 * How a message would be read if it were sent now: beside the same list, in the same conversation, with the same eyes as
 * its turn. No model is asked, and nothing is kept: neither the words nor that they were looked at.
 */
import { isSureEnough } from '../decide/costs.ts'
import type { Command, Interpretation, Reference, Span } from '../domain/command.ts'
import { problem } from '../domain/problem.ts'
import { checkedMessage } from './new-turn.ts'
import type { AgentPorts } from './ports.ts'
import { readMessage } from './read-message.ts'
import type { InMind, View } from './view.ts'

export interface PreviewRequest {
  readonly message: string
  readonly conversation_id?: string | undefined
  /** The question on the screen; a yes is for that one. */
  readonly pending_id?: string | null | undefined
  readonly literal?: readonly Span[] | undefined
  readonly timezone?: string | undefined
}

interface Meant {
  readonly number: number
  readonly title: string
}

export interface Preview {
  /** False: it would be asked what is meant. */
  readonly sure: boolean
  readonly confidence: number
  /** What the parts were taken for, and the next likeliest reading. */
  readonly reasoning: string
  /** As an answer to the open question. */
  readonly answer?: string
  readonly commands: readonly (Pick<Command, 'intent' | 'params' | 'spans'> & {
    /** Those it is about, as far as that is known. */
    readonly tasks: readonly Meant[]
  })[]
}

export async function preview(
  asked: PreviewRequest,
  user_id: string,
  { store, reader, world, timezone }: AgentPorts,
): Promise<Preview> {
  const { conversation_id, literal = [] } = asked
  const message = checkedMessage(asked.message)
  const settings = await store.settings(user_id)
  const zone = asked.timezone ?? settings.timezone ?? timezone
  const { date_order, week_start } = settings
  const now = { epoch_ms: world.now(), timezone: zone, ...(week_start ? { week_start } : {}) }
  const mind =
    conversation_id === undefined ? nothing : await store.inMind(user_id, conversation_id.toLowerCase())
  if (mind === null) throw problem('CONVERSATION_NOT_FOUND')
  const shown = mind.pending?.id === asked.pending_id?.toLowerCase() ? mind : { ...mind, pending: null }
  const said = { user_id, message, now, literal, mind: shown, date_order }
  const { reading, view } = await readMessage(said, { store, reader }, null)
  return shownOf(reading, view, shown)
}

const nothing: InMind = { pending: null, last_list: null, last_task: null, last_intents: null }

function shownOf(reading: Interpretation, view: View, mind: InMind): Preview {
  const { commands, confidence, reasoning, answer } = reading
  const known = [...view.tasks, ...(mind.last_list ?? []), ...(mind.last_task ? [mind.last_task] : [])]
  return {
    sure: isSureEnough(reading),
    confidence,
    reasoning,
    ...(answer ? { answer: answer.kind } : {}),
    commands: commands.map(({ intent, params, spans }) => {
      const numbers = 'reference' in params && params.reference ? numbersIn(params.reference, view) : []
      return { intent, params, spans, tasks: numbers.flatMap((number) => meant(number, known)) } as Shown
    }),
  }
}

type Shown = Preview['commands'][number]

function numbersIn(reference: Reference, { in_mind }: View): readonly number[] {
  if ('number' in reference) return [reference.number]
  if ('text' in reference) return reference.among ?? []
  const it = 'pronoun' in reference && reference.pronoun === 'it'
  return it && in_mind.focus !== null ? [in_mind.focus] : []
}

function meant(wanted: number, known: readonly Meant[]): readonly Meant[] {
  const found = known.find(({ number }) => number === wanted)
  return found ? [{ number: found.number, title: found.title }] : []
}
