/** P5: whatever a mutant changes is still there. Whether it is caught, `npm run mutants` says. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mutants } from './mutants.ts'

const places = mutants.flatMap(({ name, edits }) => edits.map((edit) => ({ name, ...edit })))

test('every mutant applies, in one place', () => {
  const stale = places.filter(({ file, from }) => readFileSync(file, 'utf8').split(from).length !== 2)
  expect(stale.map(({ name, file }) => `${name} in ${file}`)).toEqual([])
})

test('every mutant has a name of its own', () => {
  const names = mutants.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
})
