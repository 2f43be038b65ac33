/** A reply's turn: the id of the message it answers. */
import type { Message } from '../api/types.ts'

export function turnOf({ id }: Message): string {
  return id.replace(/:reply$/u, '')
}
