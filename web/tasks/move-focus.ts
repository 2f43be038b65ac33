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

/** What is done to a row may take it elsewhere, or off the list: the focus stays with it, or goes to the one after it. */
export async function withFocusKept(id: string, acting: Promise<unknown>): Promise<void> {
  const row = rowOf(id)
  const near = [row?.nextElementSibling, row?.previousElementSibling]
  await acting
  keepFocus(id, near)
}

/** The list is painted anew only after this. */
export function keepFocus(id: string, near: readonly (Element | null | undefined)[] = []): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    const places = [rowOf(id), ...near].map((one) => one?.querySelector<HTMLElement>('.edit'))
    const next = places.find((one) => one?.isConnected) ?? document.getElementById('add-task')
    next?.focus()
  })
}

function rowOf(id: string): Element | null | undefined {
  return document.querySelector(`.tasks .task[data-id="${CSS.escape(id)}"]`)?.closest('li')
}
