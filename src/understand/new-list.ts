/** "make a list called Oslo", "start a list called Oslo with passports and adapters". */
import type { Command, Interpretation } from '../domain/command.ts'
import { english } from './english/english.ts'

/** null: it is something else, or more than that. */
export function newList(text: string): Interpretation | null {
  const found = english.newListWith.exec(text)
  if (found?.groups) return filled(text, found.groups.name ?? '', found.groups.items ?? '')
  const name = nameIn(english.newList.exec(text)?.groups?.name ?? '')
  if (name === '' || english.filledList.test(name)) return null
  const start = text.indexOf(name)
  const made: Command = {
    intent: 'MAKE_LIST',
    params: { list: name },
    spans: { list: [start, start + name.length] },
  }
  return heard([made], 'It asks for a new list.')
}

const nameIn = (said: string) => said.replace(english.politely, '').trim().replace(english.quotes, '')

function filled(text: string, said: string, items: string): Interpretation | null {
  const list = nameIn(said)
  const titles = items
    .replace(english.onTheNewList, '')
    .split(english.items)
    .map((item) => item.replace(/[.!]{1,3}$/u, '').trim())
  if (list === '' || titles.includes('')) return null
  const commands = titles.map((title): Command => {
    const start = text.lastIndexOf(title)
    return {
      intent: 'CREATE_TASK',
      params: { title, list },
      spans: { title: [start, start + title.length] },
      makes_list: true,
    }
  })
  return heard(commands, 'It asks for a new list, and says what is on it.')
}

function heard(commands: readonly Command[], reasoning: string): Interpretation {
  return { commands, confidence: 0.95, method: 'RULE_BASED', rules: ['list/new'], reasoning }
}
