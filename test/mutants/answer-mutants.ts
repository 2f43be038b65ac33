/** P5 for P15: each lets a yes count for a question that whoever said it was not shown, or speak in another's name. */
const answers = ['--project', 'sqlite', 'test/promises/answers.test.ts']
const programs = ['--project', 'sqlite', 'test/promises/programs.test.ts']

export const answerMutants = [
  {
    name: 'any-yes-confirms',
    breaks: 'P15: a yes to another question confirms nothing',
    edits: [
      {
        file: 'src/agent/which-question.ts',
        from: 'if (on_screen !== undefined) return on_screen === id',
        to: 'if (on_screen !== undefined) return true',
      },
    ],
    caughtBy: answers,
  },
  {
    name: 'answered-from-another-screen',
    breaks: 'P15: a way in that did not show the question cannot answer it',
    edits: [
      {
        file: 'src/agent/which-question.ts',
        from: 'asked_of === wayIn(actor)',
        to: 'wayIn(actor) !== undefined',
      },
    ],
    caughtBy: answers,
  },
  {
    name: 'typed-before-it-was-asked',
    breaks: 'P15: what was typed before the question is no answer to it',
    edits: [
      {
        file: 'src/agent/which-question.ts',
        from: 'received_at >= created_at',
        to: 'received_at.length === created_at.length',
      },
    ],
    caughtBy: answers,
  },
  {
    name: 'taken-in-before-it-was-asked',
    breaks: 'P15: what came in while the order was being worked on is no answer to its question',
    edits: [
      {
        file: 'src/agent/which-question.ts',
        from: 'return open_question === id',
        to: 'return (open_question ?? id) === id',
      },
    ],
    caughtBy: answers,
  },
  {
    name: 'sent-before-it-was-asked',
    breaks: 'P15: what waited in line behind the order is no answer to its question',
    edits: [
      {
        file: 'src/store/turns/accept.ts',
        from: 'turn.waited ? null : openQuestion(turn, question)',
        to: 'openQuestion(turn, question)',
      },
    ],
    caughtBy: answers,
  },
  {
    name: 'expiry-by-the-clients-clock',
    breaks: 'P15: expiry counts from when the server took the answer in',
    edits: [
      {
        file: 'src/agent/context.ts',
        from: '...(accepted_at !== received_at && {',
        to: "...(accepted_at === '' && {",
      },
    ],
    caughtBy: answers,
  },
  {
    name: 'delete-asked-without-the-right',
    breaks: 'P15: a token without tasks:delete opens no question about deleting',
    edits: [
      {
        file: 'src/decide/commands/remove.ts',
        from: "if (manners.no_deleting) return notAllowed('tasks:delete')",
        to: '',
      },
    ],
    caughtBy: programs,
  },
  {
    name: 'program-talks-anywhere',
    breaks: 'P15: a program speaks in its own conversations only',
    edits: [
      {
        file: 'src/store/turns/accept.ts',
        from: 'return !isProgram(actor) || client === speakerOf(actor)',
        to: 'return client !== undefined || isProgram(actor)',
      },
    ],
    caughtBy: programs,
  },
  {
    name: 'programs-share-a-conversation',
    breaks: 'P15: what one token began, another does not go on with',
    edits: [
      {
        file: 'src/store/actor.ts',
        from: 'return program === undefined ? client',
        to: "return program !== '' ? client",
      },
    ],
    caughtBy: programs,
  },
  {
    name: 'sent-in-another-name',
    breaks: 'P15: a page sends nothing in the name of who signed in since',
    edits: [
      {
        file: 'src/http/auth/gate.ts',
        from: 'meant !== undefined && meant !== userMark(user_id)',
        to: "meant === ''",
      },
    ],
    caughtBy: ['--project', 'sqlite', 'test/service/whose.test.ts'],
  },
  {
    name: 'yes-and-more-deletes',
    breaks: 'a yes that does not stand apart deletes nothing',
    edits: [
      {
        file: 'src/understand/answer/and-more.ts',
        from: " || (answered.answer.kind === 'yes' && deletes(context))",
        to: '',
      },
    ],
    caughtBy: ['--project', 'unit', 'src/understand/answer'],
  },
]
