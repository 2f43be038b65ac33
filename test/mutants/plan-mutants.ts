/** Mutants of plans: each touches a task that was to be left alone. */
const dialogues = ['--project', 'sqlite', 'test/dialogues']
const policy = ['--project', 'unit', 'test/policy']

export const planMutants = [
  {
    name: 'exception-forgotten',
    breaks: 'everything except X never touches X',
    edits: [
      {
        file: 'src/decide/targets.ts',
        from: '{ ...usefulFilter(command, asked), ...without.params }',
        to: 'usefulFilter(command, asked)',
      },
    ],
    caughtBy: policy,
  },
  {
    name: 'it-is-something-else',
    breaks: 'what points at a command that waits for an answer waits with it',
    edits: [{ file: 'src/decide/commands/run.ts', from: 'if (course.dangling && ', to: 'if (false && ' }],
    caughtBy: dialogues,
  },
]
