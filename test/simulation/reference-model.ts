/**
 * What should have happened: a list, a question and an undo stack in forty lines of plain logic, written without
 * any of the product's code. Turns are played through it in order of `seq`; replies and tasks must agree.
 */

export interface Effect {
  readonly tool: string
  readonly number: number
}
export interface Expected {
  readonly state: 'complete' | 'needs_clarification' | 'needs_confirmation'
  readonly effects: readonly Effect[]
}
export interface Heard {
  /** When the message was received. */
  readonly at: number
  /** When it was answered: what the reply asks is asked then. */
  readonly replied: number
  /** It was said to the question that is open. */
  readonly answers: boolean
}
interface ModelTask {
  title: string
  repeats: boolean
  completed: boolean
  deleted: boolean
  version: number
}
type Order =
  | { readonly verb: 'done' | 'delete' | 'move' }
  | { readonly verb: 'rename'; readonly title: string }
type Pending =
  | { readonly kind: 'delete'; readonly number: number; readonly version: number; readonly asked: number }
  | {
      readonly kind: 'choose'
      readonly order: Order
      readonly choices: readonly number[]
      readonly asked: number
    }

const LIFETIME_MS = 5 * 60_000
/** What came longer than this before the question cannot be its answer; two clocks may differ by less. */
const SKEW_MS = 60_000
const nothing: Expected = { state: 'complete', effects: [] }

function isOpen({ asked }: Pending, at: number): boolean {
  return at < asked + LIFETIME_MS && at >= asked - SKEW_MS
}

export class ReferenceModel {
  readonly tasks = new Map<number, ModelTask>()
  #next = 1
  #pending: Pending | null = null
  readonly #undo: (readonly (() => Effect)[])[] = []

  say(message: string, { at, replied, answers }: Heard): Expected {
    const asked = answers ? this.#pending : null
    const pending = asked && isOpen(asked, at) ? asked : null
    const late = asked !== null && pending === null
    this.#pending = null
    switch (message) {
      case 'yes':
        return late ? nothing : this.#yes(pending, replied)
      case 'undo':
        return pending ? nothing : this.#takeBack()
      case 'no':
      case 'show my tasks':
        return nothing
      default:
        return this.#order(message, replied)
    }
  }

  /** The turn failed or was closed as not done: it only dropped the open question. */
  skip(): void {
    this.#pending = null
  }

  #order(message: string, at: number): Expected {
    const added = /^add (.+)$/u.exec(message)
    if (added) return this.#add(added[1] ?? '')
    const [, verb, number, title] =
      /^(mark|delete|rename|move) task (\d+)(?: done| to (.+))?$/u.exec(message) ?? []
    if (verb === 'rename') return this.#apply({ verb, title: title ?? '' }, Number(number), at)
    const plain = verb === 'mark' ? 'done' : verb === 'move' ? 'move' : 'delete'
    return this.#apply({ verb: plain }, Number(number), at)
  }

  #add(said: string): Expected {
    const title = said.replace(' every day', '')
    const { number, task } = this.#made(title, said !== title)
    return this.#did('add_task', number, () => {
      task.deleted = true
    })
  }

  #made(title: string, repeats: boolean): { readonly number: number; readonly task: ModelTask } {
    const number = this.#next++
    const task = { title, repeats, completed: false, deleted: false, version: 1 }
    this.tasks.set(number, task)
    return { number, task }
  }

  #apply(order: Order, number: number, at: number): Expected {
    const task = this.tasks.get(number)
    if (!task || task.deleted) return this.#notFound(order, at)
    if (order.verb === 'delete') {
      this.#pending = { kind: 'delete', number, version: task.version, asked: at }
      return { state: 'needs_confirmation', effects: [] }
    }
    if (order.verb === 'rename') {
      const { title } = task
      task.title = order.title
      return this.#changed('update_task', number, task, () => {
        task.title = title
      })
    }
    // a date that moves takes no rule away: done afterwards, it still comes back
    if (order.verb === 'move') return this.#changed('update_task', number, task, () => {})
    return task.completed ? nothing : this.#complete(number, task)
  }

  /** The rule goes on to the next one; one undo takes both back. */
  #complete(number: number, task: ModelTask): Expected {
    const next = task.repeats ? this.#made(task.title, true) : null
    task.completed = true
    task.repeats = false
    const done = this.#changed('complete_task', number, task, () => {
      task.completed = false
      task.repeats = next !== null
    })
    if (!next) return done
    const before = this.#undo.pop() ?? []
    const gone = (): Effect => {
      next.task.deleted = true
      return { tool: 'undo', number: next.number }
    }
    this.#undo.push([gone, ...before])
    return { ...done, effects: [...done.effects, { tool: 'complete_task', number: next.number }] }
  }

  /** The first open tasks are offered; a yes can only mean the only one. */
  #notFound(order: Order, at: number): Expected {
    const open = [...this.tasks]
      .filter(([, task]) => !task.deleted && !task.completed)
      .map(([number]) => number)
    const choices = open.slice(0, 5)
    if (choices.length > 0) this.#pending = { kind: 'choose', order, choices, asked: at }
    return { state: 'needs_clarification', effects: [] }
  }

  #yes(pending: Pending | null, at: number): Expected {
    if (!pending) return nothing
    if (pending.kind === 'choose') {
      const [only, ...more] = pending.choices
      if (only !== undefined && more.length === 0) return this.#apply(pending.order, only, at)
      this.#pending = { ...pending, asked: at }
      return { state: 'needs_clarification', effects: [] }
    }
    const task = this.tasks.get(pending.number)
    if (!task || task.deleted) return { state: 'needs_clarification', effects: [] }
    if (task.version !== pending.version) {
      this.#pending = { ...pending, version: task.version, asked: at }
      return { state: 'needs_confirmation', effects: [] }
    }
    task.deleted = true
    return this.#changed('delete_task', pending.number, task, () => {
      task.deleted = false
    })
  }

  #takeBack(): Expected {
    const turn = this.#undo.pop()
    return turn ? { state: 'complete', effects: turn.map((step) => step()) } : nothing
  }

  #changed(tool: string, number: number, task: ModelTask, back: () => void): Expected {
    task.version += 1
    return this.#did(tool, number, () => {
      back()
      task.version += 1
    })
  }

  #did(tool: string, number: number, back: () => void): Expected {
    this.#undo.push([
      () => {
        back()
        return { tool: 'undo', number }
      },
    ])
    return { state: 'complete', effects: [{ tool, number }] }
  }

  /** What the list should hold, deleted tasks left out. */
  list(): readonly { number: number; title: string; completed: boolean }[] {
    return [...this.tasks]
      .filter(([, task]) => !task.deleted)
      .map(([number, { title, completed }]) => ({ number, title, completed }))
  }
}
