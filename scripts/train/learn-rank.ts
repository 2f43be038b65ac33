/** Learns how likely a reading is right, from messages of authors that the words were not learned from. */
import { candidatesOf } from '../../src/understand/candidates.ts'
import { type Candidate, readingFeatures } from '../../src/understand/choose.ts'
import { commandsIn } from '../../src/understand/commands/commands.ts'
import type { Model } from '../../src/understand/tag/tag.ts'
import type { Tag } from '../../src/understand/tag/tags.ts'
import { understand } from '../../src/understand/understand.ts'
import type { Met, PieceLesson } from './learn-pieces.ts'
import { taggedBy } from './learn-pieces.ts'
import { contextOf } from './moods.ts'
import { isRight } from './right.ts'

export function choicesOf(scene: Met, gold: readonly Tag[], model: Model): readonly PieceLesson[] {
  const tagged = taggedBy(scene, model)
  const told = commandsIn(tagged, model.pieces)
  const candidates = candidatesOf(understand(tagged.text, contextOf(scene)), tagged, told)
  return candidates.map((candidate, index) => {
    const other = candidates[1 - index] as Candidate
    const evidence = { seen: tagged, roles: tagged.roles }
    const meant = scene.row
      ? isRight(candidate.commands, { ...scene, row: scene.row })
      : isOrdered(candidate, gold, scene.intent ?? '', tagged.text)
    return { features: readingFeatures(candidate, other, evidence), meant }
  })
}

const INTENTS: Readonly<Record<string, readonly string[]>> = {
  OTHER: ['GENERAL_CHAT', 'UNKNOWN'],
  CHAT: ['GENERAL_CHAT', 'UNKNOWN'],
  LIST_TASKS: ['LIST_TASKS', 'GET_TASK'],
  REOPEN_TASK: ['COMPLETE_TASK'],
}

/** An order without a list: the right kind, and for a new task the right name. */
function isOrdered({ commands }: Candidate, gold: readonly Tag[], intent: string, text: string): boolean {
  const fair = INTENTS[intent] ?? [intent]
  if (commands.length !== 1 || !commands.every((command) => fair.includes(command.intent))) return false
  const [command] = commands
  if (command?.intent !== 'CREATE_TASK' || gold.length === 0) return true
  return text.toLowerCase().includes((command.params.title ?? '').toLowerCase())
}
