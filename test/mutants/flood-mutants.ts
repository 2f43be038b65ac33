/** P5 for floods: nobody stops the house, fills the disk, or holds up a conversation. */
const longWork = ['--project', 'sqlite', 'test/contract/long-work.test.ts']
const trail = ['--project', 'sqlite', 'test/contract/small-trail.test.ts']
const limits = ['--project', 'sqlite', 'test/service/limits.test.ts']
const givenUp = ['--project', 'sqlite', 'test/contract/given-up.test.ts']

export const floodMutants = [
  {
    name: 'keeps-the-event-loop',
    breaks: 'whoever asks on and on lets others have their turn',
    edits: [
      {
        file: 'src/store/sqlite/give-way.ts',
        from: 'return performance.now() - begun.at < LONGEST_MS ? undefined : begun.over',
        to: 'return undefined',
      },
    ],
    caughtBy: [...longWork, '-t', 'the event loop'],
  },
  {
    name: 'long-read-in-a-transaction',
    breaks: 'a long list is not looked at while others wait for a transaction',
    edits: [
      {
        file: 'src/store/in-one.ts',
        from: 'longRead: longRead && refused',
        to: 'longRead: longRead && null',
      },
    ],
    caughtBy: [...longWork, '-t', 'is not looked at'],
  },
  {
    name: 'reads-kept-whole',
    breaks: 'of a read the trail keeps which tasks and how many',
    edits: [
      {
        file: 'src/store/calls/invocation-row.ts',
        from: 'const brief = inBrief(invocation.result)',
        to: 'const brief = invocation.result.data ?? inBrief(invocation.result)',
      },
    ],
    caughtBy: trail,
  },
  {
    name: 'cut-off-without-its-reads',
    breaks: 'a turn that was cut off goes on with what it had read',
    edits: [
      {
        file: 'src/store/turns/gathered.ts',
        from: "const reads = gathered.reads.map(readLine).join('')",
        to: "const reads = gathered.reads.slice(0, 0).map(readLine).join('')",
      },
    ],
    caughtBy: trail,
  },
  {
    name: 'refused-calls-kept',
    breaks: 'refused calls are counted, not kept',
    edits: [
      {
        file: 'src/tools/invoke.ts',
        from: 'else await scope.store.refused(invocation)',
        to: 'else await scope.store.record({ ...invocation, turn: invocation.id }, null)',
      },
    ],
    caughtBy: trail,
  },
  {
    name: 'a-batch-without-end',
    breaks: 'a batch has ten requests at most',
    edits: [
      {
        file: 'src/http/routes/mcp.ts',
        from: 'const LARGEST_BATCH = 10\n',
        to: 'const LARGEST_BATCH = 1000\n',
      },
    ],
    caughtBy: limits,
  },
  {
    name: 'no-limit-for-assistants',
    breaks: 'every MCP call counts',
    edits: [
      {
        file: 'src/http/routes/mcp.ts',
        from: 'limits.requests.user(principal.user_id, requestsIn(message))',
        to: 'requestsIn(message)',
      },
    ],
    caughtBy: limits,
  },
  {
    name: 'a-quota-nobody-checks',
    breaks: 'beyond the quota nothing new is taken in',
    edits: [
      {
        file: 'src/http/mount.ts',
        from: 'if (takesIn(route)) parts.quota',
        to: 'if (!takesIn(route)) parts.quota',
      },
    ],
    caughtBy: limits,
  },
  {
    name: 'a-turn-never-given-up',
    breaks: 'a turn that throws comes to an end',
    edits: [
      {
        file: 'src/agent/chat.ts',
        from: 'if (tried === TRIES) return await giveUp(claim, progress, ports)',
        to: 'if (tried === TRIES) throw error',
      },
    ],
    caughtBy: [...givenUp, '-t', 'a turn that throws'],
  },
  {
    name: 'looks-from-the-start-again',
    breaks: 'P11: a long text is looked through once',
    edits: [
      {
        file: 'src/understand/listed.ts',
        from: "const colon = tokens.slice(from, to - 1).findIndex(({ norm }) => norm === ':')",
        to: "const colon = tokens.findIndex(({ norm }, at) => at >= from && at < to - 1 && norm === ':') - from",
      },
    ],
    caughtBy: ['--project', 'unit', 'src/understand/looks.test.ts'],
  },
]
