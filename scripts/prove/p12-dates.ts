/** P12: dates are right, in every zone, around every change of the clock. */
import type { Proof } from './proof.ts'
import { allOf, onBoth, onUnit } from './through-vitest.ts'

const zones = Intl.supportedValuesOf('timeZone').length

export const p12: Proof = {
  id: 'P12',
  promise: 'Dates are right.',
  parts: [
    allOf(`tests of reading days and times in ${zones} zones`, [...onUnit, 'src/understand/dates/zones']),
    allOf(
      `tests of what is due today, tomorrow and overdue in ${zones} zones, on both stores`,
      [...onBoth, 'test/promises/zones'],
      { SAYSO_COUNT: String(zones) },
    ),
  ],
}
