/** Words that are put into the composer from elsewhere: something said before, to be said better. */
import { createStore } from '../state/store.ts'

export const toCompose = createStore<{ text: string | null }>({ text: null })
