/** How this page gets onto a phone: as an app of its own, and from where. */
import { qrCode } from '../words/qr.ts'

const HERE_ONLY = /^(?:localhost|127\.|\[::1\])/u

export function OnThePhone() {
  const address = location.origin
  const onlyHere = HERE_ONLY.test(location.host)
  return (
    <fieldset className="block">
      <legend>On your phone</legend>
      {onlyHere ? (
        <p className="quiet small">
          This address works on this machine only, which is why nobody else gets in. How to reach it from a
          phone in your home without opening it to everyone: <a href="/docs/phone">in the docs</a>.
        </p>
      ) : (
        <>
          <p className="quiet small">
            Open this address there, and choose “Add to home screen” or “Install” in the browser’s menu. It
            opens like an app, also while there is no network: what you saw last is there to read, and what
            you change is sent once you are back.
          </p>
          <QrCode text={address} />
        </>
      )}
    </fieldset>
  )
}

function QrCode({ text }: { readonly text: string }) {
  const rows = qrCode(text)
  if (rows === null) return <p>{text}</p>
  const dark = rows.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <figure className="qr">
      <svg
        viewBox={`-4 -4 ${rows.length + 8} ${rows.length + 8}`}
        role="img"
        aria-label={`QR code of ${text}`}
      >
        <path d={dark.join('')} />
      </svg>
      <figcaption className="small">{text}</figcaption>
    </figure>
  )
}
