/** Which message a model is reading right now; the stream says so, and the reply ends it. */
import { createStore } from './store.ts'

export const beingRead = createStore<{ message_id: string | null }>({ message_id: null })
