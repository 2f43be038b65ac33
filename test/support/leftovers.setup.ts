/** Runs with every test file, also where files share what they import: last made, first taken away. */
import { afterAll } from 'vitest'
import { leftovers } from './leftovers.ts'

afterAll(async () => {
  for (const takeAway of leftovers.splice(0).reverse()) await takeAway()
})
