/** Reminders and links by e-mail, through the server the operator names. */
import { createTransport, type Transporter } from 'nodemailer'
import type { Sent } from '../domain/ringing.ts'
import type { Notice } from './notice.ts'

export interface MailSettings {
  /** smtp://user:password@mail.example:587 */
  readonly url: string
  readonly from: string
}

const PATIENCE_MS = 10_000

export class Mail {
  readonly #transport: Transporter
  readonly #from: string
  readonly #host: string

  constructor({ url, from }: MailSettings) {
    const patience = {
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
    }
    const { protocol, hostname, port, username, password } = new URL(url)
    this.#transport = createTransport({
      host: hostname,
      port: port === '' ? (protocol === 'smtps:' ? 465 : 587) : Number(port),
      secure: protocol === 'smtps:',
      ...(username === ''
        ? {}
        : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
      ...patience,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    this.#from = from
    this.#host = hostname
  }

  async remind(to: string, notice: Notice): Promise<Sent> {
    const links = notice.actions.map(({ label, url }) => `${label}: ${url}`)
    const parts = [notice.body, ...(links.length > 0 ? [links.join('\n')] : []), `Your list: ${notice.url}`]
    return await this.#send(to, notice.subject, parts.join('\n\n'), notice.id)
  }

  async confirm(to: string, url: string, id: string): Promise<Sent> {
    const text = [
      'Somebody, most likely you, wants reminders from Sayso sent to this address.',
      '',
      `Yes, send them here: ${url}`,
      '',
      'If it was not you, do nothing: no more will come.',
    ]
    return await this.#send(to, 'Send your reminders here?', text.join('\n'), id)
  }

  /** Whoever reads it has the mailbox; nothing in it says whether there was an account before. */
  async password(to: string, url: string, id: string): Promise<Sent> {
    const text = [
      'Somebody, most likely you, wants to use Sayso with this address.',
      '',
      `Choose a password here (works once, for an hour): ${url}`,
      '',
      'With it you can sign in. If it was not you, do nothing: everything stays as it is.',
    ]
    return await this.#send(to, 'Your password for Sayso', text.join('\n'), id)
  }

  /** Does the server answer, and take the name and password? */
  async check(): Promise<Sent> {
    try {
      await this.#transport.verify()
      return { ok: true }
    } catch (error) {
      return this.#trouble(error)
    }
  }

  async #send(to: string, subject: string, text: string, id: string): Promise<Sent> {
    try {
      await this.#transport.sendMail({
        from: this.#from,
        to: { name: '', address: to },
        subject,
        text,
        // the same for every attempt, so that a mailbox can tell a second copy
        messageId: `<${id.slice(0, 40)}@sayso>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      return { ok: true }
    } catch (error) {
      return this.#trouble(error)
    }
  }

  #trouble(error: unknown): Sent {
    const { code = '', responseCode = 0 } = error as { code?: string; responseCode?: number }
    const host = `The mail server ${this.#host}`
    if (code === 'EAUTH')
      return { ok: false, error: `${host} does not take the name and password it is given` }
    if (code === 'EENVELOPE' && responseCode >= 500)
      return { ok: false, final: true, error: `${host} refuses that address (${responseCode})` }
    if (responseCode >= 400) return { ok: false, error: `${host} answered ${responseCode}` }
    return { ok: false, error: `${host} cannot be reached` }
  }
}
