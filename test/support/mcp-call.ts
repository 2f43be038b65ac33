/** One call to /mcp without a socket, under whatever name its program gives itself. */
import { type App, HERE } from './http-app.ts'

export async function calledAt(
  app: App,
  bearer: string,
  method: string,
  params: { readonly name?: string; readonly _meta?: object; readonly [more: string]: unknown } = {},
  client = 'raw',
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into results of every method
): Promise<any> {
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: client, version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
    ...params._meta,
  }
  const response = await app.request(`${HERE}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${bearer}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': method,
      ...(typeof params.name === 'string' && { 'mcp-name': params.name }),
      ...(typeof params.uri === 'string' && { 'mcp-name': params.uri }),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { ...params, _meta } }),
  })
  const text = await response.text()
  const data = text.startsWith('{') ? text : (/^data: (.*)$/mu.exec(text)?.[1] ?? '{}')
  const answer = JSON.parse(data)
  return answer.result ?? answer.error ?? answer
}
