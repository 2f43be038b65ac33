/**
 * Messages of one conversation that come to this process begin in the order they came, also where one of them has to
 * begin again. Who is first in line waits for nobody.
 */
const lines = new WeakMap<object, Map<string, Promise<unknown>>>()

export async function inLine<T>(place: object, conversation: string, begin: () => Promise<T>): Promise<T> {
  const line = lineAt(place)
  const before = line.get(conversation)
  const mine = before === undefined ? begin() : before.then(begin, begin)
  line.set(conversation, mine)
  try {
    return await mine
  } finally {
    if (line.get(conversation) === mine) line.delete(conversation)
  }
}

/** Is one of them being worked on right now? */
export function isBusy(place: object, conversation: string): boolean {
  return lineAt(place).has(conversation)
}

function lineAt(place: object): Map<string, Promise<unknown>> {
  const there = lines.get(place)
  if (there !== undefined) return there
  const line = new Map<string, Promise<unknown>>()
  lines.set(place, line)
  return line
}
