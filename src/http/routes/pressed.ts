/**
 * What is pressed on a notification: done, or remind me later. The address itself says who may do what, and is signed;
 * pressing it twice does it once. Looking at it does nothing, as mailboxes look at links by themselves.
 */
import { hash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { addDays, instantOf, instantText, type Moment, today } from '../../domain/calendar.ts'
import type { ToolResult } from '../../domain/decision.ts'
import { problem } from '../../domain/problem.ts'
import { MORNING } from '../../domain/reminders.ts'
import type { Pressed, RingAction } from '../../domain/ringing.ts'
import { invoke } from '../../tools/invoke.ts'
import { toolNamed } from '../../tools/registry.ts'
import type { Env } from '../env.ts'
import { pressedPage, pressPage } from '../pages.ts'
import type { AppParts } from '../parts.ts'
import { zoneOf } from '../zone-of.ts'

const buttons: Readonly<Record<Pressed['action'], string>> = {
  done: 'Mark it done',
  'in 10 minutes': 'Remind me in 10 minutes',
  'in 1 hour': 'Remind me in an hour',
  tomorrow: 'Remind me tomorrow',
  confirm: 'Send my reminders to this address',
}
const ends: Readonly<Record<Pressed['action'], string>> = {
  done: 'Done.',
  'in 10 minutes': 'I will remind you in 10 minutes.',
  'in 1 hour': 'I will remind you in an hour.',
  tomorrow: 'I will remind you tomorrow morning.',
  confirm: 'Your reminders will come to this address.',
}

export function pressedRoutes(parts: AppParts): Hono<Env> {
  return new Hono<Env>()
    .get('/r/:token', (c) => c.html(pressPage(buttons[pressedIn(c, parts).action])))
    .post('/r/:token', async (c) => {
      const pressed = pressedIn(c, parts)
      const words = await done(parts, pressed)
      const wantsPage = c.req.header('accept')?.includes('text/html') === true
      return wantsPage ? c.html(pressedPage(words)) : c.json({ message: words })
    })
}

function pressedIn(c: Context<Env>, { reminding }: AppParts): Pressed {
  const pressed = reminding?.pressed(c.req.param('token') ?? '') ?? null
  if (pressed === null) throw problem('NOT_FOUND')
  return pressed
}

async function done(parts: AppParts, pressed: Pressed): Promise<string> {
  const { store, world } = parts.ports
  const { user_id, about, action } = pressed
  parts.requests.user(user_id)
  if ((await store.closed(user_id)) !== null) throw problem('NOT_FOUND')
  if (action === 'confirm') {
    if (!(await store.confirmChannel(user_id, about, instantText(world.now())))) throw problem('NOT_FOUND')
    return ends.confirm
  }
  const { success, error_code } = await act(parts, { ...pressed, action })
  if (success) return ends[action]
  return error_code === 'TASK_NOT_FOUND'
    ? 'That task is gone.'
    : 'That did not work. Open your list and try there.'
}

/** Under a key of its own, so that the same press acts once however often it comes. */
async function act(parts: AppParts, pressed: Pressed & { readonly action: RingAction }): Promise<ToolResult> {
  const { store, world } = parts.ports
  const { user_id, about: task_id, action, ring_at } = pressed
  const now = { epoch_ms: world.now(), timezone: await zoneOf(parts.ports, user_id) }
  const turn = `ring:${hash('sha256', [task_id, ring_at, action].join('\n'))}`
  const known = await store.called(user_id, { turn, sequence: 1 })
  if (known) return { success: true, data: {}, error: null, error_code: null }
  const [tool, params] =
    action === 'done'
      ? (['complete_task', { task_id }] as const)
      : (['update_task', { task_id, snoozed_until: instantText(laterBy(action, now)) }] as const)
  return await invoke(toolNamed(tool), params, {
    ...{ store, world, now },
    actor: { user_id, source: 'page', client: 'reminder' },
    key: { turn, sequence: 1 },
    intent: 'DIRECT',
    turn: null,
    call: null,
  })
}

function laterBy(action: Exclude<RingAction, 'done'>, now: Moment): number {
  if (action === 'tomorrow') return instantOf(`${addDays(today(now), 1)}T${MORNING}`, now.timezone)
  return now.epoch_ms + (action === 'in 1 hour' ? 60 : 10) * 60_000
}
