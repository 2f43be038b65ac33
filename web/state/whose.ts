/** Whose page this is. Before that is known nothing typed is taken from the browser, and nothing is sent. */
import { api } from '../api/calls.ts'
import { speakFor } from '../api/request.ts'
import { told } from './connection.ts'
import { keepFor } from './kept.ts'
import { createStore } from './store.ts'

export const whose = createStore<{ user: string | null }>({ user: null })

export async function learnWhose(): Promise<void> {
  if (whose.get().user !== null) return
  const { user } = await told(api.me())
  speakFor(user)
  keepFor(user)
  whose.set({ user })
}
