/** Which terminal this is: two windows of one person are two screens, and a question is shown on one of them. */
import { fstatSync } from 'node:fs'
import { isatty } from 'node:tty'

/** undefined: none at all, as in a script whose input and output are pipes. */
export function screenHere(): string | undefined {
  const terminal = [0, 1, 2].find((fd) => isatty(fd))
  return terminal === undefined ? undefined : `tty ${fstatSync(terminal).rdev}`
}
