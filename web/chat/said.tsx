/** A reply’s words. Titles stand in quotes: each keeps its own direction, and addresses in it are links. */
import { Linked } from '../ui/linked.tsx'
import { quotesIn } from '../words/quotes.ts'

export function Said({ words }: { readonly words: string }) {
  return quotesIn(words).map(({ at, text, quoted }) =>
    quoted ? (
      <bdi key={at}>
        <Linked text={text} />
      </bdi>
    ) : (
      <Linked key={at} text={text} />
    ),
  )
}
