/** The conversation and the place to say something. */
import { Composer } from './composer.tsx'
import { Log } from './log.tsx'

export function Talk() {
  return (
    <section className="talk" aria-label="Conversation">
      <Log />
      <Composer />
    </section>
  )
}
