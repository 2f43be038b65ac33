/** The present, renewed every so often, for words such as "today" and for a countdown. */
import { useEffect, useState } from 'react'

export function useNow(every_ms: number): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), every_ms)
    return () => clearInterval(timer)
  }, [every_ms])
  return now
}
