/**
 * What a model may say about a sentence: the only declaration. The function's schema is made from it and every
 * answer is checked against it. No user id, no confirmation and no tool has a place in it.
 */
import { z } from 'zod'
import { chatTopics } from '../../domain/chat-topics.ts'
import { intents } from '../../domain/command.ts'
import { isStorable } from '../../domain/text.ts'
import { limits, priorities, statusFilters } from '../../domain/words.ts'

const words = z
  .string()
  .max(limits.message)
  .refine(isStorable, 'cannot be stored')
  .transform((text) => text.trim() || null)
  .nullable()
/** Empty is not the same as not said: “rename it to ''”. */
const title = z
  .string()
  .max(limits.message)
  .refine(isStorable, 'cannot be stored')
  .transform((text) => text.trim())
  .nullable()
const names = z
  .array(z.string().max(limits.message).refine(isStorable, 'cannot be stored'))
  .max(limits.labels)
  .nullable()
const whole = z.int().min(-1000).max(1_000_000_000).nullable()

export const HeardFilter = z.strictObject({
  status: z.enum(statusFilters).nullable(),
  priority: z.enum(priorities).nullable(),
  due: words.describe('The words that say when, copied from the message, or "overdue".'),
  query: words.describe('Words to look for in titles.'),
  list: words.describe('Only what is on this list; "main" is the main one.'),
  label: words.describe('Only what has this label.'),
})

export const HeardReference = z.strictObject({
  kind: z
    .enum(['number', 'position', 'words', 'it', 'them', 'other', 'all'])
    .describe(
      'number: "task 3", "#3". position: "the third one". words: words of its title. it: the task last talked about. them: those last shown. other: of two, not the one last talked about. all: all that fit the filter.',
    ),
  number: whole.describe('For number and position; position -1 is the last one.'),
  words: words.describe('For words.'),
  filter: HeardFilter.nullable().describe('For all.'),
})

export const HeardCommand = z.strictObject({
  intent: z.enum(intents).exclude(['AMBIGUOUS', 'CONFIRM_YES', 'CONFIRM_NO']),
  reference: HeardReference.nullable().describe('Which task. null if the sentence does not say which.'),
  filter: HeardFilter.nullable().describe('LIST_TASKS: which tasks are asked for.'),
  title: title.describe('New title, in the user’s own words, without the words for date and priority.'),
  append: words.describe('UPDATE_TASK: words to put behind the present title.'),
  description: words.describe('A note on the task.'),
  split: z
    .array(z.string().max(limits.title).refine(isStorable, 'cannot be stored'))
    .max(limits.plan)
    .nullable()
    .describe('CREATE_TASK: the titles, if it is unclear whether one task or several are meant.'),
  priority: z.enum(priorities).nullable(),
  due: words.describe('The words that say when, copied exactly from the message, never worked out.'),
  shift: words.describe(
    'UPDATE_TASK: how far the due date moves from where it is, copied from the message ("two days"); then due is null.',
  ),
  earlier: z.boolean().nullable().describe('UPDATE_TASK: true if it moves to an earlier time.'),
  clear: z
    .array(z.enum(['due', 'priority', 'list', 'labels']))
    .nullable()
    .describe('UPDATE_TASK: what to take away; list: it goes back to the main list.'),
  completed: z.boolean().nullable().describe('COMPLETE_TASK: false reopens the task.'),
  reported: z
    .boolean()
    .nullable()
    .describe('COMPLETE_TASK: true if the sentence only tells of something done ("I bought the milk").'),
  only_count: z.boolean().nullable().describe('LIST_TASKS: only the number is asked for.'),
  deleted: z.boolean().nullable().describe('LIST_TASKS: tasks that were deleted are asked for.'),
  times: whole.describe('UNDO: how many changes.'),
  list: words.describe(
    'The list a task is put on or moved to, or that is made, renamed or deleted; its name alone, without "the" and "list".',
  ),
  new_list: z
    .boolean()
    .nullable()
    .describe('true if the message clearly says it is a list ("the shopping list", "a list called Oslo").'),
  labels: names.describe('Labels to put on ("#finance", "tag it legal"); RENAME_LABEL: the one to rename.'),
  unlabel: names.describe('UPDATE_TASK: labels to take off.'),
  name: words.describe(
    'RENAME_LIST, RENAME_LABEL: the new name. The name of another list puts the two together.',
  ),
  what: z.enum(['lists', 'labels']).nullable().describe('SHOW_LISTS: which of them.'),
  topic: z
    .enum(chatTopics)
    .nullable()
    .describe(
      'GENERAL_CHAT: what it is about. told: tells something, asks for nothing. feeling: how the user feels. about: who you are. abilities: whether you can do something. other: out of scope, jokes too.',
    ),
})

export const Heard = z.strictObject({
  commands: z.array(HeardCommand).min(1).max(limits.plan).describe('In the order they were said.'),
  alternatives: z
    .boolean()
    .describe('true: the commands are different readings of one sentence, likeliest first.'),
  confidence: z.number().min(0).max(1).describe('How sure you are, 0 to 1. Below 0.7 the user is asked.'),
  small_talk: words.describe('GENERAL_CHAT only: one short friendly sentence, not a word about tasks.'),
})

export type HeardFilter = z.output<typeof HeardFilter>
export type HeardReference = z.output<typeof HeardReference>
export type HeardCommand = z.output<typeof HeardCommand>
export type Heard = z.output<typeof Heard>
