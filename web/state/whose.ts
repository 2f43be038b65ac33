/** Whose page this is. Before that is known nothing typed is taken from the browser, and nothing is sent. */
import { api } from '../api/calls.ts'
import { isAway } from '../api/problem.ts'
import { speakFor } from '../api/request.ts'
import { told } from './connection.ts'
import { keepFor, keepHere, keptHere } from './kept.ts'
import { createStore } from './store.ts'

export const whose = createStore<{ user: string | null }>({ user: null })

export async function learnWhose(): Promise<void> {
  if (whose.get().user !== null) return
  const user = await told(api.me()).then(
    (me) => me.user,
    (error: unknown) => {
      // Nobody answers: then it is whose it was last. Each request says so, and is refused should someone else be in.
      const last = isAway(error) ? keptHere('user') : null
      if (last === null) throw error
      return last
    },
  )
  speakFor(user)
  keepFor(user)
  keepHere('user', user)
  whose.set({ user })
}
