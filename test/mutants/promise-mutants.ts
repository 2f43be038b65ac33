/** Mutants of promises that hold across all doors: text, other people's things, days, clocks. */

const promise = (name: string) => ['--project', 'sqlite', `test/promises/${name}.test.ts`]

export const promiseMutants = [
  {
    name: 'tasks-of-everyone',
    breaks: 'P10: an id of someone else’s task is an id of nothing',
    edits: [
      {
        file: 'src/store/tasks/find.ts',
        from: ".where('user_id', '=', of.user_id).where('id', '=', of.id)",
        to: ".where('id', '=', of.id)",
      },
    ],
    caughtBy: promise('foreign-ids'),
  },
  {
    name: 'half-characters-kept',
    breaks: 'P7: what cannot be kept is refused',
    edits: [{ file: 'src/domain/text.ts', from: 'text.isWellFormed() && ', to: '' }],
    caughtBy: promise('same-text'),
  },
  {
    name: 'titles-tidied',
    breaks: 'P7: accepted text comes back unchanged',
    edits: [
      {
        file: 'src/domain/task-fields.ts',
        from: '.transform((text) => text.trim())',
        to: ".transform((text) => text.trim().normalize('NFKC'))",
      },
    ],
    caughtBy: promise('same-text'),
  },
  {
    name: 'everybody-lives-in-greenwich',
    breaks: 'P12: today is today where the user is',
    edits: [
      {
        file: 'src/store/tasks/filter.ts',
        from: 'const day = today(now)',
        to: "const day = today({ ...now, timezone: 'UTC' })",
      },
    ],
    caughtBy: promise('zones'),
  },
  {
    name: 'goes-on-after-a-rollback',
    breaks: 'P3: on a full disk a turn happens as a whole or not at all',
    edits: [
      { file: 'src/store/sqlite/statements.ts', from: 'if (begun && !db.isTransaction)', to: 'if (false)' },
    ],
    caughtBy: ['--project', 'sqlite', 'test/durable/outages.test.ts'],
  },
  {
    name: 'guesses-are-not-checked',
    breaks: 'P4: what another process did in between counts',
    edits: [
      { file: 'src/store/turns/before.ts', from: 'if (!same) throw new OutOfDate()', to: '' },
      { file: 'src/store/users.ts', from: ".where('next_event', '=', of.known_event)", to: '' },
    ],
    caughtBy: ['--project', 'postgres', 'test/contract/remembered.test.ts'],
  },
  {
    name: 'guesses-of-many-are-not-checked',
    breaks: 'P4: of turns that end together, none counts that began with something else than there is',
    edits: [
      { file: 'src/store/postgres/rows-of-many.ts', from: ' and t.next_event = v.known_event', to: '' },
      {
        file: 'src/store/postgres/rows-of-many.ts',
        from: ' and t.next_seq = v.known_seq and t.fence = v.known_fence',
        to: '',
      },
    ],
    caughtBy: ['--project', 'postgres', 'test/contract/remembered.test.ts'],
  },
  {
    name: 'answer-typed-before-the-question',
    breaks: 'P2: what was typed before a question cannot be its answer',
    edits: [
      {
        file: 'src/decide/answers/too-late.ts',
        from: ' && epoch_ms >= epochOf(pending.created_at) - SKEW_MS',
        to: '',
      },
    ],
    caughtBy: ['--project', 'unit', 'test/simulation/simulation.test.ts'],
  },
  {
    name: 'known-token-for-ever',
    breaks: 'P10: a token ends when it says so, however often it was good',
    edits: [
      {
        file: 'src/http/auth/known-tokens.ts',
        from: 'return known && now_ms < known.until_ms ? known.principal : null',
        to: 'return known ? known.principal : null',
      },
    ],
    caughtBy: ['--project', 'unit', 'test/http/tokens.test.ts'],
  },
  {
    name: 'taken-back-but-counted',
    breaks: 'P3: of a call that failed no number is used up',
    edits: [{ file: 'src/store/unit.ts', from: 'for (const restore of back) restore()', to: '' }],
    caughtBy: ['--project', 'sqlite', 'test/contract'],
  },
  {
    name: 'taken-back-but-written',
    breaks: 'P3: of a call that failed nothing is left',
    edits: [{ file: 'src/store/unit.ts', from: 'if (tried.aside) await undo(this.#trx)', to: '' }],
    caughtBy: ['--project', 'sqlite', 'test/contract'],
  },
  {
    name: 'step-given-up-goes-on',
    breaks: 'P1: a turn is there as a whole or not at all',
    edits: [
      {
        file: 'src/store/in-one.ts',
        from: 'if (running.size > 0) failures.push',
        to: 'if (running.size > 9) failures.push',
      },
    ],
    caughtBy: ['--project', 'sqlite', 'test/contract/together.test.ts'],
  },
  {
    name: 'own-writes-not-seen',
    breaks: 'P1: what a turn did is there for its next step',
    edits: [
      {
        file: 'src/store/unit.ts',
        from: 'await units.get(db)?.shown()',
        to: 'void db',
      },
    ],
    caughtBy: ['--project', 'sqlite', 'test/contract/together.test.ts'],
  },
]
