/** What the names of all cookies of accounts begin with. */

/** Browsers keep one jar for all ports of a machine: two servers must not take each other's place in it. */
export function cookiePrefix(base_url: string): string {
  const { port } = new URL(base_url)
  return port === '' ? 'sayso' : `sayso-${port}`
}
