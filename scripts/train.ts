/**
 * `npm run train`: makes the reader's weights from the rows in training/rows. The same rows give the same bytes.
 * The authors of training/held-back.json are left out: `npm test` plays them.
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
const back = JSON.parse(readFileSync('training/held-back.json', 'utf8')) as { authors: readonly string[] }
const held = [...back.authors, ...values.hold.split(',')]
const rows = [...authors()].filter(([author]) => !held.includes(author))
writeFileSync(values.to, await trained(rows, console.error))
