/**
 * Slips of the finger in command words ("remnd me", "delte task 3"). Only the copy used for matching is
 * corrected; titles keep what was typed.
 */
import { editDistance } from '../../domain/edit-distance.ts'

const commandWords =
  'remind reminder reminders delete remove cancel create change update complete completed finish finished schedule shopping grocery groceries'.split(
    ' ',
  )

/** Real words one letter away from a command word. */
const innocent = new Set(
  'rewind remand remained remainder reminded reminding removed removes deleted deletes created creates crate crates creature cancels changed changes charge chance challenge updated updates competed compete completes completely finishes finisher fishing furnish scheduled schedules stopping shipping chopping grocer remaining reminds shaping'.split(
    ' ',
  ),
)
const spelled: ReadonlyMap<string, string> = new Map([
  ['remid', 'remind'],
  ['remine', 'remind'],
  ['reminde', 'remind'],
  ['remaind', 'remind'],
  ['rmind', 'remind'],
  ['remeber', 'remember'],
  ['rember', 'remember'],
  ['shw', 'show'],
  ['sho', 'show'],
  ['lsit', 'list'],
  ['tsak', 'task'],
  ['taks', 'task'],
  ['tassk', 'task'],
  ['ad', 'add'],
  ['del', 'delete'],
  ['rm', 'remove'],
  ['mv', 'move'],
  ['ls', 'list'],
  ['fin', 'finish'],
  ['+', 'add'],
  ['re-add', 'add'],
  ['readd', 'add'],
  ['✓', 'done'],
  ['✔', 'done'],
  ['☑', 'done'],
  ['✔️', 'done'],
  ['☑️', 'done'],
])

const known = new Set(commandWords)

export function corrected(word: string): string {
  const spelling = spelled.get(word)
  if (spelling !== undefined) return spelling
  if (word.length < 5 || word.length > 11 || known.has(word) || innocent.has(word)) return word
  return commandWords.find((one) => isSlip(word, one)) ?? word
}

function isSlip(word: string, wanted: string): boolean {
  if (word[0] !== wanted[0] || Math.abs(word.length - wanted.length) > 1 || wanted.length < 6) return false
  return editDistance(word, wanted) === 1
}
