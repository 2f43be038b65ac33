/** What fits the words so far: what has a name at once, tasks as soon as the server found them. */
import { useEffect, useState } from 'react'
import { api } from '../api/calls.ts'
import type { Task } from '../api/types.ts'
import { groupings } from '../state/groupings.ts'
import { timeZone } from '../state/settings.ts'
import { useStore } from '../state/store.ts'
import { type Deed, moves, namedDeeds, opens, says } from './deeds.ts'

const FOUND = 6
const TYPED_MS = 120

interface Deeds {
  readonly deeds: readonly Deed[]
  /** The tasks that fit are still looked for. */
  readonly looking: boolean
}

export function useDeeds(words: string, moving: Task | null): Deeds {
  const grouped = useStore(groupings, (value) => value)
  const sought = words.trim()
  const { of, tasks } = useFound(moving ? '' : sought)
  const named = (moving ? moves(moving, grouped) : namedDeeds(grouped)).filter(fits(sought))
  if (moving || sought === '') return { deeds: named, looking: false }
  return { deeds: [...named, ...tasks.map(opens), says(sought)], looking: of !== sought }
}

/** Every word begins one of its words. */
function fits(sought: string): (deed: Deed) => boolean {
  const parts = sought.toLowerCase().split(/\s+/u)
  return ({ words }) => {
    const own = words.toLowerCase().split(/[\s#]+/u)
    return parts.every((part) => own.some((word) => word.startsWith(part)))
  }
}

interface Found {
  readonly of: string
  readonly tasks: readonly Task[]
}

const nothing: Found = { of: '', tasks: [] }

function useFound(sought: string): Found {
  const [found, setFound] = useState(nothing)
  useEffect(() => {
    if (sought === '') return setFound(nothing)
    let current = true
    const look = () =>
      api.tasks({ query: sought, limit: FOUND }, timeZone()).then(
        ({ tasks }) => current && setFound({ of: sought, tasks }),
        () => current && setFound({ of: sought, tasks: [] }),
      )
    const timer = setTimeout(() => void look(), TYPED_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [sought])
  return found
}
