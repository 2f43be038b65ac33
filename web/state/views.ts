/** What there is to see in a place: four views of most of them, what is left and what was done of today, the bin as it is. */
import type { ListOrder } from '../../src/domain/words.ts'
import type { TaskQuery } from '../api/calls.ts'
import { localToday } from '../words/due.ts'
import { filterOf, type Place } from './place.ts'

export const views = {
  open: { label: 'Open', filter: { status: 'pending' } },
  today: { label: 'Today', filter: { status: 'pending', due: 'today' } },
  overdue: { label: 'Overdue', filter: { status: 'pending', due: 'overdue' } },
  done: { label: 'Done', filter: { status: 'completed' } },
} as const
export type View = keyof typeof views
const all = Object.keys(views) as readonly View[]

export function viewsOf({ kind }: Place): readonly View[] {
  if (kind === 'bin') return ['open']
  return kind === 'today' ? ['open', 'done'] : all
}

export function viewFilter(place: Place, view: View, order: ListOrder): TaskQuery {
  if (place.kind === 'bin') return { deleted: 'true' }
  return {
    ...views[view].filter,
    ...(place.kind === 'today' ? ofToday(view) : filterOf(place)),
    ...(order !== 'due' && view !== 'done' && { order }),
  }
}

/** What should have been done by now is for today as well. */
function ofToday(view: View): TaskQuery {
  if (view === 'done') return { completed_during: 'today' }
  return { due: `0001-01-01..${localToday(new Date())}` }
}
