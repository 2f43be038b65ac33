/**
 * A reply’s words. Titles stand in quotes: each keeps its own direction, and addresses in it are links. The numbers of
 * tasks are there for whoever wants them (settings), and out of sight for everyone else.
 */
import { numbersIn } from '../words/numbers.ts'
import { quotesIn } from '../words/quotes.ts'
import { Linked } from './linked.tsx'

export function Said({ words }: { readonly words: string }) {
  return quotesIn(words).map(({ at, text, quoted }) =>
    quoted ? (
      <bdi key={at}>
        <Linked text={text} />
      </bdi>
    ) : (
      <Around key={at} text={text} />
    ),
  )
}

function Around({ text }: { readonly text: string }) {
  return numbersIn(text).map(({ at, text: piece, number }) =>
    number ? (
      <span key={at} className="task-number">
        {piece}
      </span>
    ) : (
      <Linked key={at} text={piece} />
    ),
  )
}
