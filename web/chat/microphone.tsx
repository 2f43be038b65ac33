/** Say it instead of typing it, where the browser can listen. Before the first time it says where the sound goes. */
import { useId, useRef, useState } from 'react'
import { keep, kept } from '../state/kept.ts'
import { Icon } from '../ui/icon.tsx'
import { canHear, listen } from './speech.ts'

const KEY = 'heard of the microphone'

export function Microphone({ hear }: { readonly hear: (words: string) => void }) {
  const [state, setState] = useState<'off' | 'asking' | 'on'>('off')
  const stop = useRef<() => void>(() => undefined)
  const about = useId()
  if (!canHear()) return null
  const begin = () => {
    keep(KEY, 'yes')
    setState('on')
    stop.current = listen({ hear, ended: () => setState('off') })
  }
  const press = () => {
    if (state === 'on') stop.current()
    else if (kept(KEY) === null) setState(state === 'asking' ? 'off' : 'asking')
    else begin()
  }
  return (
    <>
      {state === 'asking' && (
        <div className="mic-about" id={about} role="status">
          <p>
            Your browser turns speech into text, not Sayso. Most send the sound to their maker for it: Chrome
            to Google, Edge to Microsoft, Safari to Apple. Sayso gets the text only.
          </p>
          <div className="row">
            <button type="button" className="button" onClick={begin}>
              Listen
            </button>
            <button type="button" className="button plain" onClick={() => setState('off')}>
              No
            </button>
          </div>
        </div>
      )}
      <button
        type="button"
        className="icon-button mic"
        aria-label={state === 'on' ? 'Stop listening' : 'Speak'}
        aria-pressed={state === 'on'}
        onClick={press}
      >
        <Icon name="mic" />
      </button>
    </>
  )
}
