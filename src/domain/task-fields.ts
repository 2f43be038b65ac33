/**
 * Everything a user can say of a task, each field declared once: what may be given, what is kept, and what a model is
 * told of it. The columns, the tools' parameters, HTTP, import and export follow from this; only sentences and widgets
 * are written by hand.
 */
import { z } from 'zod'
import { epochOf, instantText, isDueDate, isTimeZone } from './calendar.ts'
import { labelKey, listKey } from './name-key.ts'
import { POSITION } from './position.ts'
import { keptReminder } from './reminders.ts'
import { isStorable, textLength } from './text.ts'
import { limits, priorities, recursFroms } from './words.ts'

const storable = z.string().refine(isStorable, 'contains a NUL character or half of a surrogate pair')

const Title = storable
  .transform((text) => text.trim())
  .pipe(
    z
      .string()
      .min(1, 'must not be empty')
      .refine((text) => textLength(text) <= limits.title, `must be at most ${limits.title} characters`),
  )
const Description = storable.refine(
  (text) => textLength(text) <= limits.description,
  `must be at most ${limits.description} characters`,
)
export const PriorityWord = z.enum(priorities)
const Due = z.string().refine(isDueDate, 'must be a date (2026-11-16) or a date and time (2026-11-16T17:00)')
export const TimeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, 'must be an IANA time zone such as Europe/Berlin')

/** Line breaks, and signs that turn the direction of the text around them, have no place in a name. */
const UNSHOWABLE = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u

/** `sign`: what a name may be written with, and is kept without. */
function nameOf(limit: number, keyOf: (name: string) => string, sign = /^/u) {
  return storable
    .transform((text) => text.trim().replace(sign, '').trim().replaceAll(/ {2,}/gu, ' '))
    .pipe(
      z
        .string()
        .min(1, 'must not be empty')
        .refine((text) => textLength(text) <= limit, `must be at most ${limit} characters`)
        .refine((text) => !UNSHOWABLE.test(text), 'must be one line of plain text')
        .refine((text) => text === '' || keyOf(text) !== '', 'is no name'),
    )
}

export const ListName = nameOf(limits.list, listKey)
export const LabelName = nameOf(limits.label, labelKey, /^[#@\s]+/u).refine(
  (text) => !text.includes(','),
  'must not have a comma',
)
const Labels = z
  .array(LabelName)
  .max(limits.labels, `must be at most ${limits.labels}`)
  .transform((labels) =>
    [...new Map(labels.toReversed().map((one) => [labelKey(one), one])).values()].reverse(),
  )
/** What a rule may say is for whoever works out its dates; here it only has to look like one. */
const Recurrence = z
  .string()
  .max(limits.recurrence)
  .regex(/^FREQ=[A-Z]+(?:;[A-Z-]+=[\w,:+-]+)*$/u, 'must be an RFC 5545 rule such as FREQ=WEEKLY;BYDAY=MO')

/** Days on which a repeating task does not come: a date, or from one to another, both included. */
const DaysOff = z
  .array(
    z
      .string()
      .refine(
        (days) => days.length <= 21 && days.split('/').every((day) => day.length === 10 && isDueDate(day)),
        'must be dates (2026-12-24) or spans of them (2026-12-24/2027-01-02)',
      )
      .refine((days) => days.slice(0, 10) <= days.slice(-10), 'must not end before they begin'),
  )
  .max(limits.daysOff)

const Reminder = z
  .string()
  .max(30)
  .transform((text, check) => {
    const kept = keptReminder(text)
    if (kept !== null) return kept
    check.addIssue(
      'must be a moment (2026-11-20T17:00), a lead time (-PT30M, -P1D) or days before at an hour (-P1D@18:00)',
    )
    return z.NEVER
  })
const Reminders = z
  .array(Reminder)
  .max(limits.reminders, `must be at most ${limits.reminders}`)
  .transform((reminders) => [...new Set(reminders)])

/** To the second: what is kept is compared as it is written. */
const Snoozed = z.iso
  .datetime({ offset: true })
  .max(40)
  .transform((text) => instantText(Math.floor(epochOf(text) / 1000) * 1000))

/** The id of the first of them. */
const Series = z.uuid()

const Position = z.string().regex(POSITION, 'must be ten digits, and more behind them')

interface Field<Given extends z.ZodType, Kept extends z.ZodType> {
  /** What may be given; checked and tidied up. */
  readonly given: Given
  /** As everyone sees it. */
  readonly kept: Kept
  /** What a task has that was given none. */
  readonly none: z.output<Kept>
  /** null takes it away. */
  readonly clears: boolean
  /** What a model is told of it, with a new task. */
  readonly about: string
}

function maybe<Given extends z.ZodType, Kept extends z.ZodType>(
  given: Given,
  kept: Kept,
  about: string,
  clears = true,
): Field<Given, z.ZodNullable<Kept>> {
  return { given, kept: kept.nullable(), none: null, clears, about }
}

export const taskFields = {
  title: {
    given: Title,
    kept: z.string(),
    none: '',
    clears: false,
    about: 'What is to be done, 1–500 characters.',
  },
  description: maybe(Description, z.string(), 'A note.'),
  priority: maybe(PriorityWord, PriorityWord, 'If the user said so.'),
  due_date: maybe(Due, z.string(), '2026-11-16, or with a time 2026-11-16T17:00 (the user’s wall clock).'),
  timezone: maybe(TimeZone, z.string(), 'IANA zone of a due time.', false),
  list: maybe(ListName, z.string(), 'The list it goes on; made if new.'),
  labels: { given: Labels, kept: z.array(z.string()), none: [] as string[], clears: false, about: '' },
  recurrence: maybe(Recurrence, z.string(), 'RFC 5545, FREQ=WEEKLY;BYDAY=MO.'),
  recurs_from: maybe(z.enum(recursFroms), z.enum(recursFroms), '', false),
  recurs_on: maybe(Due, z.string(), ''),
  recurs_except: {
    given: DaysOff,
    kept: z.array(z.string()),
    none: [] as string[],
    clears: false,
    about: '',
  },
  series: maybe(Series, z.string(), ''),
  reminders: maybe(Reminders, z.array(z.string()), '-PT30M, -P1D@18:00 or a time; [] never.'),
  snoozed_until: maybe(Snoozed, z.string(), ''),
  position: maybe(Position, z.string(), ''),
}
type Declared = typeof taskFields
export type FieldName = keyof Declared
export const fieldNames = Object.keys(taskFields) as readonly FieldName[]

/** Those that hold several of a thing, or none. */
export const severalFields: readonly FieldName[] = fieldNames.filter((name) => {
  const { kept } = taskFields[name]
  return (kept instanceof z.ZodNullable ? kept.unwrap() : kept) instanceof z.ZodArray
})

/** One thing made of every field. The types are the caller's: each field has its own. */
export function eachField<T>(make: (name: FieldName) => T): { [Name in FieldName]: T } {
  return Object.fromEntries(fieldNames.map((name) => [name, make(name)])) as { [Name in FieldName]: T }
}

export type TaskFields = { readonly [Name in FieldName]: z.output<Declared[Name]['kept']> }

/** The fields of something that has more than them; what is not there is none. */
export function fieldsOf(of: Partial<TaskFields>): TaskFields {
  return eachField((name) => of[name] ?? taskFields[name].none) as unknown as TaskFields
}

export const keptFields = eachField((name) => taskFields[name].kept) as unknown as {
  [Name in FieldName]: Declared[Name]['kept']
}

/** As a new task is given them: only the title has to be. */
export const newFields = {
  ...(eachField((name) =>
    described(taskFields[name].given.optional(), taskFields[name].about),
  ) as unknown as {
    [Name in FieldName]: z.ZodOptional<Declared[Name]['given']>
  }),
  title: described(Title, taskFields.title.about),
}

type Changed<Name extends FieldName> = z.ZodOptional<
  Declared[Name]['none'] extends null
    ? Name extends 'timezone' | 'recurs_from'
      ? Declared[Name]['given']
      : z.ZodNullable<Declared[Name]['given']>
    : Declared[Name]['given']
>

/** As a task is changed by them: what is left out stays as it is. */
export const changedFields = eachField((name) => {
  const { given, clears } = taskFields[name]
  return clears ? given.nullable().optional() : given.optional()
}) as unknown as { [Name in FieldName]: Changed<Name> }

function described<T extends z.ZodType>(schema: T, about: string): T {
  return about === '' ? schema : (schema.describe(about) as T)
}
