/** From row to row without a pointer. */

/** The words of a row are what has the focus: Enter opens it, other keys do something with it. */
export function moveFocus(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('.tasks .task')]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const next = at < 0 ? (by === 1 ? rows[0] : rows.at(-1)) : rows[at + by]
  next?.querySelector<HTMLElement>('.edit, button')?.focus()
}

/** The focus does not go with a row that goes. */
export function leaveRow(row: Element | null | undefined): void {
  const near = [row?.nextElementSibling, row?.previousElementSibling, document.querySelector('.filters')]
  const [next] = near.flatMap((one) => one?.querySelector<HTMLElement>('.tick input, input') ?? [])
  next?.focus()
}
