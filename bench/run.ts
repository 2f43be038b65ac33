/** `npm run bench`: figures, never verdicts; machines differ, ratios and limits are printed beside them. */
import { benchUnderstand } from './understand.ts'

for (const [what, figure, limit] of benchUnderstand()) {
  console.log(`${what.padEnd(56)} ${figure.padStart(10)}${limit === '' ? '' : `   (limit ${limit})`}`)
}
