/** The latest conversations, for the side bar. */
import { api } from '../api/calls.ts'
import type { Conversation } from '../api/types.ts'
import { told } from './connection.ts'
import { createStore } from './store.ts'

const LATEST = 4

export const talks = createStore<{ latest: readonly Conversation[] }>({ latest: [] })

export async function refreshTalks(): Promise<void> {
  const { conversations } = await told(api.conversations({ limit: LATEST }))
  talks.set({ latest: conversations })
}
