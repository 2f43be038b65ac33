/** Words as they were written, with the addresses in them as links. Everything else, whatever it looks like, is text. */
import { addressesIn } from '../words/addresses.ts'

export function Linked({ text }: { readonly text: string }) {
  return addressesIn(text).map(({ at, words, href }) =>
    href === null ? (
      words
    ) : (
      <a key={at} className="address" href={href} target="_blank" rel="noreferrer">
        {words}
      </a>
    ),
  )
}
