/** All help, in one place and without the weight of what it is about. */
const help = `Sayso: a to-do list you talk to.

  sayso                  run the page and the API on this machine (same as: sayso serve)
  sayso "add milk"       say one thing; goes on with your latest talk in the terminal
  sayso chat             talk in the terminal
  sayso lists            show your lists and labels, or what is on one list
  sayso understand       show how sentences are read, without doing anything
  sayso mcp              serve your list to other assistants (MCP over stdio)
  sayso replay           decide every recorded turn again and tell what would differ
  sayso export           write your tasks to a file: JSON, Markdown, CSV, iCalendar
  sayso import           take in tasks: those formats, Todoist, Taskwarrior, todo.txt
  sayso backup FILE      copy the database while it is in use
  sayso accounts         add, list, remove or invite people who use your server
  sayso reset-password   print a link to a new password for an account
  sayso disable-user     close an account at once; sayso enable-user opens it again
  sayso doctor           check the installation and show every setting
  sayso completion       complete the command line by Tab, in bash, zsh and fish
  sayso fake-model       stand in for a language model, to try things without a key

  sayso help chat        more about one of them; sayso chat --help says the same
  sayso --version

Exit codes: 0 it is done (a question counts as an answer), 1 it could not be done, 2 it was called wrongly. One
sentence on standard error says why.

On a terminal, lists are shown in full, and what does not fit on the screen by the program that PAGER names (less
unless set, cat for none). Settings are environment variables; sayso doctor lists them. A running server has the docs
at /docs.
To say something that is also a subcommand, put -- before it: sayso -- chat`

/** What is no subcommand gets the help on all of it. */
export function helpFor(name: string | null | undefined): string {
  return name && Object.hasOwn(helpOn, name) ? (helpOn[name] ?? help) : help
}

/** The first thing that the help says about a subcommand. */
export function summaryOf(name: string): string {
  const [, about = ''] = /^sayso [\w-]+: (.+?)(?:\.(?: |$)|[:;] |$)/mu.exec(helpOn[name] ?? '') ?? []
  return about
}

export const helpOn: Readonly<Record<string, string>> = {
  serve: `sayso serve: run the page and the API on this machine.

It prints where it listens and, unless SAYSO_AUTH says otherwise, a link that signs you in. Ctrl-C stops it.
For others to reach it, it needs more settings; start it with SAYSO_HOST=0.0.0.0 and it says which.

  sayso serve
  SAYSO_PORT=8080 sayso serve
  SAYSO_DATABASE_URL=file:/tmp/try.db sayso serve`,

  chat: `sayso chat: talk in the terminal. A new talk each time; your list stays.

Say what you want ("add buy milk tomorrow", "what's due this week?", "undo"). Answer questions in words ("yes", "the
second"), or with y and n. Tab completes the titles of your open tasks. The arrow keys bring back what you said
before, also the last time: it is kept in the file chat-history in your data folder. Ctrl-D, bye, q or exit
leaves; Ctrl-C takes back a half-typed line, and leaves on an empty one.

Colour is used only on a terminal, and not where NO_COLOR is set. Through a pipe, each line is answered by one.

  sayso chat
  sayso chat --json                  the whole response to each message, one line of JSON each
  printf 'add milk\\nlist\\n' | sayso chat`,

  mcp: `sayso mcp: serve your list to other assistants, as an MCP server over stdio.

The assistant starts it itself. In its configuration:

  { "mcpServers": { "sayso": { "command": "sayso", "args": ["mcp"] } } }

Deleting takes two calls: the first only shows what would go.`,

  understand: `sayso understand: show how sentences are read. Nothing is done.

Reads one sentence per line, or JSON lines { text, now?, timezone?, pending?: { action_type, title? } }, and writes
one line of JSON each: { text, intent, confidence, params, commands, classification_method, reasoning }.

  sayso understand "remind me to call mum tomorrow at 5"
  sayso understand --explain "call mum tomorrow at 5"     drawn, with what each part was read as
  sayso understand < sentences.txt
  echo '{"text":"yes","pending":{"action_type":"DELETE_TASK"}}' | sayso understand`,

  lists: `sayso lists: show your lists and labels, with how much is open on each; or what is on one of them.

  sayso lists
  sayso lists shopping
  sayso lists --json                 as one line of JSON, or one for each task`,

  replay: `sayso replay: decide every recorded turn again and tell what would differ now.

Each turn is stored with all that its decision depended on. Ends with exit code 1 when anything differs.

  sayso replay
  sayso replay --conversation 1c1f0a9e-5a0b-4b0e-9a37-0f3b1d2c4e5f
  sayso replay --json                one line of JSON for each difference`,

  export: `sayso export: write your tasks to a file, for yourself or for another program.

  --format json       everything about you as JSON lines: tasks, conversations, the audit trail (unless you say otherwise)
  --format markdown   a checklist to read
  --format csv        for a spreadsheet
  --format ical       to-dos for a calendar program
  --format todotxt    for todo.txt (a day without its time, no notes)
  --format taskwarrior  for task import (rules of repetition in words)
  --format todoist    what is open, for Todoist's import (rules in words)
  --list NAME         only what is on this list (a checklist, unless you say otherwise)

Each of them comes back in with sayso import.

  sayso export > sayso.jsonl
  sayso export --format markdown > tasks.md`,

  import: `sayso import: take in tasks from a file. A file taken in twice adds nothing; boxes ticked in it since are ticked.

Reads what sayso export writes (json, markdown, csv, ical), a project exported from Todoist as CSV (todoist), what
task export of Taskwarrior writes (taskwarrior), and todo.txt (todotxt). What kind of file it is, is seen from the file.

  --format NAME       when it cannot be seen
  --list NAME         where to put what the file has on no list
  --dry-run           only say what would come in
  --json              the report as a line of JSON

It says what was not understood, what has no place here, and what is other in the file than here. Ends with exit code 1 when something could not be taken in; all else was.

  sayso import tasks.md
  sayso import --dry-run todoist-project.csv
  task export | sayso import`,

  backup: `sayso backup: copy the SQLite database to a new file, while it is in use. For PostgreSQL use pg_dump.

  sayso backup sayso-monday.db
  SAYSO_DATABASE_URL=file:sayso-monday.db sayso doctor`,

  accounts: `sayso accounts: add, list, remove or invite people who use your server.

For SAYSO_AUTH=accounts, with the settings of the server, whether it runs or not, and whatever SAYSO_SIGN_UP says.

  sayso accounts list                        when it was made, e-mail address, name
  sayso accounts list --json                 one line of JSON each
  sayso accounts invite ann@example.org      print a link by which Ann chooses a password; works once, for seven days
  sayso accounts add ann@example.org --name "Ann Smith"
                                             you choose the password: it is asked for, or read from a pipe
  sayso accounts remove ann@example.org      erase the account and all that is kept of its owner; asks first, or --yes`,

  'reset-password': `sayso reset-password: print a link to a new password of an account, to hand over to its owner.

For SAYSO_AUTH=accounts, with the settings of the server. The link works once, for an hour, and ends all sessions.

  sayso reset-password ann@example.org`,

  'disable-user': `sayso disable-user: close an account: its sessions, programs, tokens and streams end at once, and nobody signs in.

With the settings of the server. With SAYSO_AUTH=accounts the account is named by its e-mail address, with
SAYSO_AUTH=jwt by what the tokens call the user (sub). Nothing is erased; sayso enable-user opens it again.

  sayso disable-user ann@example.org`,

  'enable-user': `sayso enable-user: open an account again that sayso disable-user has closed.

What let its user in before does not let them in after: they sign in, and make new tokens.

  sayso enable-user ann@example.org`,

  doctor: `sayso doctor: check the installation and show every setting, with what it means.

Ends with exit code 1 when something is wrong.

  sayso doctor`,

  completion: `sayso completion: print what a shell needs to complete the command line by Tab.

  source <(sayso completion bash)                                       in ~/.bashrc
  source <(sayso completion zsh)                                        in ~/.zshrc, after compinit
  sayso completion fish > ~/.config/fish/completions/sayso.fish`,

  'fake-model': `sayso fake-model: a language model's server without a model, on this machine.

It speaks OpenAI's two APIs and reads sentences by Sayso's own rules. With --fault it goes wrong in one of these ways:
429, 500, 401, 404, hang, drip, cut, "broken body", html, "unknown function", "fifty calls", "only words",
"cut arguments", "other arguments".

  sayso fake-model
  sayso fake-model --port 4011 --fault hang
  SAYSO_ENGINE=llm OPENAI_BASE_URL=http://127.0.0.1:4010/v1 sayso "add buy milk"`,
}
