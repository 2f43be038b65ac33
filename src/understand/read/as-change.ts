/** "Tomorrow", "urgent" after "what should change?": read as if "change it to" stood before it. */
import type { Command, Span } from '../../domain/command.ts'
import type { Reading } from './plan.ts'

const LEAD = 'change it to '

/** null: it is no date and no priority, so it may be a new title. */
export function asChange(text: string, read: (text: string) => Reading): Reading | null {
  const reading = read(LEAD + text)
  const [command, ...more] = reading.commands
  if (command?.intent !== 'UPDATE_TASK' || more.length > 0 || command.params.title !== undefined) return null
  return { ...reading, commands: [withoutLead(command)] }
}

/** Spans point into the message as it was sent; the words put before it are in none of them. */
function withoutLead(command: Command): Command {
  const spans: Record<string, Span> = {}
  for (const [name, [start, end]] of Object.entries(command.spans)) {
    if (start >= LEAD.length) spans[name] = [start - LEAD.length, end - LEAD.length]
  }
  return { ...command, spans }
}
