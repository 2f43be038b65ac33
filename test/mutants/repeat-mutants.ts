/** Mutants of tasks that come back: late, at month ends, twice, moved. */

const contract = ['--project', 'sqlite', 'test/contract/repeating.test.ts']

export const repeatMutants = [
  {
    name: 'next-date-in-the-past',
    breaks: 'done late, the next date is not past',
    edits: [
      {
        file: 'src/repeat/next.ts',
        from: 'if (date >= notBefore) return',
        to: 'if (date !== notBefore) return',
      },
    ],
    caughtBy: contract,
  },
  {
    name: 'forgets-the-31st',
    breaks: 'no drift at month ends',
    edits: [
      {
        file: 'src/repeat/occurrence.ts',
        from: 'if (!isBare || day < 29) return rule',
        to: 'if (isBare) return rule',
      },
    ],
    caughtBy: contract,
  },
  {
    name: 'two-series',
    breaks: 'one open occurrence: the done one hands its rule on',
    edits: [
      {
        file: 'src/tools/complete-task.ts',
        from: '{ completed: true, series, ...noRepetition }',
        to: '{ completed: true, series }',
      },
    ],
    caughtBy: contract,
  },
  {
    name: 'a-moved-date-moves-all',
    breaks: 'one that is moved still stands for its own date',
    edits: [{ file: 'src/tools/repeating.ts', from: ': { recurs_on: meant }', to: ': { recurs_on: null }' }],
    caughtBy: contract,
  },
  {
    name: 'a-moved-date-wipes-the-rule',
    breaks: 'no door can wipe a rule by moving a date',
    edits: [
      {
        file: 'src/tools/repeating.ts',
        from: 'if (due_date === null) return { recurs_on: meant }',
        to: 'if (due_date === null) return noRepetition',
      },
    ],
    caughtBy: contract,
  },
  {
    name: 'drifts-after-a-rest',
    breaks: 'a monthly task that rested until the end of February is that of the 31st again',
    edits: [
      {
        file: 'src/tools/repeating.ts',
        from: '{ recurs_on: null, recurrence: ruleOfSeries(before) }',
        to: '{ recurs_on: null }',
      },
    ],
    caughtBy: contract,
  },
  {
    name: 'moves-all-unasked',
    breaks: 'only this one or all from now on is asked',
    edits: [
      {
        file: 'src/decide/commands/repeating.ts',
        from: '!matters(task, command.params)) return null',
        to: 'true) return null',
      },
    ],
    caughtBy: ['--project', 'sqlite', 'test/service/repeating.test.ts'],
  },
  {
    name: 'never-ends',
    breaks: 'so many times, and then no more',
    edits: [{ file: 'src/repeat/next.ts', from: 'count: rule.count - gone', to: 'count: rule.count' }],
    caughtBy: contract,
  },
  {
    name: 'all-moves-one-alone',
    breaks: 'all from now on moves the day that was moved, also of several',
    edits: [
      {
        file: 'src/repeat/moved-rule.ts',
        from: 'days.length === 1 || (day === weekday(from) && isNth(nth, from))',
        to: 'days.length === 1',
      },
    ],
    caughtBy: ['--project', 'sqlite', 'test/service/repeating.test.ts'],
  },
  {
    name: 'drifts-in-some-months',
    breaks: 'no drift at month ends, also where only some months count',
    edits: [
      {
        file: 'src/repeat/occurrence.ts',
        from: "rule.frequency === 'MONTHLY' || (rule.frequency === 'YEARLY' && rule.months.length > 0)",
        to: "rule.frequency === 'MONTHLY'",
      },
    ],
    caughtBy: ['--project', 'unit', 'src/repeat/occurrence.test.ts'],
  },
  {
    name: 'words-without-their-days',
    breaks: 'what is said of a rule is all of it',
    edits: [
      {
        file: 'src/repeat/words.ts',
        from: 'rule.positions.length + rule.monthDays.length + rule.weekdays.length > 0',
        to: 'rule.positions.length > 0',
      },
    ],
    caughtBy: ['--project', 'unit', 'src/understand/repetition/words.test.ts'],
  },
  {
    name: 'days-off-unchecked',
    breaks: 'a rule that could never come again is refused at every door',
    edits: [
      {
        file: 'src/tools/repeating.ts',
        from: 'if (change.recurs_except !== undefined) mustComeAgain(before, change, now)',
        to: '',
      },
    ],
    caughtBy: ['--project', 'sqlite', 'test/service/bad-rules.test.ts'],
  },
  {
    name: 'one-time-of-two',
    breaks: 'nothing that was said of a rule is dropped: two times of the day are asked about',
    edits: [
      {
        file: 'src/understand/repetition/find-repetitions.ts',
        from: "group.severalTimes ? 'several-times' : doubtOf(said)",
        to: 'doubtOf(said)',
      },
    ],
    caughtBy: ['--project', 'unit', 'src/understand/repetition/phrases.test.ts'],
  },
  {
    name: 'stop-repeating-unasked',
    breaks: 'that something no longer repeats is asked about first',
    edits: [
      {
        file: 'src/decide/commands/update.ts',
        from: '(stops(command, tasks) && !manners.agreed) ||',
        to: '',
      },
    ],
    caughtBy: ['--project', 'sqlite', 'test/service/repeating.test.ts'],
  },
]
