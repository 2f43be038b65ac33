/** How reminders get out. Without any of them they reach the open page, browsers and web addresses. */
import { z } from 'zod'

export const reminderSettings = {
  SAYSO_SMTP_URL: z
    .url({ protocol: /^smtps?$/u, message: 'must be such as smtp://user:password@mail.example:587' })
    .optional()
    .describe(
      'The mail server that reminders, and with `accounts` links to a password, are sent through: `smtp://user:password@mail.example:587`, or `smtps://` where encryption comes first. Goes with SAYSO_MAIL_FROM. Unset: no e-mail is sent.',
    ),
  SAYSO_MAIL_FROM: z
    .string()
    .max(200)
    .regex(/@[^@\s]{2,}$|@[^@\s>]{2,}>$/u, 'must be an e-mail address, such as Sayso <sayso@mail.example>')
    .optional()
    .describe('The sender of those e-mails, such as `Sayso <sayso@mail.example>`.'),
  SAYSO_OWN_NETWORK: z
    .enum(['yes', 'no'])
    .default('no')
    .describe(
      '`yes`: reminders may be sent to addresses in this server’s own network, such as an ntfy at home. Only where you trust everyone who has an account.',
    ),
}
