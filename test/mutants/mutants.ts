/**
 * P5: the tests can fail. Each mutant breaks one promise by hand; the tests named with it must notice.
 * `from` has to be found exactly once, so a mutant never goes stale silently.
 */
import { answerMutants } from './answer-mutants.ts'
import { doorMutants } from './door-mutants.ts'
import { floodMutants } from './flood-mutants.ts'
import { lockMutants } from './lock-mutants.ts'
import { mcpMutants } from './mcp-mutants.ts'
import { modelMutants } from './model-mutants.ts'
import { planMutants } from './plan-mutants.ts'
import { policyMutants } from './policy-mutants.ts'
import { promiseMutants } from './promise-mutants.ts'
import { repeatMutants } from './repeat-mutants.ts'
import { scopeMutants } from './scope-mutants.ts'
import { serviceMutants } from './service-mutants.ts'

interface Edit {
  readonly file: string
  readonly from: string
  readonly to: string
}

export interface Mutant {
  readonly name: string
  /** The promise it breaks. */
  readonly breaks: string
  readonly edits: readonly Edit[]
  /** Tests that must fail, as vitest arguments. */
  readonly caughtBy: readonly string[]
}

const simulation = ['--project', 'unit', 'test/simulation']
const dialogues = ['--project', 'sqlite', 'test/dialogues']
const tools = ['--project', 'unit', 'test/tools']
const contract = ['--project', 'sqlite', 'test/contract']

export const mutants: readonly Mutant[] = [
  {
    name: 'no-fence',
    breaks: 'P1, P4: who lost the lease changes nothing',
    edits: [
      {
        file: 'src/store/turns/lease.ts',
        from: 'if (held?.lease_owner !== claim.owner || held.fence !== claim.fence) {',
        to: 'if (held === undefined) {',
      },
    ],
    caughtBy: simulation,
  },
  {
    name: 'no-dedupe',
    breaks: 'P1: the same call twice acts once',
    edits: [
      {
        file: 'src/store/calls/change.ts',
        from: 'if (earlier !== null) return earlier',
        to: 'if (earlier?.kind === "differs") return earlier',
      },
    ],
    caughtBy: simulation,
  },
  {
    name: 'lease-owned-by-everyone',
    breaks: 'P1: a run taken over is told apart from the run that took it',
    edits: [
      { file: 'src/agent/lease.ts', from: 'owner: world.newId()', to: "owner: 'the same for everyone'" },
      {
        file: 'src/store/turns/lease.ts',
        from: 'const fence = conversation.fence + 1',
        to: 'const fence = 1',
      },
    ],
    caughtBy: simulation,
  },
  {
    name: 'lease-from-the-future',
    breaks: 'P2: a clock that was set back holds nobody up',
    edits: [
      {
        file: 'src/store/turns/lease.ts',
        from: 'isFromTheFuture(lease_until, lease)',
        to: 'false',
      },
    ],
    caughtBy: simulation,
  },
  {
    name: 'outcome-recorded-per-attempt',
    breaks: 'P3: a recorded failure never blocks its own retry',
    edits: [
      {
        file: 'src/tools/invoke.ts',
        from: 'if (error instanceof Problem && !error.retry) return failed(error)',
        to: 'if (error instanceof Problem) return failed(error)',
      },
    ],
    caughtBy: tools,
  },
  {
    name: 'expiry-ignored',
    breaks: 'invariant 5: received at or after expiry never executes',
    edits: [
      { file: 'src/decide/answers/too-late.ts', from: 'epoch_ms < epochOf(pending.expires_at) && ', to: '' },
    ],
    caughtBy: dialogues,
  },
  {
    name: 'read-skipped',
    breaks: 'invariant 8: a task that changed since the question is asked about again',
    edits: [
      {
        file: 'src/decide/answers/confirm.ts',
        from: 'if (!same) return askAgain(pending, command, fresh)',
        to: '',
      },
    ],
    caughtBy: dialogues,
  },
  {
    name: 'commit-split',
    breaks: 'P1: change, revision and audit row are one transaction',
    edits: [
      {
        file: 'src/store/store.ts',
        from: 'change: (asked, work) => write((trx) => change(trx, asked, work)),',
        to: 'change: (asked, work) => read((on) => change(on, asked, work)),',
      },
    ],
    caughtBy: contract,
  },
  {
    name: 'number-handed-out-twice',
    breaks: 'task numbers count 1, 2, 3… and are never reused',
    edits: [
      {
        file: 'src/store/locked-user.ts',
        from: 'this.#row.next_number += 1',
        to: 'this.#row.next_number += 0',
      },
    ],
    caughtBy: contract,
  },
  {
    name: 'question-claimed-twice',
    breaks: 'invariant 7: any number of yeses, one claim',
    edits: [
      {
        file: 'src/store/calls/change.ts',
        from: 'return numUpdatedRows > 0n',
        to: 'return numUpdatedRows >= 0n',
      },
    ],
    caughtBy: contract,
  },
  {
    name: 'user-from-arguments',
    breaks: 'invariant 12: a user_id from a client changes nothing',
    edits: [
      {
        file: 'src/tools/audit-row.ts',
        from: 'const { user_id: _, ...given } = isRecord(params) ? params : {}',
        to: 'const given = isRecord(params) ? params : {}',
      },
    ],
    caughtBy: tools,
  },
  {
    name: 'version-not-checked',
    breaks: 'invariant 8: acts only on the version that was asked about',
    edits: [
      {
        file: 'src/tools/write-scope.ts',
        from: 'if (expected === undefined || task.version === expected) return task',
        to: 'return task',
      },
    ],
    caughtBy: tools,
  },
  {
    name: 'same-message-id-runs-again',
    breaks: 'invariant 9: same key and body, same reply, one turn',
    edits: [
      {
        file: 'src/store/turns/accept.ts',
        from: 'if (known_hash !== null) return',
        to: 'if (known_hash !== null && known_hash !== turn.request_hash) return',
      },
    ],
    caughtBy: simulation,
  },
  {
    name: 'turns-out-of-order',
    breaks: 'P4: only the lowest open turn runs',
    edits: [
      { file: 'src/store/turns/turn-row.ts', from: ".orderBy('t.seq')", to: ".orderBy('t.seq', 'desc')" },
    ],
    caughtBy: simulation,
  },
  {
    name: 'old-question-kept',
    breaks: 'invariant 6: any other message leaves the old question gone',
    edits: [
      {
        file: 'src/store/turns/finish.ts',
        from: 'replaceQuestion(trx, claim, ending)\n',
        to: 'if (ending.pending !== null) replaceQuestion(trx, claim, ending)\n',
      },
    ],
    caughtBy: simulation,
  },
  ...modelMutants,
  ...policyMutants,
  ...answerMutants,
  ...planMutants,
  ...mcpMutants,
  ...serviceMutants,
  ...doorMutants,
  ...lockMutants,
  ...floodMutants,
  ...scopeMutants,
  ...promiseMutants,
  ...repeatMutants,
]
