/** Every promise, in order. */
import { p1 } from './p01-kills.ts'
import { p2 } from './p02-simulation.ts'
import { p3 } from './p03-faults.ts'
import { p4 } from './p04-concurrent.ts'
import { p5 } from './p05-mutants.ts'
import { p6 } from './p06-injection.ts'
import { p7 } from './p07-text.ts'
import { p8 } from './p08-dialogues.ts'
import { p9 } from './p09-honesty.ts'
import { p10 } from './p10-foreign.ts'
import { p11 } from './p11-stall.ts'
import { p12 } from './p12-dates.ts'
import { p13 } from './p13-model.ts'
import { p14 } from './p14-load.ts'
import { p15 } from './p15-answers.ts'
import { p16 } from './p16-guests.ts'
import { p17 } from './p17-keys.ts'
import { p18 } from './p18-repeating.ts'
import { p19 } from './p19-rings.ts'
import type { Proof } from './proof.ts'

export const proofs: readonly Proof[] = [
  p1,
  p2,
  p3,
  p4,
  p5,
  p6,
  p7,
  p8,
  p9,
  p10,
  p11,
  p12,
  p13,
  p14,
  p15,
  p16,
  p17,
  p18,
  p19,
]
