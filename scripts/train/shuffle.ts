/** Chance that is the same every time: it comes from the seed alone. */
function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return state / 0x7fffffff
  }
}

export function shuffler(seed: number): <Item>(items: Item[]) => void {
  const random = chances(seed)
  return <Item>(items: Item[]) => {
    for (let at = items.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1))
      const kept = items[at] as Item
      items[at] = items[other] as Item
      items[other] = kept
    }
  }
}

export interface Chooser {
  readonly choose: <Item>(items: readonly Item[]) => Item
  readonly chance: (share: number) => boolean
}

export function chooser(seed: number): Chooser {
  const random = chances(seed)
  return {
    choose: (items) => items[Math.floor(random() * items.length) % items.length] as (typeof items)[number],
    chance: (share) => random() < share,
  }
}
