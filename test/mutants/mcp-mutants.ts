/** P5 for other assistants: each breaks one promise about what a program may do. */

const test = (name: string) => ['--project', 'sqlite', `test/service/mcp-${name}.test.ts`]

export const mcpMutants = [
  {
    name: 'a-program-says-yes',
    breaks: 'P6: deleting needs a person, whoever talks',
    edits: [
      {
        file: 'src/agent/programs.ts',
        from: "return deletes && speaksForItself(turn) && answer?.kind !== 'no' ? null : pending",
        to: 'return deletes && speaksForItself(turn) && answer === undefined ? null : pending',
      },
    ],
    caughtBy: test('ask'),
  },
  {
    name: 'a-program-is-sure',
    breaks: 'P6: “yes I am sure” counts from a person only',
    edits: [
      {
        file: 'src/agent/programs.ts',
        from: 'if (!speaksForItself(turn)) return reading',
        to: 'if (turn.id !== null) return reading',
      },
    ],
    caughtBy: test('ask'),
  },
  {
    name: 'a-declined-form-deletes',
    breaks: 'only the person’s own yes deletes',
    edits: [
      {
        file: 'src/mcp/form.ts',
        from: "if (action !== 'accept' || !filled.success) return 'unanswered'",
        to: "if (action !== 'accept' || !filled.success) return 'yes'",
      },
    ],
    caughtBy: test('deleting'),
  },
  {
    name: 'a-form-for-another-call',
    breaks: 'an answer is for the call it was asked for',
    edits: [
      {
        file: 'src/mcp/held-state.ts',
        from: 'return held.success && held.data.call === mark ? held.data : null',
        to: 'return held.success && mark !== "" ? held.data : null',
      },
    ],
    caughtBy: test('state'),
  },
  {
    name: 'state-for-everyone',
    breaks: 'P10: what is signed for one user is nothing for another',
    edits: [
      { file: 'src/mcp/held-state.ts', from: 'bind: () => principal.user_id', to: "bind: () => 'anyone'" },
    ],
    caughtBy: test('state'),
  },
  {
    name: 'one-kind-of-token',
    breaks: 'what goes with a form does not work without it',
    edits: [
      {
        file: 'src/tools/guarded-delete.ts',
        from: 'function hashOf(kind: Kind, token: string): string {',
        to: "function hashOf(given: Kind, token: string): string {\n  const kind = given === 'form' ? 'token' : given",
      },
    ],
    caughtBy: test('state'),
  },
  {
    name: 'changes-of-everyone',
    breaks: 'P10: a stream hears of its own user only',
    edits: [
      {
        file: 'src/mcp/over-http.ts',
        from: 'watchChanges({ store, user_id, mayStill, changed, fault })',
        to: 'store.watch(() => (fault.length > 9 ? undefined : changed([user_id, "tasks://all"])))',
      },
    ],
    caughtBy: test('http'),
  },
  {
    name: 'scopes-for-show',
    breaks: 'a token is good for what it says',
    edits: [
      {
        file: 'src/mcp/tool-calls.ts',
        from: "if (missing !== null) return refused('UNAUTHORIZED',",
        to: "if (missing === undefined) return refused('UNAUTHORIZED',",
      },
      {
        file: 'src/tools/scope-needed.ts',
        from: 'return scopes === undefined || scopes.includes(needed) ? null : needed',
        to: 'return scopes === undefined || scopes.length > 0 ? null : needed',
      },
    ],
    caughtBy: test('http'),
  },
  {
    name: 'every-program-has-one-name',
    breaks: 'every change carries the name of the program that made it',
    edits: [
      {
        file: 'src/mcp/caller.ts',
        from: 'declared ?? nameKept(headers) ?? product(',
        to: 'declared ?? product(',
      },
    ],
    caughtBy: test('http'),
  },
]
