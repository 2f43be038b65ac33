/** How another assistant gets at the same list (MCP): on this machine, or over HTTP with a token. */
import { Copy } from './copy.tsx'

const STDIO = JSON.stringify({ mcpServers: { sayso: { command: 'sayso', args: ['mcp'] } } }, null, 2)

const overHttp = () =>
  JSON.stringify(
    {
      mcpServers: {
        sayso: {
          type: 'http',
          url: `${location.origin}/mcp`,
          headers: { Authorization: 'Bearer YOUR-TOKEN' },
        },
      },
    },
    null,
    2,
  )

export function Connect() {
  return (
    <fieldset className="block">
      <legend>Connect an assistant</legend>
      <p className="quiet small">
        What it does shows up here with its name, and a delete waits for your say-so there as well.
      </p>
      <Copy label="On this machine, into the assistant’s MCP settings:" text={STDIO} />
      <Copy label="Over HTTP, with a token from above:" text={overHttp()} />
    </fieldset>
  )
}
