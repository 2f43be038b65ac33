/** What the browser keeps between visits. A browser that keeps nothing (private mode) is no error. */

const PREFIX = 'sayso.'

/** Set by the form that signs in: where there was none, there is nothing to sign out of. */
export const SIGNED_IN_HERE = 'account'

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, typeof value === 'string' ? value : JSON.stringify(value))
  } catch {
    // full, or not allowed: it lives as long as the page does
  }
}

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key)
  } catch {
    return null
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key)
  } catch {
    // nothing was kept
  }
}

/** Keys below a prefix, without it. */
export function keptBelow(prefix: string): readonly string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX + prefix))
      .map((key) => key.slice(PREFIX.length + prefix.length))
  } catch {
    return []
  }
}

/** Whoever comes next to this browser finds nothing. */
export function forgetAll(): void {
  for (const key of keptBelow('')) forget(key)
}
