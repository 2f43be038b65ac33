/** Where and on what the figures were made. */
import { execFileSync } from 'node:child_process'
import { availableParallelism, cpus, release, totalmem, type } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

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

const QUIET = 0.15
const LOOK_MS = 2000

/**
 * Why a figure about time that is over its limit is no verdict; undefined when the machine had nothing else to do. To be asked while nothing of
 * our own runs: before and after.
 */
export async function busyWithOtherWork(): Promise<string | undefined> {
  const before = spent()
  await pause(LOOK_MS)
  const after = spent()
  const share = (after.busy - before.busy) / (after.all - before.all)
  return share > QUIET
    ? `the machine was busy with other work (${Math.round(share * 100)} % of its processors)`
    : undefined
}

function spent(): { readonly busy: number; readonly all: number } {
  const times = cpus().map((one) => one.times)
  const idle = times.reduce((sum, time) => sum + time.idle, 0)
  const all = times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0)
  return { busy: all - idle, all }
}
