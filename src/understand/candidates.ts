/** The readings of a message that compete: by what words are for, learned; and by the rules' whole sentences. */
import type { Command, Interpretation } from '../domain/command.ts'
import { type Candidate, unaccountedBy } from './choose.ts'
import type { Told } from './commands/commands.ts'
import type { Tagged } from './commands/tagged.ts'
import { topicOf } from './topic.ts'

export function candidatesOf(
  byRules: Interpretation,
  tagged: Tagged,
  told: Told,
): readonly [Candidate, Candidate] {
  const evidence = { seen: tagged, roles: tagged.roles }
  const chances = told.kept.map(({ chance }) => chance)
  const words: Candidate = {
    source: 'words',
    commands: told.commands.length > 0 ? told.commands : [talk(tagged.text)],
    own:
      told.commands.length > 0
        ? Math.min(1, ...chances)
        : 1 - Math.max(0, ...told.chances.map(({ chance }) => chance)),
    unaccounted: unaccountedBy((at) => tagged.tags[at] !== 'aside', evidence),
  }
  const { commands, confidence } = byRules
  return [words, { source: 'rules', commands, own: confidence, unaccounted: 0 }]
}

function talk(text: string): Command {
  return { intent: 'GENERAL_CHAT', params: { topic: topicOf(text) }, spans: {} }
}
