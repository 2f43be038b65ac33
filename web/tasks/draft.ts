/** A task as its editor has it, and what is different from how it was. */
import type { TaskEdit } from '../api/calls.ts'
import type { Task } from '../api/types.ts'

export interface Draft {
  readonly title: string
  readonly description: string
  /** "2026-11-18", or nothing. */
  readonly date: string
  /** "17:00", or nothing. */
  readonly time: string
  readonly priority: Task['priority']
  /** null: on no list. */
  readonly list: string | null
  readonly labels: readonly string[]
  readonly recurrence: string | null
  readonly recurs_from: Task['recurs_from']
  readonly reminders: Task['reminders']
}

export interface DraftProps {
  readonly draft: Draft
  readonly set: (change: Partial<Draft>) => void
}

export function draftOf(task: Task): Draft {
  const { title, description, due_date, priority, list, labels, recurrence, recurs_from, reminders } = task
  return {
    title,
    description: description ?? '',
    date: due_date?.slice(0, 10) ?? '',
    time: due_date?.slice(11, 16) ?? '',
    priority,
    list,
    labels,
    recurrence,
    recurs_from,
    reminders,
  }
}

/** Only what is different: a field nobody touched is not sent. */
export function changeIn({ date, time, ...draft }: Draft, task: Task): TaskEdit {
  const wanted = {
    title: draft.title.trim(),
    description: draft.description.trim() === '' ? null : draft.description,
    priority: draft.priority,
    due_date: date === '' ? null : time === '' ? date : `${date}T${time}`,
    list: draft.list,
    labels: [...draft.labels],
    recurrence: draft.recurrence,
    reminders: draft.reminders,
    ...(draft.recurs_from !== null && draft.recurrence !== null && { recurs_from: draft.recurs_from }),
  }
  const isSame = (name: keyof typeof wanted) => JSON.stringify(wanted[name]) === JSON.stringify(task[name])
  return Object.fromEntries(Object.entries(wanted).filter(([name]) => !isSame(name as keyof typeof wanted)))
}
