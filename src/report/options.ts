/** The buttons of a question: what each says, and what it sends. */
import type { Moment } from '../domain/calendar.ts'
import type { Option, Question } from '../domain/pending.ts'
import { shorten } from '../domain/wording.ts'
import { inWords } from './commands-in-words.ts'

export function optionsOf({ action_type, tasks, commands }: Question, now: Moment): readonly Option[] {
  switch (action_type) {
    case 'CHOOSE_TASK':
      return tasks.map(({ number, title }) => ({
        value: String(number),
        label: `#${number} ${shorten(title, 60)}`,
      }))
    case 'CHOOSE_READING':
      return commands.map((command, index) => ({
        value: String(index + 1),
        label: capital(inWords(command, now)),
      }))
    case 'SPLIT_TASKS':
      return [
        { value: 'one', label: 'One task' },
        { value: 'several', label: 'Separate tasks' },
      ]
    default:
      return []
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
