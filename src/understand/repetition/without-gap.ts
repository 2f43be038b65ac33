/** A name without the gap where it was said how often, and without the marks that set that off. */
export function withoutGap(name: string): string {
  return name
    .replaceAll(/\s+/gu, ' ')
    .replace(/^[ ,;:–-]{1,9}/u, '')
    .replace(/[ ,;:–-]{1,9}$/u, '')
}
