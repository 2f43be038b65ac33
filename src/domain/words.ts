/** The closed vocabularies of the product. Free of zod: the page reads them too. */

export const priorities = ['low', 'medium', 'high'] as const
export type Priority = (typeof priorities)[number]

export const statusFilters = ['all', 'pending', 'completed'] as const
export type StatusFilter = (typeof statusFilters)[number]

/** A named span of days, or a range of dates, both ends included ("2026-11-16..2026-11-20"); `none` has no date. */
export const namedDues = ['overdue', 'today', 'tomorrow', 'this week', 'none', 'any'] as const
export type DueFilter = (typeof namedDues)[number] | `${string}..${string}`

/** How a list is sorted; soonest due first unless said. */
export const listOrders = ['due', 'priority', 'newest', 'oldest', 'title', 'manual'] as const
export type ListOrder = (typeof listOrders)[number]

/** What can be asked about one task. */
export const askedAbout = [
  'when',
  'state',
  'note',
  'priority',
  'exists',
  'how_long',
  'how_often',
  'reminders',
] as const
export type Asked = (typeof askedAbout)[number]

/** What is asked of reminders, beside the one that goes without saying. */
export const reminderFilters = ['set', 'none'] as const
export type ReminderFilter = (typeof reminderFilters)[number]

/** When tasks were completed: a named span, or a range of dates, both ends included. */
export const namedDones = ['today', 'this week'] as const
export type DoneFilter = (typeof namedDones)[number] | `${string}..${string}`

/** How figures like 3/4 are read. */
export const dateOrders = ['month-first', 'day-first'] as const
export type DateOrder = (typeof dateOrders)[number]

/** What the next date of a repeating task is counted from: the date it was due, or the day it was done. */
export const recursFroms = ['due', 'completion'] as const
export type RecursFrom = (typeof recursFroms)[number]

/** The first day of a week, as people count theirs. */
export const weekStarts = ['monday', 'sunday', 'saturday'] as const
export type WeekStart = (typeof weekStarts)[number]

export const limits = {
  message: 4000,
  title: 500,
  description: 10_000,
  list: 60,
  label: 40,
  /** Of one task. */
  labels: 20,
  recurrence: 300,
  daysOff: 100,
  /** Of one task. */
  reminders: 10,
  /** So many tasks are moved or deleted with their list, or given another label. */
  together: 1000,
  reply: 500,
  page: 100,
  /** More changes than this in one message is one confirmation, more than `plan` is not done at all. */
  unconfirmed: 25,
  plan: 100,
} as const
