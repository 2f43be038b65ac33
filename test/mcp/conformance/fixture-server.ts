/**
 * A server with the conformance suite's own tools, resources and prompts, mounted by the very code that mounts ours:
 * what the suite says about transport, versions, headers and streams it says about that code.
 */
import {
  acceptedContent,
  createRequestStateCodec,
  InMemoryServerEventBus,
  inputRequired,
  ProtocolError,
  ResourceNotFoundError,
  Server,
} from '@modelcontextprotocol/server'
import { z } from 'zod'
import { type McpOverHttp, perRequest } from '../../../src/mcp/per-request.ts'
import { fixtureTools, PIXEL } from './fixture-tools.ts'

const codec = createRequestStateCodec<unknown>({ key: new Uint8Array(32).fill(9) })

export function fixtureMount(): McpOverHttp {
  const bus = new InMemoryServerEventBus()
  return perRequest({
    serverFor: () => fixtureServer(bus),
    subscribe: (_, listener) => bus.subscribe(listener),
  })
}

function fixtureServer(bus: InMemoryServerEventBus): Server {
  const changing = { listChanged: true }
  const server = new Server(
    { name: 'fixture', version: '1' },
    {
      capabilities: {
        tools: changing,
        prompts: changing,
        resources: { ...changing, subscribe: true },
        completions: {},
        logging: {},
      },
      requestState: { verify: codec.verify },
    },
  )
  addTools(server, bus)
  addResources(server)
  addPrompts(server)
  return server
}

function addTools(server: Server, bus: InMemoryServerEventBus): void {
  const inputSchema = { type: 'object' as const, properties: {} }
  server.setRequestHandler('tools/list', async () => ({
    tools: Object.keys(fixtureTools).map((name) => ({
      name,
      description: `A fixture: ${name}.`,
      inputSchema,
    })),
  }))
  server.setRequestHandler('tools/call', async ({ params }, context) => {
    const tool = fixtureTools[params.name]
    if (!tool) throw new ProtocolError(-32602, `Unknown tool: ${params.name}`)
    return await tool({
      context,
      seal: (state) => codec.mint(state, context),
      changed: (what) => bus.publish({ kind: `${what}_list_changed` }),
    })
  })
}

const TEXT = { uri: 'test://static-text', mimeType: 'text/plain', text: 'The content of a static text.' }
const BINARY = { uri: 'test://static-binary', mimeType: 'image/png', blob: PIXEL }

function addResources(server: Server): void {
  server.setRequestHandler('resources/list', async () => ({
    resources: [TEXT, BINARY].map(({ uri, mimeType }) => ({ uri, mimeType, name: uri })),
  }))
  server.setRequestHandler('resources/templates/list', async () => ({
    resourceTemplates: [{ uriTemplate: 'test://template/{id}/data', name: 'template' }],
  }))
  server.setRequestHandler('resources/read', async ({ params: { uri } }) => {
    const found = [TEXT, BINARY].find((known) => known.uri === uri)
    if (found) return { contents: [found] }
    const id = /^test:\/\/template\/(?<id>\w{1,20})\/data$/u.exec(uri)?.groups?.id
    if (id === undefined) throw new ResourceNotFoundError(uri)
    return { contents: [{ uri, mimeType: 'application/json', text: JSON.stringify({ id }) }] }
  })
  server.setRequestHandler('resources/subscribe', async () => ({}))
  server.setRequestHandler('resources/unsubscribe', async () => ({}))
  server.setRequestHandler('completion/complete', async () => ({ completion: { values: [] } }))
}

const Context = z.object({ context: z.string() })
const said = (text: string) => ({
  messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }],
})

function addPrompts(server: Server): void {
  const required = (name: string) => ({ name, required: true })
  const prompts = [
    { name: 'test_simple_prompt' },
    { name: 'test_prompt_with_arguments', arguments: [required('arg1'), required('arg2')] },
    { name: 'test_prompt_with_embedded_resource', arguments: [required('resourceUri')] },
    { name: 'test_prompt_with_image' },
    { name: 'test_input_required_result_prompt' },
  ]
  server.setRequestHandler('prompts/list', async () => ({
    prompts: prompts.map((prompt) => ({ ...prompt, description: `A fixture: ${prompt.name}.` })),
  }))
  server.setRequestHandler('prompts/get', async ({ params }, { mcpReq }) => {
    const given = params.arguments ?? {}
    switch (params.name) {
      case 'test_simple_prompt':
        return said('A simple prompt.')
      case 'test_prompt_with_arguments':
        return said(`arg1=${given.arg1}, arg2=${given.arg2}`)
      case 'test_prompt_with_embedded_resource':
        return embedding({ uri: given.resourceUri ?? '', mimeType: 'text/plain', text: 'Embedded.' })
      case 'test_prompt_with_image':
        return {
          messages: [{ role: 'user', content: { type: 'image', data: PIXEL, mimeType: 'image/png' } }],
        }
      case 'test_input_required_result_prompt':
        return contextual(mcpReq.inputResponses)
      default:
        throw new ProtocolError(-32602, `Unknown prompt: ${params.name}`)
    }
  })
}

function embedding(resource: { uri: string; mimeType: string; text: string }) {
  return { messages: [{ role: 'user' as const, content: { type: 'resource' as const, resource } }] }
}

function contextual(responses: Record<string, unknown> | undefined) {
  const given = acceptedContent(responses, 'user_context', Context)
  if (given) return said(`In the context of ${given.context}.`)
  const message = 'What context should the prompt use?'
  const properties = { context: { type: 'string' as const } }
  const user_context = inputRequired.elicit({
    message,
    requestedSchema: { type: 'object', properties, required: ['context'] },
  })
  return inputRequired({ inputRequests: { user_context } })
}
