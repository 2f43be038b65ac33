/**
 * What a conversation should come to, in plain logic and without any of the product's code: a list, an undo stack,
 * and per conversation an open question, the list last shown and the task last touched.
 */

interface Row {
  title: string
  /** When it was done. */
  done: number | null
  deleted: boolean
  version: number
}
type State = 'complete' | 'needs_clarification' | 'needs_confirmation'
type Question =
  | { readonly kind: 'delete'; readonly marks: readonly Mark[]; readonly asked: number }
  | {
      readonly kind: 'choose'
      readonly verb: Verb
      readonly choices: readonly number[]
      readonly asked: number
    }
type Verb = 'done' | 'delete' | `rename ${string}`
interface Mark extends Shown {
  readonly version: number
}
interface Place {
  question: Question | null
  shown: readonly Shown[] | null
  touched: Shown | null
}
interface Shown {
  readonly number: number
  readonly title: string
}
interface Renamed {
  readonly renamed: number
}
/** Which tasks were changed, in order, and how the turn ended. */
export interface Expected {
  readonly state: State
  readonly changed: readonly number[]
}

const LIFETIME_MS = 5 * 60_000

export class ConversationModel {
  readonly #rows = new Map<number, Row>()
  readonly #places: Place[] = [0, 1].map(() => ({ question: null, shown: null, touched: null }))
  readonly #undo: (readonly (() => number)[])[] = []

  say(message: string, conversation: number, at: number): Expected {
    const place = this.#places[conversation] as Place
    const open = place.question && at < place.question.asked + LIFETIME_MS ? place.question : null
    const asked = place.question
    place.question = null
    // "Delete it" is the order said again while exactly one task is asked about.
    const again = message === 'delete it' && soleOf(asked) !== null
    if (message === 'yes' || again) return this.#yes(open, place, at)
    const it = soleOf(asked) ?? place.touched
    return this.#plain(message, place, open) ?? this.#order(message, place, at, it)
  }

  #plain(message: string, place: Place, open: Question | null): Expected | null {
    if (message === 'no') return ends()
    if (message === 'undo') return open ? ends() : this.#takeBack()
    return message === 'show my tasks' ? this.#show(place) : null
  }

  list(): readonly { number: number; title: string; completed: boolean; version: number }[] {
    return this.#there().map(([number, { title, done, version }]) => ({
      number,
      title,
      completed: done !== null,
      version,
    }))
  }

  #there(): [number, Row][] {
    return [...this.#rows].filter(([, row]) => !row.deleted)
  }

  #open(): number[] {
    return this.#there().flatMap(([number, { done }]) => (done === null ? [number] : []))
  }

  /** Open ones first, then those that were done, the latest first. */
  #inOrder(): number[] {
    const closed = this.#there().filter(([, { done }]) => done !== null)
    const latest = closed.sort(([a, x], [b, y]) => (y.done ?? 0) - (x.done ?? 0) || a - b)
    return [...this.#open(), ...latest.map(([number]) => number)]
  }

  #order(message: string, place: Place, at: number, it: Shown | null): Expected {
    const [, title] = /^add (.+)$/u.exec(message) ?? []
    if (title !== undefined) return this.#add(title, place)
    if (message === 'complete all tasks') return this.#completeAll(place, at)
    if (message === 'delete all tasks') return this.#deleteAll(place, at)
    const [, verb = '', what = '', rest = ''] =
      /^(mark|delete|rename) (task \d+|it|the first one)(.*)$/u.exec(message) ?? []
    const order: Verb = verb === 'mark' ? 'done' : verb === 'delete' ? 'delete' : `rename ${rest.slice(4)}`
    return this.#apply(order, this.#pointedAt(what, place, it), place, at)
  }

  /** A number, or what "it" and "the first one" mean here; null where that is not on the list any more. */
  #pointedAt(what: string, place: Place, it: Shown | null): number | 'which' | Renamed | null {
    if (what.startsWith('task ')) return this.#alive(Number(what.slice(5))) ? Number(what.slice(5)) : null
    if (what === 'it') return it ? this.#asShown(it) : 'which'
    if (place.shown === null) return this.#open()[0] ?? null
    return place.shown[0] ? this.#asShown(place.shown[0]) : null
  }

  #asShown({ number, title }: Shown): number | Renamed | null {
    const row = this.#alive(number)
    return row && (row.title === title ? number : { renamed: number })
  }

  #alive(number: number): Row | null {
    const row = this.#rows.get(number)
    return row && !row.deleted ? row : null
  }

  #apply(verb: Verb, number: number | 'which' | Renamed | null, place: Place, at: number): Expected {
    if (typeof number !== 'number') return this.#ask(verb, number, place, at)
    const row = this.#rows.get(number) as Row
    if (verb === 'delete') {
      place.question = {
        kind: 'delete',
        marks: [{ number, title: row.title, version: row.version }],
        asked: at,
      }
      return ends('needs_confirmation')
    }
    if (verb !== 'done') {
      const { title } = row
      row.title = verb.slice('rename '.length)
      return this.#changed(number, place, () => {
        row.title = title
      })
    }
    place.touched = { number, title: row.title }
    if (row.done !== null) return ends()
    row.done = at
    return this.#changed(number, place, () => {
      row.done = null
    })
  }

  /** The first open tasks are offered, or the one that was renamed since it was shown. */
  #ask(verb: Verb, why: 'which' | Renamed | null, place: Place, at: number): Expected {
    const choices = why !== null && why !== 'which' ? [why.renamed] : this.#open().slice(0, 5)
    if (choices.length > 0) place.question = { kind: 'choose', verb, choices, asked: at }
    if (choices.length > 1) place.shown = choices.map((number) => this.#markOf(number))
    return ends('needs_clarification')
  }

  #markOf(number: number): Mark {
    const { title, version } = this.#rows.get(number) as Row
    return { number, title, version }
  }

  #add(title: string, place: Place): Expected {
    const number = this.#rows.size + 1
    const row: Row = { title, done: null, deleted: false, version: 0 }
    this.#rows.set(number, row)
    return this.#changed(number, place, () => {
      row.deleted = true
    })
  }

  #completeAll(place: Place, at: number): Expected {
    const numbers = this.#open()
    if (numbers.length === 0) return ends('needs_clarification')
    const back = numbers.map((number) => this.#set(number, { done: at }, { done: null }))
    this.#undo.push(back.toReversed())
    place.touched = this.#markOf(numbers.at(-1) as number)
    return ends('complete', numbers)
  }

  #deleteAll(place: Place, at: number): Expected {
    const marks = this.#inOrder().map((number) => this.#markOf(number))
    if (marks.length === 0) return ends('needs_clarification')
    place.question = { kind: 'delete', marks, asked: at }
    return ends('needs_confirmation')
  }

  #yes(open: Question | null, place: Place, at: number): Expected {
    if (open === null) return ends()
    if (open.kind === 'choose') {
      const [only, ...more] = open.choices
      if (only !== undefined && more.length === 0)
        return this.#apply(open.verb, this.#alive(only) ? only : null, place, at)
      place.question = { ...open, asked: at }
      return ends('needs_clarification')
    }
    const fresh = open.marks.flatMap(({ number }) => (this.#alive(number) ? [number] : []))
    if (fresh.length === 0) return ends('needs_clarification')
    const same = open.marks.every(({ number, version }) => this.#alive(number)?.version === version)
    if (!same) {
      const marks = fresh.map((number) => this.#markOf(number))
      place.question = { kind: 'delete', marks, asked: at }
      return ends('needs_confirmation')
    }
    this.#undo.push(
      fresh.map((number) => this.#set(number, { deleted: true }, { deleted: false })).toReversed(),
    )
    place.touched = this.#markOf(fresh.at(-1) as number)
    return ends('complete', fresh)
  }

  #set(number: number, to: Partial<Row>, back: Partial<Row>): () => number {
    const row = this.#rows.get(number) as Row
    Object.assign(row, to, { version: row.version + 1 })
    return () => {
      Object.assign(row, back, { version: row.version + 1 })
      return number
    }
  }

  #show(place: Place): Expected {
    place.shown = this.#inOrder().map((number) => this.#markOf(number))
    const [only, ...more] = place.shown
    if (only && more.length === 0) place.touched = only
    return ends()
  }

  #changed(number: number, place: Place, back: () => void): Expected {
    const row = this.#rows.get(number) as Row
    row.version += 1
    place.touched = this.#markOf(number)
    this.#undo.push([
      () => {
        back()
        row.version += 1
        return number
      },
    ])
    return ends('complete', [number])
  }

  #takeBack(): Expected {
    return ends('complete', this.#undo.pop()?.map((step) => step()) ?? [])
  }
}

function ends(state: State = 'complete', changed: readonly number[] = []): Expected {
  return { state, changed }
}

/** While it is asked whether to delete one, "it" is that one. */
function soleOf(asked: Question | null): Shown | null {
  const [only = null, ...more] = asked?.kind === 'delete' ? asked.marks : []
  return more.length === 0 ? only : null
}
