/** What was said and done, oldest first; the end stays in view. */
import { useEffect, useMemo } from 'react'
import type { Message } from '../api/types.ts'
import { beingRead } from '../state/being-read.ts'
import { conversation, openQuestion } from '../state/conversation.ts'
import { notes } from '../state/notes.ts'
import { outbox } from '../state/outbox.ts'
import { useStore } from '../state/store.ts'
import { Icon } from '../ui/icon.tsx'
import { LongList } from '../ui/long-list.tsx'
import { Examples } from './examples.tsx'
import { folded } from './folded.ts'
import { Line } from './line.tsx'
import { News } from './news.tsx'
import { takenBack } from './taken-back.ts'
import { type Entry, timeline } from './timeline.ts'
import { useEndInView } from './use-end-in-view.ts'

export function Log() {
  const { scroller, behind, toEnd } = useEndInView()
  const said = useStore(outbox, ({ items }) => items.at(-1)?.message_id)
  // Whoever says something wants to see what comes of it.
  useEffect(() => {
    if (said !== undefined) toEnd()
  }, [said, toEnd])
  return (
    <div className="log-area">
      <div className="log-scroll" data-scrolls ref={scroller}>
        <div>
          <Lines />
        </div>
      </div>
      {behind && (
        <button type="button" className="button plain to-latest" onClick={toEnd}>
          <Icon name="chevron" />
          To the latest
        </button>
      )}
    </div>
  )
}

function Lines() {
  const { id, thread, messages, loaded } = useStore(conversation, (value) => value)
  const rows = useStore(notes, (value) => value.rows)
  const items = useStore(outbox, (value) => value.items)
  const read = useStore(beingRead, (value) => value.message_id)
  const entries = useMemo(() => {
    const own = items.filter((item) => item.thread === thread || (id !== null && item.conversation_id === id))
    return folded(timeline(messages, rows, own))
  }, [messages, rows, items, thread, id])
  const undone = useMemo(() => takenBack(messages, rows), [messages, rows])
  const question = openQuestion(messages)
  const line = (entry: Entry) => (
    <Line
      entry={entry}
      undone={undone}
      question={question}
      reading={entry.key === read && !isAnswered(entry, messages)}
    />
  )
  return (
    <>
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
          row={line}
        />
      </div>
      {loaded && <News key={thread} entries={entries} />}
      {loaded && entries.length === 0 && <Examples />}
    </>
  )
}

/** One turn at a time: what came before the latest reply has had its own. */
function isAnswered(entry: Entry, messages: readonly Message[]): boolean {
  return entry.kind === 'message' && entry.message !== messages.at(-1)
}
