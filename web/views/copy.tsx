/** Something to copy: shown in full, and taken along with one press. */
import { useState } from 'react'

export function Copy({ label, text }: { readonly label: string; readonly text: string }) {
  const [copied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <div className="copy">
      <p className="small">{label}</p>
      <pre>
        <code>{text}</code>
      </pre>
      <button type="button" className="button plain" onClick={copy}>
        {copied ? 'Copied' : 'Copy'}
      </button>
    </div>
  )
}
