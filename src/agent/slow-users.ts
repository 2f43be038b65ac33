/**
 * Whose turns are taken step by step from the start: their lists are long enough that a turn in one piece was refused,
 * and would be again. Only a hint of this process; whoever is not known here is tried first.
 */
const MOST = 1000

const slow = new WeakMap<object, Set<string>>()

export function isSlow(place: object, user_id: string): boolean {
  return slow.get(place)?.has(user_id) ?? false
}

export function rememberSlow(place: object, user_id: string): void {
  const users = slow.get(place) ?? new Set<string>()
  slow.set(place, users)
  users.add(user_id)
  const [oldest] = users
  if (users.size > MOST && oldest !== undefined) users.delete(oldest)
}
