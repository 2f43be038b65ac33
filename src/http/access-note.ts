/** What a route does about who may come in, as the audit trail keeps it. */
import type { AccessDeed } from '../domain/access.ts'
import { instantText } from '../domain/calendar.ts'
import type { World } from '../domain/world.ts'
import type { Actor } from '../store/actor.ts'
import type { AccessNote } from '../store/contract-service.ts'
import { actorOf } from './actor-of.ts'
import type { Call } from './route.ts'

type About = AccessNote['about']

export function accessNote(world: World, actor: Actor, deed: AccessDeed, about: About): AccessNote {
  return { id: world.newId(), at: instantText(world.now()), actor, deed, about }
}

export function noteOf({ c, parts }: Pick<Call, 'c' | 'parts'>, deed: AccessDeed, about: About): AccessNote {
  return accessNote(parts.ports.world, actorOf(c, 'page'), deed, about)
}
