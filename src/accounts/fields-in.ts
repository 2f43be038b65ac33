/** What a request or an answer says, as JSON or as a form. */

export type Fields = Readonly<Record<string, unknown>>

export async function fieldsIn(message: Request | Response): Promise<Fields> {
  const text = await message.text()
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Fields) : {}
  } catch {
    return Object.fromEntries(new URLSearchParams(text))
  }
}
