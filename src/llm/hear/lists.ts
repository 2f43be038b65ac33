/** What a model heard of lists and labels. */
import type { Command, ListIntent, NewTask, TaskChange } from '../../domain/command.ts'
import { ModelFailure } from '../failure.ts'
import type { HeardCommand } from './heard.ts'

export function listCommand(intent: ListIntent, heard: HeardCommand): Command {
  const { list, name, what } = heard
  switch (intent) {
    case 'SHOW_LISTS':
      return { intent, params: { what: what ?? 'lists' }, spans: {} }
    case 'RENAME_LIST':
      return { intent, params: { list: said(list, intent), name: said(name, intent) }, spans: {} }
    case 'RENAME_LABEL':
      return {
        intent,
        params: { label: said(heard.labels?.[0], intent), name: said(name, intent) },
        spans: {},
      }
    default:
      return { intent, params: { list: said(list, intent) }, spans: {} }
  }
}

function said(words: string | null | undefined, intent: string): string {
  if (words) return words
  throw new ModelFailure('unreadable', `${intent} without what it needs`)
}

export function makesList({ list, new_list }: HeardCommand): { makes_list?: true } {
  return list !== null && new_list ? { makes_list: true } : {}
}

export function newFiling({ list, labels }: HeardCommand): Pick<NewTask, 'list' | 'labels'> {
  return {
    ...(list === null ? {} : { list }),
    ...(labels === null || labels.length === 0 ? {} : { labels }),
  }
}

/** Where a task goes, and what it is tagged with from then on. */
export function filedAs({ list, labels, unlabel, clear }: HeardCommand): TaskChange {
  const gone = clear?.includes('labels') ? ('all' as const) : (unlabel ?? [])
  return {
    ...(list === null ? {} : { list }),
    ...(clear?.includes('list') ? { list: null } : {}),
    ...(labels === null || labels.length === 0 ? {} : { add_labels: labels }),
    ...(gone.length === 0 ? {} : { remove_labels: gone }),
  }
}
