/** A random order that is the same every time: chance comes from the seed alone. */
export function shuffler(seed: number): <Item>(items: Item[]) => void {
  let state = seed
  const random = () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return state / 0x7fffffff
  }
  return <Item>(items: Item[]) => {
    for (let at = items.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1))
      const kept = items[at] as Item
      items[at] = items[other] as Item
      items[other] = kept
    }
  }
}
