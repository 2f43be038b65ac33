/** The anchor of a heading, as GitHub makes it: links work there and here alike. */
export class Slugs {
  readonly #seen = new Map<string, number>()

  of(heading: string): string {
    const slug = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
      .replaceAll(' ', '-')
    const count = this.#seen.get(slug) ?? 0
    this.#seen.set(slug, count + 1)
    return count === 0 ? slug : `${slug}-${count}`
  }
}
