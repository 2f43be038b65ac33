/** A list by its colour: always the same for the same name, so that it is known before it is read. */
import type { CSSProperties } from 'react'

export function ListDot({ name }: { readonly name: string }) {
  return <i className="dot" style={{ '--hue': hueOf(name) } as CSSProperties} aria-hidden="true" />
}

/** Steps that the eye tells apart. */
const STEP = 36

function hueOf(name: string): number {
  let sum = 0
  for (const letter of name.toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return (sum % (360 / STEP)) * STEP
}
