/** The page about the command line, made from its own help. */
import { helpFor, helpOn } from '../../src/cli/help.ts'

export function cliPage(): string {
  const sections = Object.entries(helpOn).map(([name, help]) => `## sayso ${name}\n\n${block(help)}`)
  return `# The command line

In a clone it is \`npx sayso\`; with the package installed, \`sayso\`. This page is what \`sayso --help\` and each
\`sayso … --help\` print, written by \`scripts/docs-pages.ts\`. The same is in \`man sayso\` (in a clone: \`man man/sayso.1\`),
and \`sayso completion\` has bash, zsh and fish complete it by Tab.

${block(helpFor(null))}

${sections.join('\n\n')}
`
}

function block(text: string): string {
  return `\`\`\`text\n${text}\n\`\`\``
}
