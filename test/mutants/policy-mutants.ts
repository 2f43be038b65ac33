/** Mutants of the policy: each lets a conversation do a wrong thing. */
const dialogues = ['--project', 'sqlite', 'test/dialogues']
const policy = ['--project', 'unit', 'test/policy']

export const policyMutants = [
  {
    name: 'confirm-by-substring',
    breaks: 'invariant 2: only a message that is wholly a yes confirms',
    edits: [
      {
        file: 'src/understand/answer/answer.ts',
        from: 'const whole = wholeAnswer(said, question)',
        to: "const whole = said.includes('yes') ? ({ kind: 'yes', clear: true } as const) : wholeAnswer(said, question)",
      },
    ],
    caughtBy: policy,
  },
  {
    name: 'praise-confirms',
    breaks: 'invariant 2: half a yes is no yes',
    edits: [
      {
        file: 'src/decide/answers/answer-open-question.ts',
        from: 'const answer = context.interpretation.answer\n',
        to: "const answer = context.interpretation.answer ?? (soleCommand(context)?.intent === 'CONFIRM_YES' ? ({ kind: 'yes' } as const) : undefined)\n",
      },
    ],
    caughtBy: dialogues,
  },
  {
    name: 'confirmed-by-the-asking-message',
    breaks: 'invariant 3: the turn that asks never executes',
    edits: [
      {
        file: 'src/decide/commands/remove.ts',
        from: "if (manners.policy === 'locked' && manners.confirmed && !rest)",
        to: 'if (manners.confirmed)',
      },
    ],
    caughtBy: dialogues,
  },
  {
    name: 'expired-in-its-last-moment',
    breaks: 'invariant 5: received at expiry never executes',
    edits: [
      {
        file: 'src/decide/answers/too-late.ts',
        from: 'return epoch_ms < epochOf(pending.expires_at)',
        to: 'return epoch_ms <= epochOf(pending.expires_at)',
      },
    ],
    caughtBy: dialogues,
  },
  {
    name: 'first-of-several-taken',
    breaks: 'invariant 14: several matches are asked about',
    edits: [
      {
        file: 'src/decide/targets.ts',
        from: 'if (only && (more.length === 0 || asksIfThere(command))) return { tasks: fitting }',
        to: 'if (only) return { tasks: [only] }',
      },
    ],
    caughtBy: policy,
  },
  {
    name: 'taken-back-unread',
    breaks: 'invariant 13: what is changed was read in the same turn',
    edits: [
      {
        file: 'src/decide/correct.ts',
        from: "if (call.tool !== 'restore_task') {",
        to: "if (call.tool === 'list_tasks') {",
      },
    ],
    caughtBy: policy,
  },
  {
    name: 'undo-behind-a-question',
    breaks: 'undo while a question is open drops it and reverts nothing older',
    edits: [
      {
        file: 'src/decide/answers/answer-open-question.ts',
        from: "if (soleCommand(context)?.intent === 'UNDO') return { kind: 'no' }",
        to: '',
      },
    ],
    caughtBy: policy,
  },
  {
    name: 'bulk-cap-ignored',
    breaks: 'more than 100 changes are not done',
    edits: [
      {
        file: 'src/decide/commands/limits.ts',
        from: "if (count > limits.plan) return unserved({ say: 'too_many', count: count + (rest?.count ?? 0) })",
        to: '',
      },
    ],
    caughtBy: policy,
  },
  {
    name: 'many-orders-unasked',
    breaks: 'more than 25 changes in one message are one question',
    edits: [
      {
        file: 'src/decide/commands/limits.ts',
        from: 'if (agreed || spent + count <= limits.unconfirmed) return null',
        to: 'return null',
      },
    ],
    caughtBy: policy,
  },
  {
    name: 'failure-told-as-success',
    breaks: 'invariant 17: success is claimed only for what succeeded',
    edits: [
      {
        file: 'src/decide/commands/apply.ts',
        from: 'if (!outcome.result.success) return stopped(outcome, tasks, done, say)',
        to: '',
      },
    ],
    caughtBy: policy,
  },
  {
    name: 'done-although-it-was',
    breaks: 'invariant 17: what was done already is not claimed',
    edits: [
      {
        file: 'src/report/claims.ts',
        from: 'if (task.completed)\n    return changed\n',
        to: 'if (task.completed)\n    return changed || task.completed\n',
      },
    ],
    caughtBy: dialogues,
  },
  {
    name: 'chat-calls-a-tool',
    breaks: 'chat never calls a tool',
    edits: [
      {
        file: 'src/decide/commands/run.ts',
        from: '?? talk(command)',
        to: "?? (command?.intent === 'GENERAL_CHAT' ? yield* list({ intent: 'LIST_TASKS', params: {}, spans: {} }, mind, manners) : talk(command))",
      },
    ],
    caughtBy: dialogues,
  },
  {
    name: 'low-confidence-acts',
    breaks: 'invariant 15: below 0.7 nothing is changed',
    edits: [
      {
        file: 'src/decide/unsure.ts',
        from: 'if (isSureEnough(context.interpretation)) return null',
        to: 'if (!ambiguous) return null',
      },
    ],
    caughtBy: policy,
  },
  {
    name: 'dry-run-acts',
    breaks: 'a dry run does nothing',
    edits: [
      {
        file: 'src/decide/decide.ts',
        from: 'if (context.interpretation.dry_run) return dryRun(context, plan, next, outcomes)',
        to: '',
      },
    ],
    caughtBy: policy,
  },
  {
    name: 'dry-run-asks',
    breaks: 'a dry run opens no question',
    edits: [
      {
        file: 'src/decide/dry-run.ts',
        from: 'if (!decision.question || !asking) return decision',
        to: 'return decision',
      },
    ],
    caughtBy: dialogues,
  },
  {
    name: 'renamed-since-guessed',
    breaks: 'a task that was renamed since it was shown is asked about',
    edits: [
      {
        file: 'src/decide/targets.ts',
        from: 'if (task.title === mark.title) return { tasks: [task] }',
        to: 'return { tasks: [task] }',
      },
    ],
    caughtBy: dialogues,
  },
  {
    name: 'number-before-place',
    breaks: 'a bare number that is one task by number and another by place is asked about',
    edits: [
      {
        file: 'src/decide/answers/choose.ts',
        from: 'if (numbered && placed && numbered !== placed) return [numbered, placed]',
        to: '',
      },
    ],
    caughtBy: dialogues,
  },
  {
    name: 'locked-rename-unasked',
    breaks: 'under locked a rename asks first',
    edits: [
      {
        file: 'src/decide/commands/update.ts',
        from: 'return (stops(command, tasks) && !manners.agreed) || (isLocked && renames(command))',
        to: 'return stops(command, tasks) && !manners.agreed',
      },
    ],
    caughtBy: dialogues,
  },
  {
    name: 'question-cut-off',
    breaks: 'invariant 23: a reply keeps its question whole',
    edits: [
      {
        file: 'src/report/report.ts',
        from: 'text: question === null ? fitting(texts, limits.reply) : withQuestion(texts.slice(0, -1), question),',
        to: 'text: fitting(texts, limits.reply),',
      },
    ],
    caughtBy: policy,
  },
  {
    name: 'restored-after-a-month',
    breaks: 'deleted tasks can be brought back for thirty days',
    edits: [
      {
        file: 'src/store/tasks/reader.ts',
        from: 'return now_ms !== undefined && row.deleted_at <= restorableSince(now_ms) ? null : taskOf(row)',
        to: 'return taskOf(row)',
      },
    ],
    caughtBy: ['--project', 'sqlite', 'test/contract/deleted.test.ts'],
  },
]
