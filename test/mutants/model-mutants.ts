/** P5 for reading with a model: each breaks one promise about it. */

const test = (name: string) => ['--project', 'unit', `test/llm/${name}.test.ts`]

export const modelMutants = [
  {
    name: 'a-model-answers-questions',
    breaks: 'P6: an answer to an open question is read by rules only',
    edits: [
      {
        file: 'src/llm/engine.ts',
        from: "engine === 'rules' || isAnswer(rules) ||",
        to: "engine === 'rules' ||",
      },
    ],
    caughtBy: test('engines'),
  },
  {
    name: 'a-model-says-what-nobody-said',
    breaks: 'P6: what the message does not carry is asked about',
    edits: [
      {
        file: 'src/llm/hear/interpret.ts',
        from: 'grounded ? heard.confidence : Math.min(heard.confidence, UNSURE)',
        to: 'heard.confidence',
      },
    ],
    caughtBy: test('injection'),
  },
  {
    name: 'a-model-claims',
    breaks: 'P9: a model words no claim about tasks',
    edits: [
      {
        file: 'src/llm/hear/command.ts',
        from: 'words !== null && claimsNothing(words)',
        to: 'words !== null',
      },
    ],
    caughtBy: test('injection'),
  },
  {
    name: 'a-model-confirms',
    breaks: 'P6: words of confirmation count only for what rules read',
    edits: [
      {
        file: 'src/llm/kept.ts',
        from: 'rules.confirmed && sameCommands(reading.commands, rules.commands)',
        to: 'rules.confirmed',
      },
    ],
    caughtBy: test('engines'),
  },
  {
    name: 'a-model-dates',
    breaks: 'P12: a date is only what was said',
    edits: [
      {
        file: 'src/llm/hear/command.ts',
        from: 'if (due === null || saidWhen(due, text, context) === null) return {}',
        to: 'if (due === null) return {}',
      },
    ],
    caughtBy: test('hear'),
  },
  {
    name: 'asks-twice',
    breaks: 'P1: what a model read is kept before anything is done with it',
    edits: [
      {
        file: 'src/agent/carry-out.ts',
        from: 'if (involvedModel(context.interpretation))',
        to: 'if (false)',
      },
    ],
    caughtBy: test('recovery'),
  },
  {
    name: 'no-deadline',
    breaks: 'P13: a reply within the deadline, always',
    edits: [
      { file: 'src/llm/ask.ts', from: '!done.signal.aborted && limit.abort()', to: '!done.signal.aborted' },
    ],
    caughtBy: test('faults'),
  },
  {
    name: 'retries-for-ever',
    breaks: 'P13: one retry, and only in time',
    edits: [
      { file: 'src/llm/ask.ts', from: 'world.now() + wait >= until || signal.aborted', to: 'signal.aborted' },
    ],
    caughtBy: test('patience'),
  },
  {
    name: 'breaker-never-rests',
    breaks: 'P13: a model that keeps failing is left alone',
    edits: [{ file: 'src/llm/breaker.ts', from: 'this.#world.now() + REST_MS', to: 'this.#world.now()' }],
    caughtBy: test('patience'),
  },
  {
    name: 'boundless-spending',
    breaks: 'the daily budget of a user',
    edits: [{ file: 'src/llm/reader.ts', from: "throw new ModelFailure('budget')", to: 'return' }],
    caughtBy: test('patience'),
  },
  {
    name: 'first-of-fifty-calls',
    breaks: 'P13: anything but one call is no answer',
    edits: [
      { file: 'src/llm/wires/only-call.ts', from: 'if (more.length > 0)', to: 'if (more.length > 100)' },
    ],
    caughtBy: test('faults'),
  },
  {
    name: 'titles-leave',
    breaks: 'with SAYSO_MODEL_SEES=message nothing said before is sent',
    edits: [
      {
        file: 'src/llm/prompt.ts',
        from: "const talked = sight === 'conversation'",
        to: 'const talked = true',
      },
    ],
    caughtBy: test('engines'),
  },
  {
    name: 'unfenced-reading',
    breaks: 'P1: who lost the turn keeps no reading',
    edits: [{ file: 'src/store/turns/decided.ts', from: '  await checkFence(trx, claim)\n', to: '' }],
    caughtBy: ['--project', 'sqlite', 'test/contract/model.test.ts'],
  },
  {
    name: 'taken-at-its-word',
    breaks: 'what takes back or concerns many is done on no model’s word alone',
    edits: [
      {
        file: 'src/llm/hear/also-seen.ts',
        from: 'if (isSeen) return reading',
        to: "if (isSeen || reading.method === 'LLM') return reading",
      },
    ],
    caughtBy: ['--project', 'unit', 'test/llm/also-seen.test.ts'],
  },
  {
    name: 'a-list-is-one-thing',
    breaks: 'whatever renames or deletes a whole list is done on no model’s word alone',
    edits: [
      {
        file: 'src/llm/hear/also-seen.ts',
        from: 'if (OF_WHOLE_LISTS.has(command.intent)) return true',
        to: "if (OF_WHOLE_LISTS.has('')) return true",
      },
    ],
    caughtBy: ['--project', 'unit', 'test/llm/also-seen.test.ts'],
  },
]
