/** Something to begin with, for an empty page. Pressing one says it; each works where nothing is there yet. */
import { say } from '../state/outbox.ts'
import { once } from '../ui/single.ts'

const EXAMPLES = [
  'Add buy milk tomorrow',
  'Add call mum on Friday at 5pm, high priority',
  'What is due this week?',
  'Remind me to water the plants and book the dentist',
]

export function Examples() {
  return (
    <div className="examples">
      <h2>Say what is on your mind</h2>
      <p className="quiet">
        In your own words. Every change shows what was understood and can be undone; nothing is deleted
        without your say-so.
      </p>
      <ul>
        {EXAMPLES.map((text) => (
          <li key={text}>
            <button type="button" className="example" onClick={once(() => say(text))}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
