/** What was said and done, oldest first; the end stays in view. */
import { useEffect, useMemo, useRef } from 'react'
import type { Message } from '../api/types.ts'
import { beingRead } from '../state/being-read.ts'
import { conversation, openQuestion } from '../state/conversation.ts'
import { notes } from '../state/notes.ts'
import { outbox } from '../state/outbox.ts'
import { useStore } from '../state/store.ts'
import { LongList } from '../ui/long-list.tsx'
import { Examples } from './examples.tsx'
import { Line } from './line.tsx'
import { News } from './news.tsx'
import { takenBack } from './taken-back.ts'
import { type Entry, timeline } from './timeline.ts'

/** Closer to the end than this, the reader is following. */
const NEAR_END = 120

export function Log() {
  const { id, thread, messages, loaded } = useStore(conversation, (value) => value)
  const rows = useStore(notes, (value) => value.rows)
  const items = useStore(outbox, (value) => value.items)
  const read = useStore(beingRead, (value) => value.message_id)
  const entries = useMemo(() => {
    const own = items.filter((item) => item.thread === thread || (id !== null && item.conversation_id === id))
    return timeline(messages, rows, own)
  }, [messages, rows, items, thread, id])
  const undone = useMemo(() => takenBack(messages, rows), [messages, rows])
  const scroller = useEndInView()
  const question = openQuestion(messages)
  return (
    <div className="log-scroll" data-scrolls ref={scroller}>
      <div>
        {/* Rows come and go while it is scrolled: what is new is read out by itself. */}
        <div role="log" aria-live="off" aria-label="Messages">
          <LongList
            key={thread}
            as="ol"
            className="log"
            items={entries}
            total={entries.length}
            keyOf={({ key }) => key}
            guess_px={84}
            row={(entry) => (
              <Line
                entry={entry}
                undone={undone}
                question={question}
                reading={entry.key === read && !isAnswered(entry, messages)}
              />
            )}
          />
        </div>
        {loaded && <News key={thread} entries={entries} />}
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
    let before = 0
    // Only going up leaves the end: it also moves away by itself, when lines are added between two frames.
    const moved = () => {
      const { scrollTop } = element
      const near = element.scrollHeight - scrollTop - element.clientHeight < NEAR_END
      atEnd = near || (atEnd && scrollTop >= before)
      before = scrollTop
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
