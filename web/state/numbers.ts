/** Whether the numbers of tasks are shown. Kept in this browser; the first script of the page applies it before paint. */
import { forgetHere, keepHere, keptHere } from './kept.ts'

const KEY = 'numbers'

export function areNumbersShown(): boolean {
  return keptHere(KEY) === 'on'
}

export function showNumbers(on: boolean): void {
  if (on) {
    keepHere(KEY, 'on')
    document.documentElement.dataset.numbers = 'on'
  } else {
    forgetHere(KEY)
    delete document.documentElement.dataset.numbers
  }
}
