/** The pages of the docs in the order in which one would read them. A test fails when one is missing here. */
export const groups: Readonly<Record<string, readonly string[]>> = {
  Start: ['index', 'quick-start', 'language', 'policy', 'page', 'cli', 'moving'],
  Connect: ['mcp', 'tools', 'models', 'http', 'api'],
  Run: ['deploy', 'settings', 'backup', 'privacy', 'security'],
  Trust: ['performance', 'proof'],
  Inside: ['architecture', 'decisions/index', 'glossary'],
}
