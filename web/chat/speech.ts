/** Speech turned into text by the browser itself, where it can. Not every browser can, and none has a type for it. */

interface Recognition extends EventTarget {
  lang: string
  interimResults: boolean
  start(): void
  stop(): void
}

type Heard = Event & { readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>> }

type Maker = new () => Recognition

function maker(): Maker | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Record<
    string,
    Maker | undefined
  >
  return SpeechRecognition ?? webkitSpeechRecognition
}

export function canHear(): boolean {
  return maker() !== undefined
}

interface Ears {
  readonly hear: (words: string) => void
  readonly ended: () => void
}

/** Listens until a pause, or until the returned function is called. */
export function listen({ hear, ended }: Ears): () => void {
  const Maker = maker()
  if (!Maker) return ended
  const ear = new Maker()
  // The only language that is understood here.
  ear.lang = navigator.language.startsWith('en') ? navigator.language : 'en'
  ear.interimResults = false
  ear.addEventListener('result', (event) => {
    const { results } = event as Heard
    hear(
      Array.from(results, (one) => one[0]?.transcript ?? '')
        .join(' ')
        .trim(),
    )
  })
  ear.addEventListener('end', ended)
  ear.addEventListener('error', ended)
  ear.start()
  return () => ear.stop()
}
