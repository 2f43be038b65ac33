/** What was said and done, oldest first; new lines are read out politely and keep the end in view. */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Message } from '../api/types.ts'
import { beingRead } from '../state/being-read.ts'
import { conversation, openQuestion } from '../state/conversation.ts'
import { notes } from '../state/notes.ts'
import { outbox } from '../state/outbox.ts'
import { useStore } from '../state/store.ts'
import { Examples } from './examples.tsx'
import { Line } from './line.tsx'
import { takenBack } from './taken-back.ts'
import { type Entry, timeline } from './timeline.ts'

/** So many lines are in the page at once; earlier ones come when asked for. */
const WINDOW = 120
/** Closer to the end than this, the reader is following. */
const NEAR_END = 120

export function Log() {
  const { id, thread, messages, loaded } = useStore(conversation, (value) => value)
  const rows = useStore(notes, (value) => value.rows)
  const items = useStore(outbox, (value) => value.items)
  const read = useStore(beingRead, (value) => value.message_id)
  const [room, setRoom] = useState(WINDOW)
  const entries = useMemo(() => {
    const own = items.filter((item) => item.thread === thread || (id !== null && item.conversation_id === id))
    return timeline(messages, rows, own)
  }, [messages, rows, items, thread, id])
  const undone = useMemo(() => takenBack(messages, rows), [messages, rows])
  const scroller = useEndInView()
  const question = openQuestion(messages)
  return (
    <div className="log-scroll" ref={scroller}>
      <div>
        {entries.length > room && (
          <button type="button" className="button earlier" onClick={() => setRoom(room + WINDOW)}>
            Show earlier messages
          </button>
        )}
        <div role="log" aria-live="polite" aria-label="Messages">
          <ol className="log">
            {entries.slice(-room).map((entry) => (
              <Line
                key={entry.key}
                entry={entry}
                undone={undone}
                question={question}
                reading={entry.key === read && !isAnswered(entry, messages)}
              />
            ))}
          </ol>
        </div>
        {loaded && entries.length === 0 && <Examples />}
      </div>
    </div>
  )
}

/** One turn at a time: what came before the latest reply has had its own. */
function isAnswered(entry: Entry, messages: readonly Message[]): boolean {
  return entry.kind === 'message' && entry.message !== messages.at(-1)
}

/** Keeps the end in view as lines are added or grow, unless the reader has gone up to read. */
function useEndInView() {
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    let atEnd = true
    const moved = () => {
      atEnd = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END
    }
    const pin = new ResizeObserver(() => {
      if (atEnd) element.scrollTop = element.scrollHeight
    })
    element.addEventListener('scroll', moved, { passive: true })
    for (const part of [element, ...element.children]) pin.observe(part)
    return () => {
      element.removeEventListener('scroll', moved)
      pin.disconnect()
    }
  }, [])
  return scroller
}
