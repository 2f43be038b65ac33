/**
 * Messages of one conversation that come to this process begin in the order they came, also where one of them has to
 * begin again. Who is first in line waits for nobody.
 */
const lines = new WeakMap<object, Map<string, Promise<unknown>>>()

export async function inLine<T>(place: object, conversation: string, begin: () => Promise<T>): Promise<T> {
  const line = lines.get(place) ?? new Map<string, Promise<unknown>>()
  lines.set(place, line)
  const before = line.get(conversation)
  const mine = before === undefined ? begin() : before.then(begin, begin)
  line.set(conversation, mine)
  try {
    return await mine
  } finally {
    if (line.get(conversation) === mine) line.delete(conversation)
  }
}
