/** What programs that show pictures get: an icon, and a view of the list. */
import { afterAll, expect, test } from 'vitest'
import { openStore } from '../../src/store/open.ts'
import { clientOf, mcpPorts, piped, protocols } from '../support/mcp.ts'
import { freshDatabase } from '../support/stores.ts'
import { testWorld } from '../support/test-world.ts'

const store = await openStore(await freshDatabase())
afterAll(() => store.close())

test.each(protocols)(
  'on %s: an icon, and a view that list_tasks names and anyone can read',
  async (protocol) => {
    const client = await piped(clientOf('viewer', protocol), mcpPorts(store, testWorld(82)), 'viewer')
    expect(client.getServerVersion()?.icons).toMatchObject([
      { src: expect.stringMatching(/^data:image\/svg\+xml;base64,/u), mimeType: 'image/svg+xml' },
    ])
    const { tools } = await client.listTools()
    const uri = 'ui://sayso/list'
    expect(tools.find(({ name }) => name === 'list_tasks')?._meta).toEqual({ ui: { resourceUri: uri } })
    const { contents } = await client.readResource({ uri })
    expect(contents).toMatchObject([{ uri, mimeType: 'text/html;profile=mcp-app' }])
    const [view] = contents
    expect(view && 'text' in view ? view.text : '').not.toMatch(/src=|href=|https?:/u)
    await client.close()
  },
)
