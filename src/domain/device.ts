/** What a browser or program says about itself. Anyone can send anything, and it is kept and shown. */
const LONGEST = 200

export function deviceIn(user_agent: string | null | undefined): string {
  const printable = (user_agent ?? '').toWellFormed().replaceAll(/\p{Cc}/gu, ' ')
  return printable.trim().slice(0, LONGEST).toWellFormed()
}
