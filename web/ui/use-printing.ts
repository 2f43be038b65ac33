/** Whether the page is being put on paper. What is shown for it has to be there before the event is over. */
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const begins = () => flushSync(() => setPrinting(true))
    const ends = () => flushSync(() => setPrinting(false))
    window.addEventListener('beforeprint', begins)
    window.addEventListener('afterprint', ends)
    return () => {
      window.removeEventListener('beforeprint', begins)
      window.removeEventListener('afterprint', ends)
    }
  }, [])
  return printing
}
