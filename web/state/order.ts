/** The order that lists are shown in. Kept in this browser, like its look: whoever sorts by priority does so tomorrow, too. */
import { type ListOrder, listOrders } from '../../src/domain/words.ts'
import { keepHere, keptHere } from './kept.ts'

const KEY = 'order'

export function orderNow(): ListOrder {
  const last = keptHere(KEY)
  return listOrders.find((order) => order === last) ?? 'due'
}

export function keepOrder(order: ListOrder): void {
  keepHere(KEY, order)
}
