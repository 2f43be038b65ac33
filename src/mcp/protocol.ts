/** Who we say we are, and which protocol we speak among ourselves. */
export const PROTOCOL = '2026-07-28'
const VERSION = '0.1.0'

/** The page's own, in the message itself: a client on a pipe has no address to fetch it from. */
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#0f766e" d="M8 3h16a6 6 0 0 1 6 6v9a6 6 0 0 1-6 6h-8.5L9 29.4a1 1 0 0 1-1.6-.8V24A6 6 0 0 1 2 18V9a6 6 0 0 1 6-6Z"/><path fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round" stroke-width="3.2" d="m10 13.8 4.2 4.2L22.4 9.6"/></svg>'

export function identity(part: 'agent' | 'tools') {
  return { name: `sayso-${part}`, title: 'Sayso', version: VERSION }
}

/** As other programs are introduced to us. */
export function introduction() {
  const src = `data:image/svg+xml;base64,${Buffer.from(ICON).toString('base64')}`
  return {
    name: 'sayso',
    title: 'Sayso',
    version: VERSION,
    icons: [{ src, mimeType: 'image/svg+xml', sizes: ['any'] }],
  }
}
