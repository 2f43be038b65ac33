/** One chunk in a process of its own: lanes do not hold each other up, and what a proof leaves behind ends with it. */
import { fork } from 'node:child_process'
import { setPriority } from 'node:os'
import type { Job } from './jobs.ts'
import type { Found, Lane, Work } from './proof.ts'

export interface Order {
  readonly key: string
  readonly work: Omit<Work, 'show'>
}
export type News = { readonly shown: number } | { readonly found: Found }

/** Much is made and soon forgotten: fewer, larger collections. */
const YOUNG = ['--max-semi-space-size=64']

/** How nice it is to the others: the soak keeps its pace, or its memory would be that of a server that waits. */
const niceness: Readonly<Record<Lane, number>> = { alone: 0, soak: 0, waiting: 10, busy: 12, spare: 19 }

export function proveApart({ key, part }: Job, work: Work): Promise<Found> {
  const { show, ...rest } = work
  return new Promise((resolve) => {
    // The usual way would make null of “no limit”.
    const how = { execArgv: YOUNG, serialization: 'advanced' } as const
    const child = fork(new URL('./chunk.ts', import.meta.url), how)
    if (child.pid !== undefined) setPriority(child.pid, niceness[part.lane])
    child.on('message', (news: News) => {
      if ('shown' in news) return show(news.shown)
      child.kill()
      resolve(news.found)
    })
    child.once('exit', (code, signal) =>
      resolve({ reached: work.from, complaints: [`it ended with ${code ?? signal} and said nothing`] }),
    )
    child.send({ key, work: rest } satisfies Order)
  })
}
