/** Keeps the end in view as lines are added or grow, unless the reader has gone up to read. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Closer to the end than this, the reader is following. */
const NEAR_END = 120

interface EndInView {
  readonly scroller: RefObject<HTMLDivElement | null>
  /** The reader has gone up: what comes is not seen. */
  readonly behind: boolean
  readonly toEnd: () => void
}

export function useEndInView(): EndInView {
  const scroller = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  const [behind, setBehind] = useState(false)
  const toEnd = useCallback(() => {
    atEnd.current = true
    setBehind(false)
    if (scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight
  }, [])
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    let before = 0
    // Only going up leaves the end: it also moves away by itself, when lines are added between two frames.
    const moved = () => {
      const { scrollTop } = element
      const near = element.scrollHeight - scrollTop - element.clientHeight < NEAR_END
      atEnd.current = near || (atEnd.current && scrollTop >= before)
      setBehind(!atEnd.current)
      before = scrollTop
    }
    const pin = new ResizeObserver(() => {
      // Who has just gone up is not pulled back because the event about it comes a frame later.
      moved()
      if (atEnd.current) element.scrollTop = element.scrollHeight
    })
    element.addEventListener('scroll', moved, { passive: true })
    for (const part of [element, ...element.children]) pin.observe(part)
    return () => {
      element.removeEventListener('scroll', moved)
      pin.disconnect()
    }
  }, [])
  return { scroller, behind, toEnd }
}
