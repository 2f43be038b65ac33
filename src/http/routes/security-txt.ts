/** /.well-known/security.txt (RFC 9116): where someone who found a weakness can say so. */
import { Hono } from 'hono'
import { instantText } from '../../domain/calendar.ts'
import type { Env } from '../env.ts'
import type { AppParts } from '../parts.ts'

/** Whoever kept it for longer should look again. */
const GOOD_FOR_MS = 180 * 24 * 3600 * 1000

export function securityTxtRoutes({ ports, public_url, security_contact }: AppParts): Hono<Env> {
  return new Hono<Env>().get('/.well-known/security.txt', (c) => {
    // Host was checked before, so a request's own address is one of ours.
    const here = new URL(public_url ?? c.req.url).origin
    const lines = [
      `Contact: ${security_contact ?? `${here}/docs/security#telling-us`}`,
      `Expires: ${instantText(ports.world.now() + GOOD_FOR_MS)}`,
      `Canonical: ${here}/.well-known/security.txt`,
      `Policy: ${here}/docs/security`,
      'Preferred-Languages: en',
    ]
    return c.text(`${lines.join('\n')}\n`)
  })
}
