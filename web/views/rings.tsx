/** May the page make itself heard when something is due? Only while it is open, and that is what it says. */
import { useState } from 'react'
import { Calendar } from './calendar.tsx'

export function Rings({ tokenMade }: { readonly tokenMade: () => void }) {
  const [state, setState] = useState(() => ('Notification' in window ? Notification.permission : 'denied'))
  const ask = async () => setState(await Notification.requestPermission())
  return (
    <fieldset className="block">
      <legend>When something is due</legend>
      <p className="quiet small">
        While this page is open, a reminder shows a note here when its time has come
        {state === 'granted' ? ', and a notification of your system.' : '.'}
      </p>
      {state === 'default' && (
        <div className="row">
          <button type="button" className="button plain" onClick={() => void ask()}>
            Notify me as well
          </button>
        </div>
      )}
      {state === 'denied' && <p className="small">This browser does not let the page notify you.</p>}
      <Calendar made={tokenMade} />
    </fieldset>
  )
}
