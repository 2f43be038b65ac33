/** Writes docs/openapi.json from the declared routes. A test fails when it is out of date. */
import { readFileSync, writeFileSync } from 'node:fs'
import { routesFor } from '../src/http/all-routes.ts'
import { openapiDocument } from '../src/http/openapi/document.ts'

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const document = openapiDocument(routesFor(version), version)
const file = new URL('../docs/openapi.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`)
