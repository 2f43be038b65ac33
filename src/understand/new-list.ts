/** "make a list called Oslo": said by itself it makes a list, and nothing is put on it. */
import type { Interpretation } from '../domain/command.ts'
import { english } from './english/english.ts'

/** null: it is something else, or more than that. */
export function newList(text: string): Interpretation | null {
  const found = english.newList.exec(text)
  const name = found?.groups?.name?.trim().replace(english.quotes, '')
  if (!found || !name || english.filledList.test(name)) return null
  const start = text.indexOf(name)
  return {
    commands: [
      { intent: 'MAKE_LIST', params: { list: name }, spans: { list: [start, start + name.length] } },
    ],
    confidence: 0.95,
    method: 'RULE_BASED',
    rules: ['list/new'],
    reasoning: 'It asks for a new list.',
  }
}
