/** Features are numbers: what was seen, mixed. The learned weights depend on every one of them; nothing here may change. */

export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash | 0
}

export function mix(kind: number, a: number, b = 0, c = 0): number {
  let hash = Math.imul(kind + 0x9e3779b9, 0x85ebca6b)
  hash = Math.imul(hash ^ a, 0xc2b2ae35)
  hash = Math.imul((hash ^ (hash >>> 15)) + b, 0x27d4eb2f)
  hash = Math.imul((hash ^ (hash >>> 13)) + c, 0x165667b1)
  return (hash ^ (hash >>> 16)) | 0
}

/** Where a message, or a sentence of it, is over. */
export const BEFORE = hashOf('<begin>')
export const AFTER = hashOf('<end>')
