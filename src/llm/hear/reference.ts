/** Which task, as the model said it → as the policy takes it. What does not fit together is no reference at all. */
import type { Filter, Reference } from '../../domain/command.ts'
import { listKey } from '../../domain/name-key.ts'
import { ModelFailure } from '../failure.ts'
import type { HeardFilter, HeardReference } from './heard.ts'
import { type Message, whenFrom } from './when.ts'

type Said = (heard: HeardReference, message: Message) => Reference | null

const kinds: Readonly<Record<HeardReference['kind'], Said>> = {
  it: () => ({ pronoun: 'it' }),
  them: () => ({ pronoun: 'them' }),
  other: () => ({ pronoun: 'other' }),
  number: ({ number }) => (number !== null && number > 0 ? { number } : null),
  position: ({ number }) => (number === null || number === 0 ? null : { position: number }),
  words: ({ words }) => (words === null ? null : { text: words }),
  all: ({ filter }, message) => ({ all: true, filter: filter ? filterFrom(filter, message) : {} }),
}

export function referenceFrom(heard: HeardReference, message: Message): Reference {
  const reference = kinds[heard.kind](heard, message)
  if (reference !== null) return reference
  throw new ModelFailure('unreadable', `a reference of kind ${heard.kind} without what it needs`)
}

export function filterFrom(heard: HeardFilter, message: Message): Filter {
  const { status, priority, query, list, label } = heard
  const when = heard.due === null ? {} : whenFrom(heard.due, status, message)
  // a "when" that is no date would widen what is meant to everything
  if (when === null) throw new ModelFailure('unreadable', 'a filter that is no date')
  return {
    ...(status === null ? {} : { status }),
    ...(priority === null ? {} : { priority }),
    ...when,
    ...(query === null ? {} : { query }),
    ...(list === null ? {} : { list: listKey(list) === 'main' ? null : list }),
    ...(label === null ? {} : { label }),
  }
}
