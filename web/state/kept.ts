/**
 * What the browser keeps between visits. What a user typed is theirs: it is kept under their own mark, nobody else finds
 * it, and it is gone when they sign out. A browser that keeps nothing (private mode) is no error.
 */

const PREFIX = 'sayso.'
const OWN = `${PREFIX}of.`

/** Of the browser, whoever uses it: how it looks and sorts, whether someone signed in by the form, and whose page it was last. */
const shared = ['theme', 'numbers', 'order', 'account', 'user'] as const
type Shared = (typeof shared)[number]

let owner: string | null = null

/** Until this is known, nothing is kept and nothing found. */
export function keepFor(user: string): void {
  owner = user
  forgetUnowned()
}

export function keep(key: string, value: unknown): void {
  if (owner !== null) put(own(key), typeof value === 'string' ? value : JSON.stringify(value))
}

export function kept(key: string): string | null {
  return owner === null ? null : found(own(key))
}

export function forget(key: string): void {
  if (owner !== null) drop(own(key))
}

/** Keys below a prefix, without it. */
export function keptBelow(prefix: string): readonly string[] {
  return owner === null ? [] : below(own(prefix))
}

export function keepHere(key: Shared, value: string): void {
  put(PREFIX + key, value)
}

export function keptHere(key: Shared): string | null {
  return found(PREFIX + key)
}

export function forgetHere(key: Shared): void {
  drop(PREFIX + key)
}

/** What can be read of the list while nobody answers. */
export const readable = ['last', 'last talk', 'last lists'] as const

/** The server does not know this browser any more: what it last saw is not for whoever comes next. */
export function forgetReadable(): void {
  const user = keptHere('user')
  for (const key of readable) drop(`${OWN}${user}.${key}`)
  forgetHere('user')
}

/** Whoever comes next to this browser finds nothing of this user, and nothing that is still on its way is kept. */
export function forgetAll(): void {
  for (const key of keptBelow('')) forget(key)
  for (const key of shared) forgetHere(key)
  owner = null
}

/** Told when someone signs in or out in another page of this browser. */
export function onOthersComing(told: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key !== null && key !== `${PREFIX}account`) return
    owner = null
    told()
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}

/** Before things were kept by user, anyone could have written them. */
function forgetUnowned(): void {
  const known = shared.map((key) => PREFIX + key)
  for (const key of below(PREFIX).map((rest) => PREFIX + rest)) {
    if (!key.startsWith(OWN) && !known.includes(key)) drop(key)
  }
}

function own(key: string): string {
  return `${OWN}${owner}.${key}`
}

function put(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // full, or not allowed: it lives as long as the page does
  }
}

function found(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function drop(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // nothing was kept
  }
}

function below(prefix: string): readonly string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
  } catch {
    return []
  }
}
