/**
 * Which language a message was read with. The rules and word classes count themselves into it;
 * READER is raised by hand when the code around them reads differently.
 */
import { learned } from './learned.ts'
import { rules } from './rules/all.ts'
import { classes } from './words/classes.ts'

const READER = 7

export const rulesVersion = learned?.version ?? `${READER}.${checksum(wording())}`

function wording(): string {
  const counted = rules.map(({ name, frames, confidence, means }) => [name, frames, confidence, means])
  return JSON.stringify([counted, classes])
}

/** FNV-1a: not for secrets, only to tell one set of rules from the next. */
function checksum(text: string): string {
  let sum = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193)
  }
  return (sum >>> 0).toString(16).padStart(8, '0')
}
