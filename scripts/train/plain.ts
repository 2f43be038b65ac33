/** Text as titles are compared: what differs only in case, punctuation or apostrophes is the same. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Never empty: a text without words is one empty word, which is found nowhere. */
export function wordsIn(text: string): readonly string[] {
  return plain(text).split(' ')
}

/** Is it called that? One of the fair titles is enough. */
export function isCalled(
  task: { readonly title?: string; readonly any?: readonly string[] },
  title: string,
): boolean {
  const fair = [task.title ?? [], task.any ?? []].flat()
  return fair.some((one) => plain(one) === plain(title))
}
