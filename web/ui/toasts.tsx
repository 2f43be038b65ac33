/** Short words with at most one button; read out politely, and gone by themselves. */
import { useEffect } from 'react'
import { useStore } from '../state/store.ts'
import { dismiss, makeRoom, type Toast, toasts } from '../state/toasts.ts'
import { Icon } from './icon.tsx'
import { Said } from './said.tsx'
import { onLeaving } from './use-route.ts'

export function Toasts() {
  const shown = useStore(toasts, (value) => value.shown)
  useEffect(() => onLeaving(makeRoom), [])
  return (
    <section className="toasts" aria-live="polite" aria-label="Notices">
      {shown.map((toast) => (
        <One key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

function One({ toast: { id, text, action } }: { readonly toast: Toast }) {
  const act = () => {
    dismiss(id)
    action?.run()
  }
  return (
    <div className="toast">
      <span className="toast-text">
        <Said words={text} />
      </span>
      {action && (
        <button type="button" className="toast-action" onClick={act}>
          {action.label}
        </button>
      )}
      <button type="button" className="icon-button" aria-label="Dismiss" onClick={() => dismiss(id)}>
        <Icon name="close" />
      </button>
    </div>
  )
}
