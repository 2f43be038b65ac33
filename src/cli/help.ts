/** What `sayso --help` says; each subcommand has its own. */
export const help = `Sayso: a to-do list you talk to.

  sayso                  run the page and the API on this machine (same as: sayso serve)
  sayso "add milk"       say one thing; goes on with your latest talk in the terminal
  sayso chat             talk in the terminal
  sayso understand       show how sentences are read, without doing anything
  sayso mcp              serve your list to other assistants (MCP over stdio)
  sayso doctor           check the installation and show every setting

  sayso help chat        more about one of them; sayso chat --help says the same
  sayso --version

Settings are environment variables; sayso doctor lists them.
To say something that is also a subcommand, put -- before it: sayso -- chat`
