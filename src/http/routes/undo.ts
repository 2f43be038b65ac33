/** Takes back the latest change made by hand, or the one that is named. */
import { Hono } from 'hono'
import type { AgentPorts } from '../../agent/ports.ts'
import { callTool } from '../call-tool.ts'
import type { Env } from '../env.ts'
import { optionalJsonBody } from '../json-body.ts'

export function undoRoutes(ports: AgentPorts): Hono<Env> {
  return new Hono<Env>().post('/', async (c) => {
    const params = (await optionalJsonBody(c)) ?? {}
    return c.json(await callTool(c, ports, 'undo', params))
  })
}
