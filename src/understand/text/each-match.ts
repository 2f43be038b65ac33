/** Like `matchAll`, which copies the pattern on every call: that takes longer than most searches. Never for empty matches. */
export function eachMatch(pattern: RegExp, text: string, visit: (match: RegExpExecArray) => void): void {
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) visit(match)
}
