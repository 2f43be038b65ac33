/**
 * P19: three programs ring on one database, with clocks that jump, and are killed at random moments while reminders
 * come up. Afterwards each rang once, reached every channel, and nobody sent one that was known to be sent. Where a
 * sender dies between sending and writing that down, or gets no answer in time, nobody can know: it is sent again, under
 * the same name.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { realWorld } from '../../src/compose/real-world.ts'
import { instantText } from '../../src/domain/calendar.ts'
import { openStore } from '../../src/store/open.ts'
import { invoke } from '../../src/tools/invoke.ts'
import { toolNamed } from '../../src/tools/registry.ts'
import { randomFrom } from '../simulation/scheduler.ts'
import { pushBrowser } from '../support/push-browser.ts'
import { mailReceiver, postReceiver } from '../support/receivers.ts'
import { type Life, type Log, note, sentAgain } from './ring-log.ts'

export interface RingReport {
  readonly rings: number
  readonly sent: number
  /** Sent again after a kill between sending and recording, under the same name. */
  readonly in_doubt: number
  /** Sent again after an attempt that got no answer, as is written with it. */
  readonly tried_again: number
  /** So many of both really arrived a second time. */
  readonly copies: number
  readonly complaints: readonly string[]
}

export interface RingPlan {
  readonly database: string
  readonly kills: number
  readonly seed: number
  readonly progress?: (kills: number) => void
}

const PROGRAMS = 3
const USERS = 3
const PROGRAM = fileURLToPath(new URL('./ring-program.ts', import.meta.url))

export async function ringLoop(plan: RingPlan): Promise<RingReport> {
  const random = randomFrom(plan.seed)
  const [web, mail] = [await postReceiver(() => 201), await mailReceiver()]
  const store = await openStore(plan.database)
  const log: Log = { sends: new Map(), recorded: new Map() }
  const lives: Life[] = []
  const start = async () => await started(plan.database, mail.url, Math.floor(random() * 1e6), log)
  try {
    const users = Array.from({ length: USERS }, (_, user) => `ring-${plan.seed}-${user}`)
    for (const user of users) await channelsOf(store, user, web.url)
    lives.push(...(await Promise.all(Array.from({ length: PROGRAMS }, start))))
    let over = false
    const adding = addUntil(store, users, random, () => over)
    await killAll(plan, lives, random, start)
    over = true
    const tasks = await adding
    const received = () => names(web.posts, mail.mails)
    const arrived = () => new Set(received()).size
    const lost = await allArrived(arrived, tasks.length * 3, () => becameOf(store, users))
    return judged(log, tasks.length, received(), lost, await rungTwice(store, users))
  } finally {
    for (const life of lives) await kill(life)
    await store.close()
  }
}

type Opened = Awaited<ReturnType<typeof openStore>>

async function channelsOf(store: Opened, user: string, url: string): Promise<void> {
  const now = instantText(Date.now())
  const common = { created_at: now, confirmed_at: now, failure: null, failed_at: null }
  const { endpoint, keys } = pushBrowser(`${url}/push`).subscription
  await store.addChannel(user, { ...common, id: `${user}-h`, kind: 'webhook', name: 'h', address: { url } })
  await store.addChannel(user, {
    ...common,
    id: `${user}-p`,
    kind: 'push',
    name: 'p',
    address: { endpoint, ...keys },
  })
  await store.addChannel(user, {
    ...common,
    id: `${user}-m`,
    kind: 'email',
    name: 'm',
    address: { to: 'a@mail.example' },
  })
}

async function started(database: string, smtp: string, seed: number, log: Log): Promise<Life> {
  const child = spawn(process.execPath, [PROGRAM, database, smtp, String(seed)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const life: Life = { child, killed: false }
  let rest = ''
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('it ended before it rang')))
    child.stdout?.on('data', (chunk) => {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      if (lines.includes('ready')) resolve()
      for (const line of lines) note(log, life, line)
    })
  })
  return life
}

async function addUntil(
  store: Opened,
  users: readonly string[],
  random: () => number,
  over: () => boolean,
): Promise<readonly string[]> {
  const added: string[] = []
  while (!over()) {
    const user_id = users[added.length % users.length] ?? ''
    const epoch_ms = Date.now()
    const snoozed_until = instantText(epoch_ms + 2000 + random() * 3000)
    const result = await invoke(
      toolNamed('add_task'),
      { title: `ring ${added.length}`, snoozed_until },
      {
        ...{ store, world: realWorld, now: { epoch_ms, timezone: 'UTC' }, turn: null, call: null },
        actor: { user_id, source: 'cli', client: 'test' },
        key: { turn: realWorld.newId(), sequence: 1 },
        intent: 'DIRECT',
      },
    )
    if (result.success) added.push(user_id)
    await pause(60 + random() * 120)
  }
  return added
}

/** A random one, mostly in the middle of something; it comes back while the others go on. */
async function killAll(
  plan: RingPlan,
  lives: Life[],
  random: () => number,
  start: () => Promise<Life>,
): Promise<void> {
  const back = new Map<number, Promise<void>>()
  for (let count = 1; count <= plan.kills; count++) {
    await pause(100 + random() * 500)
    const victim = Math.floor(random() * lives.length)
    await back.get(victim)
    const life = lives[victim]
    if (life) await kill(life)
    plan.progress?.(count)
    const returns = start().then((next) => {
      lives[victim] = next
    })
    returns.catch(() => undefined)
    back.set(victim, returns)
  }
  await Promise.all(back.values())
}

async function kill(life: Life): Promise<void> {
  if (life.child.exitCode !== null || life.child.signalCode !== null) return
  life.child.kill('SIGKILL')
  await once(life.child, 'close')
  life.killed = true
}

/** What tells one reminder from another, whichever way it came. */
function names(
  posts: readonly { readonly headers: Readonly<Record<string, unknown>> }[],
  mails: readonly { readonly raw: string }[],
): readonly string[] {
  return [
    ...posts.map(({ headers }) => `post ${headers['idempotency-key'] ?? headers.topic}`),
    ...mails.map(({ raw }) => `mail ${/^Message-ID: (\S+)/imu.exec(raw)?.[1]}`),
  ]
}

/** Longer than three attempts that got no answer; nobody waits for what is over. */
const PATIENCE_MS = 900_000
const LOOK_MS = 1000

/** Lost, or only late: as long as the database has any that wait, they may come. */
async function allArrived(
  count: () => number,
  expected: number,
  becameOf: () => Promise<Readonly<Record<string, number>>>,
): Promise<readonly string[]> {
  for (let waited = 0; count() < expected && waited < PATIENCE_MS; waited += LOOK_MS) {
    const isOver = !Object.keys(await becameOf()).some((what) => what.startsWith('waiting'))
    await pause(LOOK_MS)
    if (isOver) break
  }
  // what would come twice has time to
  await pause(1500)
  const missing = expected - count()
  return missing === 0
    ? []
    : [`${missing} of ${expected} did not arrive: ${JSON.stringify(await becameOf())}`]
}

async function becameOf(store: Opened, users: readonly string[]): Promise<Readonly<Record<string, number>>> {
  const rung = (await Promise.all(users.map((user) => store.rungLately(user, 100_000)))).flat()
  const all = rung.flatMap(({ deliveries }) => deliveries)
  const alike = Map.groupBy(all, ({ status, attempts, error }) => `${status} after ${attempts} (${error})`)
  return Object.fromEntries([...alike].map(([what, some]) => [what, some.length]))
}

async function rungTwice(store: Opened, users: readonly string[]): Promise<readonly string[]> {
  const complaints: string[] = []
  for (const user of users) {
    const rung: (string | null)[] = []
    for (let after = 0, more = true; more; ) {
      const events = await store.events(user, after, 500)
      rung.push(...events.filter(({ kind }) => kind === 'reminded').map(({ task_id }) => task_id))
      after = events.at(-1)?.seq ?? after
      more = events.length > 0
    }
    if (new Set(rung).size !== rung.length) complaints.push(`${user}: something rang twice`)
  }
  return complaints
}

function judged(
  log: Log,
  rings: number,
  received: readonly string[],
  ...complaints: readonly (readonly string[])[]
): RingReport {
  const { in_doubt, tried_again, twice } = sentAgain(log)
  const copies = received.length - new Set(received).size
  const explained = in_doubt + tried_again
  const more = copies > explained ? [`${copies} copies arrived, ${explained} can be explained`] : []
  return {
    rings,
    sent: received.length,
    in_doubt,
    tried_again,
    copies,
    complaints: [...complaints.flat(), ...twice, ...more],
  }
}
