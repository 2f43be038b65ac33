/** Light, dark, or as the system has it. Kept in this browser; the first script of the page applies it before paint. */
import { forgetHere, keepHere, keptHere } from './kept.ts'

export const themes = { system: 'As the system', light: 'Light', dark: 'Dark' } as const
export type Theme = keyof typeof themes

const KEY = 'theme'

export function themeNow(): Theme {
  const theme = keptHere(KEY)
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

export function setTheme(theme: Theme): void {
  if (theme === 'system') {
    forgetHere(KEY)
    delete document.documentElement.dataset.theme
  } else {
    keepHere(KEY, theme)
    document.documentElement.dataset.theme = theme
  }
}
