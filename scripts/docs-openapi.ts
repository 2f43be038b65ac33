/** Writes docs/openapi.json from the declared routes, and the pages that are made from it. A test fails when it is out of date. */
import { readFileSync, writeFileSync } from 'node:fs'
import { routesFor } from '../src/http/all-routes.ts'
import { openapiDocument } from '../src/http/openapi/document.ts'
import { generated } from './docs-site/generated.ts'

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const document = openapiDocument(routesFor(version), version)
const file = new URL('../docs/openapi.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`)
for (const [name, text] of generated()) writeFileSync(new URL(`../${name}`, import.meta.url), text)
