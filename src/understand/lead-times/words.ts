/** A message as plain words with their places: figures and the letters behind them stand apart ("30min" is two). */
export interface Word {
  readonly text: string
  readonly from: number
  readonly to: number
}

const WORD = /\bb4\b|\d{1,6}(?:[.:]\d{1,2})?|[\p{L}½][\p{L}\p{M}'’½]{0,30}|[,;&+/:#()–—.!?-]/giu

export function wordsIn(message: string): readonly Word[] {
  return [...message.matchAll(WORD)].map(({ 0: text, index }) => ({
    text: text.toLowerCase().replaceAll('’', "'"),
    from: index,
    to: index + text.length,
  }))
}

export function textAt(words: readonly Word[], at: number): string {
  return words[at]?.text ?? ''
}
