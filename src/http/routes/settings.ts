/** What a user chose for themselves. It may tighten the server's policy, never loosen it. */
import { z } from 'zod'
import type { AgentPorts } from '../../agent/ports.ts'
import { instantText } from '../../domain/calendar.ts'
import { policyNames } from '../../domain/decision.ts'
import { isTimeOfDay } from '../../domain/morning-brief.ts'
import { isQuietHours } from '../../domain/quiet-hours.ts'
import { TimeZone } from '../../domain/task-fields.ts'
import { dateOrders, weekStarts } from '../../domain/words.ts'
import type { UserSettings } from '../../store/contract-service.ts'
import { type Route, route } from '../route.ts'
import { zoneOf } from '../zone-of.ts'

export const SettingsAnswer = z.object({
  timezone: z.string().nullable().describe('null: as the server has it.'),
  policy: z.enum(policyNames).nullable().describe('null: as the server has it.'),
  date_order: z.enum(dateOrders).nullable().describe('How 3/4 is read; null: month first.'),
  week_start: z.enum(weekStarts).nullable().describe('The day that weeks begin on; null: Monday.'),
  quiet_hours: z.string().nullable().describe('22:00-07:00: what rings then is sent when they are over.'),
  ring_when_due: z.boolean().nullable().describe('false: a due time alone does not ring; null: it does.'),
  morning_brief: z
    .string()
    .nullable()
    .describe('07:30: a look at the day is sent then to where reminders are sent; null: none is.'),
})

export const SettingsChange = z
  .strictObject({
    timezone: TimeZone.nullable().optional(),
    policy: z.enum(policyNames).nullable().optional(),
    date_order: z.enum(dateOrders).nullable().optional(),
    week_start: z.enum(weekStarts).nullable().optional(),
    quiet_hours: z.string().refine(isQuietHours, 'must be such as 22:00-07:00').nullable().optional(),
    ring_when_due: z.boolean().nullable().optional(),
    morning_brief: z.string().refine(isTimeOfDay, 'must be such as 07:30').nullable().optional(),
  })
  .refine((change) => Object.keys(change).length > 0, 'at least one thing to change is needed')

export const settingsRoutes: readonly Route[] = [
  route(
    {
      method: 'get',
      path: '/api/settings',
      summary: 'Your own settings',
      needs: 'tasks:read',
      answer: { status: 200, schema: SettingsAnswer },
    },
    async ({ c, parts, user_id }) => c.json(await parts.ports.store.settings(user_id)),
  ),
  route(
    {
      method: 'patch',
      path: '/api/settings',
      summary: 'Change your own settings',
      needs: 'tasks:write',
      body: SettingsChange,
      answer: { status: 200, schema: SettingsAnswer },
    },
    async ({ c, parts, user_id, body }) => {
      const { store, world } = parts.ports
      const change = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
      const settings = {
        ...(await clockFor(parts.ports, user_id, body)),
        ...(change as Partial<UserSettings>),
      }
      return c.json(await store.changeSettings(user_id, settings, instantText(world.now())))
    },
  ),
]

/** Half past seven is on somebody's clock: whoever never said where they are is where the server is. */
async function clockFor(
  ports: AgentPorts,
  user_id: string,
  { morning_brief }: z.output<typeof SettingsChange>,
): Promise<Partial<UserSettings>> {
  return typeof morning_brief === 'string' ? { timezone: await zoneOf(ports, user_id) } : {}
}
