/** The page about all settings, made from their own schema, so that neither can forget the other. */
import type { z } from 'zod'
import { Settings } from './settings.ts'

export function settingsPage(): string {
  const rows = Object.entries(Settings.shape).map(
    ([name, schema]) => `| \`${name}\` | ${usual(name, schema)} | ${schema.description ?? ''} |`,
  )
  return `# Settings

Environment variables, read once at start. \`sayso doctor\` shows what each is set to, tests the connections and says
what is missing. Each can come from a file instead, which is where secrets belong: \`SAYSO_AUTH_SECRET_FILE=/run/secrets/sayso\`.
A name that is nearly one of these is refused. This page is written by \`scripts/docs-settings.ts\`.

| variable | unless set | meaning |
|---|---|---|
${rows.join('\n')}
`
}

/** Where the default depends on the machine, it is said in words. */
function usual(name: string, schema: z.ZodType): string {
  if (name === 'SAYSO_DATABASE_URL') return 'a file in your data folder'
  const { success, data } = schema.safeParse(undefined)
  return success && data !== undefined ? `\`${data}\`` : ''
}
