/** A handful of line icons, drawn with the text's own colour. Decoration only: every button says what it does in words. */

const PATHS = {
  send: 'M12 19V5M6 11l6-6 6 6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  plus: 'M12 5v14M5 12h14',
  pencil: 'M4 20h4L19 9l-4-4L4 16v4ZM13 7l4 4',
  question: 'M9 9a3 3 0 1 1 4.2 2.8c-.8.4-1.2 1-1.2 1.9v.5M12 18v.01',
  close: 'M6 6l12 12M18 6 6 18',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16 16l4.500 4.500',
  talk: 'M6 4h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-6l-5 4v-4H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3Z',
  talks:
    'M4 4h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H9l-4 3v-3H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM19 8h1a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-1v3l-4-3h-3',
  history: 'M4 5v5h5M4.500 10a8 8 0 1 1-.4 4M12 8v4.500l3 2',
  settings: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4',
  stack: 'M4 6h16M4 12h16M4 18h10',
  chevron: 'm6 9 6 6 6-6',
  up: 'm6 15 6-6 6 6',
  down: 'm6 9 6 6 6-6',
  left: 'm15 6-6 6 6 6',
  right: 'm9 6 6 6-6 6',
  inbox: 'M4 13 6.500 5h11L20 13v6H4v-6ZM4 13h5l1 3h4l1-3h5',
  list: 'M9 6h11M9 12h11M9 18h11M4.500 6v.01M4.500 12v.01M4.500 18v.01',
  tag: 'M4 4h7l9 9-7 7-9-9V4ZM8 8v.01',
  repeat: 'M4 11V9a3 3 0 0 1 3-3h12M16 3l3 3-3 3M20 13v2a3 3 0 0 1-3 3H5M8 21l-3-3 3-3',
  calendar: 'M5 6h14v14H5ZM5 10h14M9 3.500v4M15 3.500v4',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6M4 17h16M10.500 20h3',
  more: 'M6 12v.01M12 12v.01M18 12v.01',
  mic: 'M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3ZM6 11a6 6 0 0 0 12 0M12 17v4',
  select: 'M5 5h14v14H5ZM9 12.500l2.200 2.200L15.500 10',
  grip: 'M5 9h14M5 15h14',
  keys: 'M3 7h18v10H3ZM7 11v.01M11 11v.01M15 11v.01M8 14h8',
} as const
export type IconName = keyof typeof PATHS

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  )
}
