/** How a mail leaves: by SMTP, or into the development inbox. */
import type { Transporter } from 'nodemailer'
import { createTransport } from 'nodemailer'
import { ReceivedMailModel } from './received-mail.model.ts'

export type Mail = {
  /** The same however often the mail is sent, so that a duplicate is known as one. */
  messageId: string
  to: string
  replyTo: string | undefined
  subject: string
  html: string
  text: string
}

export type Transport = {
  /** @throws where the mail was not taken: it is tried again later */
  deliver: (mail: Mail) => Promise<void>
  close: () => void
}

/** Shorter than the lease of the worker: a mail that hangs is given back before another worker takes it. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Sends by SMTP, over connections that are kept; `url` is `smtp://user:password@host:port` or `smtps://…`. */
export function smtpTransport(url: string, from: string): Transport {
  const settings = new URL(url)
  const transport: Transporter = createTransport({
    pool: true,
    host: settings.hostname,
    port: Number(settings.port || (settings.protocol === 'smtps:' ? 465 : 587)),
    secure: settings.protocol === 'smtps:',
    ...(settings.username && {
      auth: { user: decodeURIComponent(settings.username), pass: decodeURIComponent(settings.password) },
    }),
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async deliver({ to, ...mail }) {
      await transport.sendMail({
        ...mail,
        from,
        // As an object: an address that somebody typed can never become two.
        to: { name: '', address: to },
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      })
    },
    close: () => transport.close(),
  }
}

/** Keeps mail where developers read it, at `/dev/mail/`. */
export const inboxTransport: Transport = {
  async deliver({ messageId, ...mail }) {
    const received = { ...mail, replyTo: mail.replyTo ?? null, at: new Date() }
    await ReceivedMailModel.updateOne({ _id: messageId }, { $set: received }, { upsert: true })
  },
  close: () => undefined,
}
