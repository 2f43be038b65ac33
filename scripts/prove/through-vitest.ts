/** Proofs that are tests as well: run by vitest, counted from its report. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Found, Part, Work } from './proof.ts'

interface Report {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/** `reached` counts the tests that passed. */
export async function throughVitest(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'sayso-prove-'))
  const file = join(folder, 'report.json')
  const how = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=json', `--outputFile=${file}`, ...args]
  const child = spawn(process.execPath, how, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'ignore'],
  })
  const [code] = await once(child, 'exit')
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report
    const complaints = failuresIn(report)
    if (code !== 0 && complaints.length === 0) complaints.push(`vitest ended with ${code}`)
    return { reached: report.numPassedTests, complaints }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function failuresIn({ testResults }: Report): string[] {
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages.join('\n')}`),
  )
  const broken = testResults.filter(({ message }) => message !== '').map(({ message }) => message)
  return [...failed, ...broken]
}

export const onBoth = ['--project', 'sqlite', '--project', 'postgres']
export const onUnit = ['--project', 'unit']

/** All there is of it, in one go. */
export function allOf(
  what: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Part {
  const prove = () => throughVitest(args, env)
  return { what, lane: 'busy', asked: 'all', chunk: Number.POSITIVE_INFINITY, weight: 1, prove }
}

/** A test that takes its count and its seed from outside. */
export function countedBy(
  args: readonly string[],
  names: { readonly count: string; readonly seed: string } = { count: 'SAYSO_COUNT', seed: 'SAYSO_SEED' },
) {
  return async ({ seed, from, to }: Work): Promise<Found> => {
    const env = { [names.count]: String(to - from), [names.seed]: String(seed + from) }
    const { complaints } = await throughVitest(args, env)
    return { reached: complaints.length === 0 ? to : from, complaints }
  }
}
