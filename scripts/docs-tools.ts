/** Writes docs/tools.md from the declarations of the tools; with --check it only tells whether the page is fresh. */
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { Task } from '../src/domain/task.ts'
import { shownToClients } from '../src/mcp/client-form.ts'
import type { Declared } from '../src/mcp/projection.ts'
import { offered } from '../src/mcp/tool-calls.ts'

const PAGE = 'docs/tools.md'

const page = [
  '# The tools',
  '',
  'Generated from the declarations in `src/tools/` and `src/mcp/` by `node scripts/docs-tools.ts`.',
  'How to connect, and how deleting works: [mcp.md](mcp.md).',
  '',
  'Every tool answers `{ success, data, error, error_code }` beside prose. `error_code` is one of `VALIDATION_ERROR`,',
  '`TASK_NOT_FOUND`, `CONFLICT`, `UNAUTHORIZED`, `DATABASE_ERROR`, `INTERNAL_ERROR`, or null.',
  '',
  '| tool | what it does | effect | same call again | token needs |',
  '|---|---|---|---|---|',
  ...offered.map(row),
  '',
  ...offered.flatMap(section),
  '## A task',
  '',
  '| field | type |',
  '|---|---|',
  ...Object.entries(properties(z.toJSONSchema(Task))).map(
    ([name, schema]) => `| \`${name}\` | ${typeIn(schema)} |`,
  ),
  '',
].join('\n')

if (process.argv.includes('--check')) {
  const fresh = readFileSync(PAGE, 'utf8') === page
  if (!fresh) console.error(`${PAGE} is not fresh: run node scripts/docs-tools.ts`)
  process.exit(fresh ? 0 : 1)
}
writeFileSync(PAGE, page)

function row(tool: Declared): string {
  const effect = { read: 'reads', write: 'changes', destroy: 'takes away' }[tool.effect]
  const scope = { read: 'tasks:read', write: 'tasks:write', destroy: 'tasks:delete' }[tool.effect]
  const needs = tool.name === 'ask' ? `\`tasks:read\`, \`${scope}\`` : `\`${scope}\``
  const again = tool.idempotent ? 'changes nothing more' : 'acts again'
  return `| [\`${tool.name}\`](#${tool.name}) | ${tool.title} | ${effect} | ${again} | ${needs} |`
}

function section(tool: Declared): string[] {
  const input = shownToClients(tool).inputSchema
  const required = new Set(input.required ?? [])
  const rows = Object.entries(properties(input)).map(
    ([name, schema]) =>
      `| \`${name}\`${required.has(name) ? ' *' : ''} | ${typeIn(schema)} | ${told(schema)} |`,
  )
  const data = Object.keys(properties(z.toJSONSchema(tool.output))).map((name) => `\`${name}\``)
  return [
    `## ${tool.name}`,
    '',
    tool.description,
    '',
    '| argument | type | |',
    '|---|---|---|',
    ...rows,
    '',
    `\`data\`: ${data.join(', ')}.`,
    '',
  ]
}

interface Schema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly description?: string
  readonly default?: unknown
}

function properties(schema: object): Readonly<Record<string, Schema>> {
  return (schema as { properties?: Record<string, Schema> }).properties ?? {}
}

function typeIn(schema: Schema): string {
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(', ')
  if (schema.anyOf) return schema.anyOf.map(typeIn).join(' or ')
  return [schema.type ?? 'any'].flat().join(' or ')
}

function told({ description = '', default: usual }: Schema): string {
  return usual === undefined ? description : `${description} Default ${JSON.stringify(usual)}.`.trim()
}
