/** The end of what is loaded: the next page comes when it scrolls near. */
import { useEffect, useRef } from 'react'
import { moreTasks } from '../state/tasks.ts'

export function More() {
  const end = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const seen = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && void moreTasks().catch(() => undefined),
      { rootMargin: '600px' },
    )
    if (end.current) seen.observe(end.current)
    return () => seen.disconnect()
  }, [])
  return (
    <button
      type="button"
      ref={end}
      className="button plain more"
      onClick={() => void moreTasks().catch(() => undefined)}
    >
      Show more
    </button>
  )
}
