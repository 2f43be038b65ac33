/**
 * `npm run train`: makes the reader's weights from the rows in training/rows. The same rows give the same bytes.
 * The authors of training/held-back.json are left out: `npm test` plays them, and its strangers tell how sure to be.
 *   --hold a,b   leaves out these authors as well   --to FILE   writes elsewhere than into the source
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { authors } from './train/rows.ts'
import { trained } from './train/trained.ts'

const { values } = parseArgs({
  options: {
    hold: { type: 'string', default: '' },
    to: { type: 'string', default: 'src/understand/english/weights.ts' },
  },
})
const back = JSON.parse(readFileSync('training/held-back.json', 'utf8')) as {
  readonly authors: readonly string[]
  readonly strangers: readonly string[]
}
const held = [...back.authors, ...back.strangers, ...values.hold.split(',')]
const rows = [...authors()].filter(([author]) => !held.includes(author))
const strangers = back.strangers.flatMap((author) => authors().get(author) ?? [])
writeFileSync(values.to, await trained(rows, strangers, console.error))
