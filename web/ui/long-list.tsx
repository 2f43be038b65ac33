/**
 * A long list: only the rows near the view are in the page, empty space stands for the others. The group of rows that
 * last had the focus stays, so that nothing being typed in it is lost. On paper there are all of them.
 */
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { GROUP, type Guess, groupsBetween, groupsOf, type Range, spaceOf, stretches } from './groups.ts'
import { usePrinting } from './use-printing.ts'

/** So far beyond the view, rows are already there. */
const AHEAD_PX = 1000

interface Props<T> {
  readonly as: 'ul' | 'ol'
  readonly className: string
  readonly items: readonly T[]
  /** Of how many, where more are to come. */
  readonly total: number
  readonly keyOf: (item: T) => string
  readonly guess_px: number
  readonly row: (item: T) => ReactNode
}

export function LongList<T>({ as: List, className, items, total, keyOf, guess_px, row }: Props<T>) {
  const list = useRef<HTMLUListElement & HTMLOListElement>(null)
  const heights = useRef(new Map<number, number>())
  const guess = { count: items.length, row: guess_px }
  const near = useGroupsNear(list, heights, guess)
  const focused = useFocusedGroup(list)
  const printing = usePrinting()
  useLayoutEffect(() => measure(list.current, heights.current))
  const isShown = (group: number) =>
    printing || (group >= near.first && group < near.end) || group === focused.current
  return (
    <List ref={list} className={className}>
      {stretches(groupsOf(items.length), isShown).flatMap((stretch) =>
        stretch.shown
          ? items.slice(stretch.first * GROUP, stretch.end * GROUP).map((item, index) => {
              const at = stretch.first * GROUP + index
              return (
                <li key={keyOf(item)} data-at={at} aria-setsize={total} aria-posinset={at + 1}>
                  {row(item)}
                </li>
              )
            })
          : [<Space key={`space ${stretch.first}`} height={spaceOf(stretch, heights.current, guess)} />],
      )}
    </List>
  )
}

function Space({ height }: { readonly height: number }) {
  return <li aria-hidden="true" style={{ height }} />
}

function groupAt(row: Element): number {
  return Math.floor(Number(row.getAttribute('data-at')) / GROUP)
}

function measure(list: Element | null, heights: Map<number, number>): void {
  const sums = new Map<number, number>()
  for (const row of list?.querySelectorAll<HTMLElement>(':scope > [data-at]') ?? []) {
    sums.set(groupAt(row), (sums.get(groupAt(row)) ?? 0) + row.offsetHeight)
  }
  for (const [group, height] of sums) heights.set(group, height)
}

/** Looks again whenever it is scrolled, anything in it grows, or there are more rows. */
function useGroupsNear(
  list: RefObject<HTMLElement | null>,
  heights: RefObject<ReadonlyMap<number, number>>,
  guess: Guess,
): Range {
  const [near, setNear] = useState<Range>({ first: 0, end: 1 })
  const look = useRef<() => void>(() => undefined)
  useLayoutEffect(() => {
    look.current = () => {
      const next = groupsInView(list.current, heights.current, guess)
      setNear((now) => (now.first === next.first && now.end === next.end ? now : next))
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: before more rows are painted, not a frame later
  useLayoutEffect(() => look.current(), [guess.count])
  useEffect(() => {
    const scroller = list.current?.closest('[data-scrolls]')
    if (!list.current || !scroller) return
    const again = () => look.current()
    const sizes = new ResizeObserver(again)
    for (const box of [scroller, list.current]) sizes.observe(box)
    scroller.addEventListener('scroll', again, { passive: true })
    return () => {
      sizes.disconnect()
      scroller.removeEventListener('scroll', again)
    }
  }, [list])
  return near
}

function groupsInView(list: Element | null, heights: ReadonlyMap<number, number>, guess: Guess): Range {
  const scroller = list?.closest('[data-scrolls]')
  if (!list || !scroller) return { first: 0, end: 1 }
  const top = scroller.getBoundingClientRect().top - list.getBoundingClientRect().top
  return groupsBetween(top - AHEAD_PX, top + scroller.clientHeight + AHEAD_PX, heights, guess)
}

function useFocusedGroup(list: RefObject<HTMLElement | null>): RefObject<number | null> {
  const focused = useRef<number | null>(null)
  useEffect(() => {
    const element = list.current
    const onFocus = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest('[data-at]') : null
      if (row) focused.current = groupAt(row)
    }
    element?.addEventListener('focusin', onFocus)
    return () => element?.removeEventListener('focusin', onFocus)
  }, [list])
  return focused
}
