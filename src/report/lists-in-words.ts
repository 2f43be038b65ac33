/** What is said of whole lists and labels: which there are, what was done to one, and what is asked first. */
import type { Outcome } from '../domain/decision.ts'
import type { AllGrouped, Grouped } from '../domain/grouped.ts'
import type { Saying } from '../domain/saying.ts'
import { quoted, shorten } from '../domain/wording.ts'
import { data } from './proven.ts'
import { joined, plural } from './words.ts'

/** So many are named in a reply. */
const NAMED = 20

export function listsShown(outcome: Outcome, what: 'lists' | 'labels'): string {
  const { main, ...all } = data<AllGrouped>(outcome)
  if (all[what].length === 0) {
    return what === 'lists' ? 'You have just one list so far, the main one.' : 'You have no labels yet.'
  }
  const named = all[what].slice(0, NAMED).map((one) => `${calling(one, what)} (${openOn(one)})`)
  const more = all[what].length - named.length
  const first = what === 'lists' ? [`the main list (${openOn(main)})`] : []
  const rest = more > 0 ? [`${more} more`] : []
  return `Your ${what}: ${joined([...first, ...named, ...rest], 'and')}.`
}

function calling({ name }: Grouped, what: 'lists' | 'labels'): string {
  return what === 'lists' ? quoted(name) : `#${shorten(name, 40)}`
}

function openOn({ pending, completed }: Pick<Grouped, 'pending' | 'completed'>): string {
  return pending + completed === 0 ? 'empty' : `${pending} open`
}

export function listMade(outcome: Outcome): string {
  return `Made the list ${quoted(data<{ list: string }>(outcome).list)}.`
}

interface Renamed {
  readonly list: string
  readonly before: string
  readonly tasks: number
  readonly merged: boolean
}

export function listRenamed(outcome: Outcome): string {
  const { list, before, tasks, merged } = data<Renamed>(outcome)
  return merged
    ? `Moved ${plural(tasks, 'task')} from ${quoted(before)} to ${quoted(list)}; the list ${quoted(before)} is gone.`
    : `The list ${quoted(before)} is now ${quoted(list)}.`
}

export function listDeleted(outcome: Outcome): string {
  const { list, tasks } = data<{ list: string; tasks: number }>(outcome)
  const with_it = tasks === 0 ? '' : ` and the ${plural(tasks, 'task')} on it`
  return `Deleted the list ${quoted(list)}${with_it}. Say “undo” to bring ${tasks === 0 ? 'it' : 'all of it'} back.`
}

export function labelRenamed(outcome: Outcome): string {
  const { label, before, tasks } = data<{ label: string; before: string; tasks: number }>(outcome)
  return `The label #${before} is now #${label}, on ${plural(tasks, 'task')}.`
}

type Asking = Extract<Saying, { readonly say: 'offer_list' | 'confirm_merge' | 'confirm_delete_list' }>

export function askAboutList({ say, list, tasks, into = '', again }: Asking): string {
  const changed = again ? 'That list has changed since. ' : ''
  if (say === 'offer_list') return `There is no list ${quoted(list)}. Make it? Reply “yes” or “no”.`
  if (say === 'confirm_delete_list') {
    const what =
      tasks === 0
        ? `the empty list ${quoted(list)}`
        : `the list ${quoted(list)} and its ${plural(tasks, 'task')}`
    return `${changed}Delete ${what}? Reply “yes” to delete or “no” to keep ${tasks === 0 ? 'it' : 'them'}.`
  }
  const them = tasks === 0 ? `The list ${quoted(list)} is empty` : `Move ${plural(tasks, 'task')} there`
  const ask = tasks === 0 ? `${them}. Delete it?` : `${them} and delete ${quoted(list)}?`
  return `${changed}There is a list ${quoted(into)} already. ${ask} Reply “yes” or “no”.`
}

type NoName = Extract<Saying, { readonly say: 'no_such_list' | 'no_such_label' | 'list_exists' }>

export function noSuchName({ say, name, near }: NoName): string {
  if (say === 'list_exists') return `There is a list ${quoted(name)} already.`
  const what =
    say === 'no_such_list' ? `There is no list ${quoted(name)}.` : `Nothing is tagged #${shorten(name, 40)}.`
  return near.length === 0 ? what : `${what} Did you mean ${joined(near.map(quoted), 'or')}?`
}
