/** How another assistant gets at the same list (MCP): on this machine, or over HTTP with a token. */
import { useState } from 'react'
import { Choices } from './choices.tsx'
import { Copy } from './copy.tsx'

type Ways = readonly (readonly [label: string, text: string])[]

const json = (value: object) => JSON.stringify(value, null, 2)
const stdio = { command: 'sayso', args: ['mcp'] }

/** What each program wants to have where; the paths of a clone are in docs/mcp.md. */
const here: Ways = [
  [
    'Claude Desktop (claude_desktop_config.json) and Cursor (mcp.json):',
    json({ mcpServers: { sayso: stdio } }),
  ],
  ['Claude Code, in a terminal:', 'claude mcp add sayso -- sayso mcp'],
  ['VS Code (.vscode/mcp.json):', json({ servers: { sayso: { type: 'stdio', ...stdio } } })],
  ['Codex (~/.codex/config.toml):', '[mcp_servers.sayso]\ncommand = "sayso"\nargs = ["mcp"]'],
]

function overHttp(url: string): Ways {
  const given = { url, headers: { Authorization: 'Bearer YOUR-TOKEN' } }
  const typed = { url, headers: { Authorization: `Bearer \${input:token}` } }
  const inputs = [{ type: 'promptString', id: 'token', description: 'Sayso token', password: true }]
  return [
    ['Claude Desktop, as a custom connector, where there are accounts here:', url],
    [
      'Claude Code, in a terminal:',
      `claude mcp add --transport http sayso ${url} --header "Authorization: Bearer YOUR-TOKEN"`,
    ],
    ['Cursor (mcp.json):', json({ mcpServers: { sayso: given } })],
    ['VS Code (.vscode/mcp.json):', json({ inputs, servers: { sayso: { type: 'http', ...typed } } })],
    [
      'Codex (~/.codex/config.toml), with the token in an environment variable:',
      `[mcp_servers.sayso]\nurl = "${url}"\nbearer_token_env_var = "SAYSO_TOKEN"`,
    ],
  ]
}

const WAYS = [
  [false, 'On this machine'],
  [true, 'Over HTTP, with a token from above'],
] as const

export function Connect() {
  const [far, setFar] = useState(false)
  return (
    <fieldset className="block">
      <legend>Connect an assistant</legend>
      <p className="quiet small">
        What it does shows up here with its name, and a delete waits for your say-so there as well. Where
        there are accounts, a program that can open a browser needs no token: the address is enough.
      </p>
      <Choices<boolean> name="way" values={WAYS} chosen={far} choose={setFar} />
      {(far ? overHttp(`${location.origin}/mcp`) : here).map(([label, text]) => (
        <Copy key={label} label={label} text={text} />
      ))}
    </fieldset>
  )
}
