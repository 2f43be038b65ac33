/** The tables of threats and findings name tests and mutants that are there. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mutants } from '../mutants/mutants.ts'

test('every test named in SECURITY.md exists', () => {
  const named = readFileSync('SECURITY.md', 'utf8').matchAll(/`((?:test|src|scripts)\/[\w./-]+)`/gu)
  const paths = [...named].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter((path) => globSync([path, `${path}.test.ts`]).length === 0)).toEqual([])
})

test('every finding has its tests, and the mutants it names exist', () => {
  const rows = readFileSync('SECURITY.md', 'utf8').matchAll(/^\| (\d+) \|.*\| (.+) \| (.*)\|$/gmu)
  const findings = [...rows].map(([, number, tests = '', broken = '']) => ({
    number: Number(number),
    tests: tests.match(/`(?:test|src|scripts)\//gu)?.length ?? 0,
    unknown: [...broken.matchAll(/`([\w-]+)`/gu)].filter(
      ([, name]) => !mutants.some((one) => one.name === name),
    ),
  }))
  expect(findings.map(({ number }) => number)).toEqual(Array.from({ length: 14 }, (_, index) => index + 1))
  expect(findings.filter(({ tests, unknown }) => tests === 0 || unknown.length > 0)).toEqual([])
})
