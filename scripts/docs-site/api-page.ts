/** The page about every route, made from the OpenAPI document, which is made from the routes. */
import { type OpenApi, type Operation, operationsOf, resolved, type Schema } from './openapi.ts'

export function apiPage(document: OpenApi): string {
  const operations = operationsOf(document)
  return `# The HTTP API, route by route

Written by \`scripts/docs-pages.ts\` from [openapi.json](openapi.json), which every server also gives at
\`/api/openapi.json\`. What a list like this says badly is in [http.md](http.md). On a running server, \`/docs/try\` has a
form for each route that sends it.

| route | what it does | needs |
|---|---|---|
${operations.map(rowOf).join('\n')}

${operations.map((operation) => sectionOf(operation, document)).join('\n\n')}
`
}

function nameOf({ method, path }: Operation): string {
  return `${method.toUpperCase()} ${path}`
}

function rowOf(operation: Operation): string {
  const anchor = nameOf(operation)
    .toLowerCase()
    .replaceAll(/[^\w -]/gu, '')
    .replaceAll(' ', '-')
  return `| [\`${nameOf(operation)}\`](#${anchor}) | ${operation.summary} | ${operation['x-needs']} |`
}

function sectionOf(operation: Operation, document: OpenApi): string {
  const { summary, parameters, body, responses, example } = operation
  const inputs = [
    ...parameters.map(({ name, in: place, required = false, schema, description }) =>
      inputRow(name, place, required, schema, description),
    ),
    ...Object.entries(body?.properties ?? {}).map(([name, schema]) =>
      inputRow(name, 'body', body?.required?.includes(name) ?? false, schema, schema.description),
    ),
  ]
  const table =
    inputs.length === 0 ? [] : [['| input | where | type | |', '|---|---|---|---|', ...inputs].join('\n')]
  const sample = example === null ? [] : [`\`\`\`json\n${example}\n\`\`\``]
  return [`## ${nameOf(operation)}`, `${summary}.`, ...table, ...sample, answersOf(responses, document)].join(
    '\n\n',
  )
}

function inputRow(name: string, place: string, required: boolean, schema: Schema, description = ''): string {
  return `| \`${name}\`${required ? ' *' : ''} | ${place} | ${typeOf(schema)} | ${description} |`
}

function typeOf(schema: Schema): string {
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(', ')
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ')
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {})}`
  return schema.format ?? [schema.type ?? 'any'].flat().join(' or ')
}

function answersOf(responses: Operation['responses'], document: OpenApi): string {
  const lines = Object.entries(responses).map(([status, { description, content }]) => {
    const [type, { schema } = { schema: {} }] = Object.entries(content ?? {})[0] ?? []
    if (Number(status) >= 400) return `- ${status}: ${codesIn(description)}`
    const fields = Object.keys(resolved(schema as Schema, document).properties ?? {}).map(
      (name) => `\`${name}\``,
    )
    const of = fields.length === 0 ? '' : `: ${fields.join(', ')}`
    return `- ${status}${type === undefined ? '' : ` \`${type}\``}${of}`
  })
  return lines.join('\n')
}

function codesIn(description: string): string {
  return description
    .split(', ')
    .map((code) => `\`${code}\``)
    .join(', ')
}
