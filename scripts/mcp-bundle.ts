/**
 * Sayso as one file that Claude Desktop and other programs install with a double click (MCP Bundle), made from the
 * package as it is built: `npm run build && node scripts/mcp-bundle.ts [package folder] [file]`. It needs nothing but the
 * Node of the program that runs it: all that a list in a file takes is in dist/cli.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { toolList } from '../src/mcp/tool-calls.ts'
import { zipOf } from './mcp-bundle/zip.ts'

const clone = fileURLToPath(new URL('..', import.meta.url))
const [folder = clone, out = join(clone, 'sayso.mcpb')] = process.argv.slice(2)

interface Package {
  readonly version: string
  readonly description: string
  readonly license: string
  readonly engines: { readonly node: string }
}

const text = readFileSync(join(folder, 'package.json'), 'utf8')
const { version, description, license, engines } = JSON.parse(text) as Package

/** https://github.com/modelcontextprotocol/mcpb, MANIFEST.md */
const manifest = {
  manifest_version: '0.3',
  name: 'sayso',
  display_name: 'Sayso',
  version,
  description,
  author: { name: 'The Sayso contributors' },
  license,
  server: {
    type: 'node',
    entry_point: 'bin/sayso.js',
    mcp_config: {
      command: 'node',
      // Quoted on purpose: the program that installs it puts the folder in their place.
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a placeholder of the manifest
      args: ['${__dirname}/bin/sayso.js', 'mcp'],
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a placeholder of the manifest
      env: { SAYSO_DATABASE_URL: '${user_config.database}' },
    },
  },
  user_config: {
    database: {
      type: 'string',
      title: 'Where the list is kept',
      description: 'A file, such as file:/home/ann/list.db. Left empty: the list that the terminal shows.',
      default: '',
      required: false,
    },
  },
  tools: toolList(null).tools.map(({ name, description: about }) => ({ name, description: about })),
  prompts_generated: true,
  compatibility: { platforms: ['darwin', 'win32', 'linux'], runtimes: { node: engines.node } },
}

const cli = readdirSync(join(folder, 'dist', 'cli')).map((name) => `dist/cli/${name}`)
const kept = ['package.json', 'bin/sayso.js', ...cli].map((name) => ({
  name,
  data: readFileSync(join(folder, name)),
}))
const described = { name: 'manifest.json', data: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) }
writeFileSync(out, zipOf([described, ...kept]))
console.log(out)
