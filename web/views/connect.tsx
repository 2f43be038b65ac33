/** How another assistant gets at the same list (MCP): on this machine, or over HTTP with a token. */
import { Copy } from './copy.tsx'

const json = (value: object) => JSON.stringify(value, null, 2)
const stdio = { command: 'sayso', args: ['mcp'] }

/** What each program wants to have where; the paths of a clone are in docs/mcp.md. */
const here: readonly (readonly [string, string])[] = [
  [
    'Claude Desktop (claude_desktop_config.json) and Cursor (mcp.json):',
    json({ mcpServers: { sayso: stdio } }),
  ],
  ['Claude Code, in a terminal:', 'claude mcp add sayso -- sayso mcp'],
  ['VS Code (.vscode/mcp.json):', json({ servers: { sayso: { type: 'stdio', ...stdio } } })],
  ['Codex (~/.codex/config.toml):', '[mcp_servers.sayso]\ncommand = "sayso"\nargs = ["mcp"]'],
]

const overHttp = () => {
  const headers = { Authorization: 'Bearer YOUR-TOKEN' }
  return json({ mcpServers: { sayso: { type: 'http', url: `${location.origin}/mcp`, headers } } })
}

export function Connect() {
  return (
    <fieldset className="block">
      <legend>Connect an assistant</legend>
      <p className="quiet small">
        What it does shows up here with its name, and a delete waits for your say-so there as well.
      </p>
      {here.map(([label, text]) => (
        <Copy key={label} label={label} text={text} />
      ))}
      <Copy label="Over HTTP, with a token from above:" text={overHttp()} />
    </fieldset>
  )
}
