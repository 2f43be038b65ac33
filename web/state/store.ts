/** A value that components can watch. The page's whole state machinery: one value, one way to change it. */
import { useSyncExternalStore } from 'react'

export interface Store<T> {
  get(): T
  set(change: Partial<T> | ((now: T) => Partial<T>)): void
  watch(told: () => void): () => void
}

export function createStore<T extends object>(first: T): Store<T> {
  let value = first
  const watchers = new Set<() => void>()
  return {
    get: () => value,
    set(change) {
      value = { ...value, ...(typeof change === 'function' ? change(value) : change) }
      for (const told of watchers) told()
    },
    watch(told) {
      watchers.add(told)
      return () => watchers.delete(told)
    },
  }
}

/** `pick` has to give the same thing as long as nothing it looks at changed. */
export function useStore<T extends object, P>(store: Store<T>, pick: (value: T) => P): P {
  return useSyncExternalStore(store.watch, () => pick(store.get()))
}
