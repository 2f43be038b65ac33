/** All keys there are. */

import { Icon } from '../ui/icon.tsx'
import { keys } from './keys.ts'
import { closeOverlay } from './overlay.ts'

export default function AllKeys() {
  return (
    <div className="all-keys">
      <div className="panel-head">
        <h2>Keys</h2>
        <button type="button" className="icon-button" aria-label="Close" onClick={closeOverlay}>
          <Icon name="close" />
        </button>
      </div>
      {keys.map(([where, some]) => (
        <section key={where}>
          <h3 className="side-head">{where}</h3>
          <dl>
            {some.map(([key, does]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
