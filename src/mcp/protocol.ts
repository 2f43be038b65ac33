/** Who we say we are, and which protocol we speak among ourselves. */
export const PROTOCOL = '2026-07-28'
const VERSION = '0.1.0'

export function identity(part: 'agent' | 'tools' | 'sayso') {
  return { name: part === 'sayso' ? 'sayso' : `sayso-${part}`, title: 'Sayso', version: VERSION }
}
