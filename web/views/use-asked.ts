/** Something asked of the server once, and again on demand; a problem is a sentence. */
import { useCallback, useEffect, useState } from 'react'
import { wordsOf } from '../api/problem.ts'
import { told } from '../state/connection.ts'

export interface Asked<T> {
  readonly value: T | null
  readonly problem: string | null
  readonly again: () => void
}

/** `ask` has to stay the same as long as the question does. */
export function useAsked<T>(ask: () => Promise<T>): Asked<T> {
  const [answer, setAnswer] = useState<{ value: T | null; problem: string | null }>({
    value: null,
    problem: null,
  })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    let current = true
    told(ask()).then(
      (value) => current && setAnswer({ value, problem: null }),
      (error: unknown) => current && setAnswer((now) => ({ ...now, problem: wordsOf(error) })),
    )
    return () => {
      current = false
    }
  }, [ask, round])
  const again = useCallback(() => setRound((count) => count + 1), [])
  return { ...answer, again }
}
