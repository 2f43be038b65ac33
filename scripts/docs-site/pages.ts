/** The pages of the docs in the order in which one would read them. A test fails when one is missing here. */
export const groups: Readonly<Record<string, readonly string[]>> = {
  Start: ['index', 'quick-start', 'language', 'policy', 'page', 'phone', 'cli', 'moving'],
  Connect: ['mcp', 'tools', 'models', 'http', 'api', 'examples'],
  Run: ['deploy', 'settings', 'backup', 'privacy', 'security', 'reporting'],
  Trust: ['performance', 'proof'],
  Inside: ['architecture', 'decisions/index', 'glossary', 'contributing', 'changelog'],
}
