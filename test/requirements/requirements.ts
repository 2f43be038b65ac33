/** Every row of the specifications the conversation answers to, each with the tests that prove it. */
import { design4 } from './design-4.ts'
import { design5 } from './design-5.ts'
import { design7 } from './design-7.ts'
import { invariants } from './invariants.ts'
import type { Requirement } from './requirement.ts'
import { seed000 } from './seed-000.ts'
import { seed001 } from './seed-001.ts'
import { seed002 } from './seed-002.ts'
import { seed003And004 } from './seed-003-004.ts'

export const requirements: readonly Requirement[] = [
  ...seed000,
  ...seed001,
  ...seed002,
  ...seed003And004,
  ...design4,
  ...design5,
  ...design7,
  ...invariants,
]
