/**
 * The page in a real browser on this machine: how soon it can be used, how soon a message and its receipt are there,
 * and whether long lists scroll. Run by `npm run bench -- page`; takes a minute, most of it to fill the database.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { BROWSER_FLAGS, unpackBrowser } from '../test/support/chromium.ts'
import { served } from '../test/support/cli.ts'

type Figure = readonly [what: string, figure: string, limit: string]

const TASKS = 5000
const TURNS = 1000
const RUNS = 15
/** So many frames without moving is the end. */
const STILL = 60

export async function benchPage(): Promise<readonly Figure[]> {
  execFileSync('npm', ['run', '--silent', 'build:web'])
  const folder = mkdtempSync(join(tmpdir(), 'sayso-bench-'))
  const server = await served({
    SAYSO_DATABASE_URL: `file:${join(folder, 'sayso.db')}`,
    SAYSO_RATE_LIMIT: '0',
  })
  const { path, env } = await unpackBrowser()
  const browser = await chromium.launch({
    executablePath: path,
    args: BROWSER_FLAGS,
    env: { ...(process.env as Record<string, string>), ...env },
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(server.link ?? '')
    const empty = await opened(page, server.url)
    const talk = await talking(page)
    await fill(page)
    const full = await opened(page, server.url)
    const talkShown = await until(page, TALK)
    return [
      ['page: usable, nothing on the list (median)', ms(median(empty)), '300 ms'],
      ['page: usable, nothing on the list, quickest', ms(Math.min(...empty)), ''],
      ['page: a message is shown after Enter (median)', ms(median(talk.map(({ shown }) => shown))), '50 ms'],
      ['page: its receipt is there (median)', ms(median(talk.map(({ receipt }) => receipt))), '150 ms'],
      [`page: usable, ${TASKS} tasks, ${2 * TURNS} messages (median)`, ms(median(full)), '300 ms'],
      [`page: usable, ${TASKS} tasks, ${2 * TURNS} messages, quickest`, ms(Math.min(...full)), ''],
      [`page: all ${2 * TURNS} messages are there`, ms(talkShown), ''],
      ...figuresOf('down the list', await scrolled(page, '.list-scroll', 400)),
      ...figuresOf('up the list again', await scrolled(page, '.list-scroll', -400)),
      ...figuresOf('up the messages', await scrolled(page, '.log-scroll', -400)),
      ...figuresOf('down the messages again', await scrolled(page, '.log-scroll', 400)),
    ]
  } finally {
    await browser.close()
    await server.stop('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** From the address being opened until words can be typed and the list is there. */
const READY = "document.querySelector('#composer') && document.querySelector('.count')?.textContent"

/** …until the latest reply is there, which is when all of the conversation is. */
const TALK = "document.querySelector('.reply')"

async function until(page: Page, there: string): Promise<number> {
  return (await page.evaluate(`new Promise((resolve) => {
    const look = () => ${there} ? resolve(performance.now()) : requestAnimationFrame(look)
    look()
  })`)) as number
}

/** Several times: a server that has just started, and a machine that does something else, are slower. */
async function opened(page: Page, url: string): Promise<readonly number[]> {
  const all: number[] = []
  for (let run = 0; run < RUNS; run++) all.push(await usable(page, url))
  return all
}

async function usable(page: Page, url: string): Promise<number> {
  await page.goto('about:blank')
  await page.goto(url, { waitUntil: 'commit' })
  return await until(page, READY)
}

interface Turn {
  readonly shown: number
  readonly receipt: number
}

async function talking(page: Page): Promise<readonly Turn[]> {
  const turns: Turn[] = []
  for (let run = 0; run < RUNS; run++) {
    await page.fill('#composer', `add task of the bench ${run}`)
    turns.push((await page.evaluate(enter)) as Turn)
  }
  return turns
}

const enter = `new Promise((resolve) => {
  const field = document.querySelector('#composer')
  const count = (kind) => document.querySelectorAll(kind).length
  const before = { mine: count('.mine'), reply: count('.reply') }
  const start = performance.now()
  let shown
  new MutationObserver((_, watching) => {
    if (shown === undefined && count('.mine') > before.mine) shown = performance.now() - start
    if (count('.reply') === before.reply) return
    watching.disconnect()
    resolve({ shown, receipt: performance.now() - start })
  }).observe(document.body, { childList: true, subtree: true })
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
})`

async function fill(page: Page): Promise<void> {
  const lines = Array.from({ length: TASKS }, (_, at) =>
    JSON.stringify({ type: 'task', id: `bench-${at}`, title: `task ${at}` }),
  )
  await page.evaluate(async (body) => {
    await fetch('/api/import', { method: 'POST', headers: { 'content-type': 'application/x-ndjson' }, body })
  }, lines.join('\n'))
  await page.evaluate(async (turns) => {
    const list = (await (await fetch('/api/conversations?limit=1')).json()) as {
      conversations: { id: string }[]
    }
    const conversation_id = list.conversations[0]?.id
    const headers = { 'content-type': 'application/json' }
    for (let at = 0; at < turns; at++) {
      const body = JSON.stringify({ message: 'hello', conversation_id })
      await fetch('/api/chat', { method: 'POST', headers, body })
    }
  }, TURNS)
}

interface Scroll {
  /** Milliseconds from one frame to the next, in order of length. */
  readonly frames: readonly number[]
  /** Milliseconds in which nothing could be pressed, of pieces longer than 50. */
  readonly blocked: number
}

/** Half a screen each frame, to one end or the other, until there is no more; what is fetched on the way comes along. */
async function scrolled(page: Page, what: string, by: number): Promise<Scroll> {
  return (await page.evaluate(`new Promise((resolve) => {
    const area = document.querySelector('${what}')
    let blocked = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) blocked += duration
    }).observe({ type: 'longtask' })
    const frames = []
    let before
    let still = 0
    const step = (now) => {
      if (before !== undefined) frames.push(now - before)
      before = now
      const place = area.scrollTop
      area.scrollTop += ${by}
      still = area.scrollTop === place ? still + 1 : 0
      if (still < ${STILL}) requestAnimationFrame(step)
      else resolve({ frames: frames.slice(0, -${STILL}).sort((a, b) => a - b), blocked })
    }
    requestAnimationFrame(step)
  })`)) as Scroll
}

function figuresOf(what: string, { frames, blocked }: Scroll): readonly Figure[] {
  const at = (share: number) => ms(frames[Math.floor((frames.length - 1) * share)] ?? 0)
  const name = `page: ${what}, ${frames.length} frames`
  return [
    [`${name}, median`, at(0.5), '16.7 ms'],
    [`${name}, 99 in 100`, at(0.99), '50 ms'],
    [`${name}, slowest`, at(1), ''],
    [`${name}, blocked in all`, ms(blocked), ''],
  ]
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`
}
