/** Where and on what the figures were made. */
import { execFileSync } from 'node:child_process'
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os'

/** With a mark when what is on the disk is not what was committed. */
export function commitHere(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  const changed = git('status', '--porcelain', '--untracked-files=no', '--', 'src', 'test', 'scripts', 'bin')
  return `${git('rev-parse', '--short=12', 'HEAD')}${changed === '' ? '' : ' with changes'}`
}

export function machine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor'
  const memory = Math.round(totalmem() / 1024 ** 3)
  return `${availableParallelism()} cores (${model}), ${memory} GB memory, ${type()} ${release()}, Node ${process.versions.node}, SQLite ${process.versions.sqlite}`
}

/** Why a figure about time is no verdict; undefined when the machine had nothing else to do. */
export function busyWithOtherWork(): string | undefined {
  return load() > QUIET
    ? `the machine was busy with other work (load ${load().toFixed(1)} a core)`
    : undefined
}

const QUIET = 0.6

/** Of the last minute. Over one, and somebody waits. */
function load(): number {
  return (loadavg()[0] ?? 0) / availableParallelism()
}
