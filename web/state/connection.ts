/** Is the server there, and does it know us? Everything that talks to it reports here. */
import { isAway, isSignedOut, isSomeoneElse } from '../api/problem.ts'
import { forgetReadable } from './kept.ts'
import { createStore } from './store.ts'

interface Connection {
  /** `unknown` until the first answer. */
  readonly access: 'unknown' | 'signed in' | 'signed out'
  readonly away: boolean
}

export const connection = createStore<Connection>({ access: 'unknown', away: false })

export function answered(): void {
  const { access, away } = connection.get()
  if (access !== 'signed in' || away) connection.set({ access: 'signed in', away: false })
}

/** Gives the error on, for whoever has more to say about it. */
export function failed(error: unknown): unknown {
  // Nothing on this page is theirs to see: it starts anew, as theirs.
  if (isSomeoneElse(error)) location.reload()
  else if (isSignedOut(error)) {
    forgetReadable()
    connection.set({ access: 'signed out', away: false })
  } else if (isAway(error)) connection.set({ away: true })
  return error
}

/** Reports how it went, and lets the problem through. */
export async function told<T>(asking: Promise<T>): Promise<T> {
  try {
    const answer = await asking
    answered()
    return answer
  } catch (error) {
    throw failed(error)
  }
}
