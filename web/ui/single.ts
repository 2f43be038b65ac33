/**
 * Many press twice where once is meant. The second press of a double click is no wish of its own: it would take back
 * what the first one did, do it twice, or meet the row that moved up.
 */
export function once<Press extends { readonly detail: number }>(act: (press: Press) => void) {
  return (press: Press): void => {
    if (press.detail < 2) act(press)
  }
}
