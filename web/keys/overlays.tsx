/** What lies over the page. As a dialog of the browser's own: it keeps the focus, Escape closes it, and the focus goes back. */
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useStore } from '../state/store.ts'
import { closeOverlay, overlay } from './overlay.ts'

const loadPalette = () => import('./palette.tsx')
const Palette = lazy(loadPalette)
const AllKeys = lazy(() => import('./all-keys.tsx'))

/** After all that the page needs to be used. */
const SOON_MS = 1500

export function Overlays() {
  const shown = useStore(overlay, (value) => value.shown)
  useEffect(() => {
    // Here before it is asked for: what is typed at once would be lost.
    const timer = setTimeout(() => void loadPalette().catch(() => undefined), SOON_MS)
    return () => clearTimeout(timer)
  }, [])
  if (shown === 'none') return null
  return (
    <Over key={shown} label={shown === 'keys' ? 'Keys' : 'Find or do anything'}>
      <Suspense fallback={null}>{shown === 'keys' ? <AllKeys /> : <Palette />}</Suspense>
    </Over>
  )
}

function Over({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className="over"
      aria-label={label}
      onClose={closeOverlay}
      onPointerDown={(event) => event.target === dialog.current && closeOverlay()}
    >
      {children}
    </dialog>
  )
}
