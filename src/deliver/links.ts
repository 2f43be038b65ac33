/**
 * What can be done from a notification, as an address that only we can make: who, which task, which ring, what, and
 * until when, signed. Whoever has it can do that one thing, once, and nothing else.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Pressed } from '../domain/ringing.ts'

const LASTS_MS = 7 * 86_400_000

export class Links {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  tokenFor({ user_id, about, ring_at, action }: Pressed, now: number): string {
    const said = JSON.stringify([user_id, about, ring_at, action, now + LASTS_MS])
    const text = Buffer.from(said).toString('base64url')
    return `${text}.${this.#signature(text).toString('base64url')}`
  }

  /** null: not ours, or too old. */
  read(token: string, now: number): Pressed | null {
    const [text = '', signature = ''] = token.split('.')
    const [given, right] = [Buffer.from(signature, 'base64url'), this.#signature(text)]
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null
    const [user_id, about, ring_at, action, until] = JSON.parse(Buffer.from(text, 'base64url').toString())
    return until > now ? { user_id, about, ring_at, action } : null
  }

  #signature(text: string): Buffer {
    return createHmac('sha256', this.#secret).update(`ring\n${text}`).digest()
  }
}
