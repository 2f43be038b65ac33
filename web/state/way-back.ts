/**
 * The place that is looked at belongs to a step of the browser's history: back leads to the place before, and a page
 * that is loaded again is where it was. Not in the address, where whoever uses the browser next would read the names of
 * lists; and only for the user it was made by.
 */
import { keptHere } from './kept.ts'
import { everything, isSamePlace, type Place } from './place.ts'
import { list, look } from './tasks.ts'
import { whose } from './whose.ts'

interface Step {
  readonly of: string | null
  readonly place: Place
}

function placeThen(): Place | null {
  const step = history.state as Step | null
  return step !== null && step.of !== null && step.of === keptHere('user') ? step.place : null
}

function stepNow(): Step {
  return { of: keptHere('user'), place: list.get().place }
}

export function followHistory(): () => void {
  const last = keptHere('user')
  let place = placeThen() ?? everything
  if (!isSamePlace(place, list.get().place)) list.set({ place })
  history.replaceState(stepNow(), '')
  const unwatch = list.watch(() => {
    const next = list.get().place
    if (isSamePlace(next, place)) return
    place = next
    history.pushState(stepNow(), '')
  })
  const went = () => {
    // A part of the page was opened, which is a step without a place: it is where one was.
    if (history.state === null) return history.replaceState(stepNow(), '')
    place = placeThen() ?? everything
    if (!isSamePlace(place, list.get().place)) look({ place, view: 'open', search: '' })
  }
  const known = whose.watch(() => {
    if (whose.get().user !== last && !isSamePlace(list.get().place, everything)) look({ place: everything })
    history.replaceState(stepNow(), '')
  })
  window.addEventListener('popstate', went)
  return () => {
    known()
    unwatch()
    window.removeEventListener('popstate', went)
  }
}
