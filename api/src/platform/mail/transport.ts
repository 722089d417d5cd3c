/** Mail transports: SMTP, or the development inbox. */
import type { Transporter } from 'nodemailer'
import { ReceivedMailModel } from './received-mail.model.ts'

export type Mail = {
  /** The same for every attempt, so that mail servers can recognize duplicates. */
  messageId: string
  to: string
  replyTo: string | undefined
  subject: string
  html: string
  text: string
  fromName?: string
  returnPath?: string
  headers?: Readonly<Record<string, string>>
}

export type Transport = {
  /** @throws if the email was not accepted, and is to be retried */
  deliver: (mail: Mail) => Promise<void>
  close: () => void
}

/** Shorter than the worker's lease: a hanging attempt ends before another worker takes over. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Sends by SMTP over pooled connections. `url` is `smtp://user:password@host:port` or `smtps://…`. */
export function smtpTransport(url: string, from: string): Transport {
  const settings = new URL(url)
  let opened: Promise<Transporter> | undefined
  // One process at a time sends, so only that one loads what it takes.
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
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
  }
  return {
    async deliver({ to, fromName, returnPath, headers, ...mail }) {
      opened ??= open()
      const transport = await opened
      await transport.sendMail({
        ...mail,
        from: fromName ? { name: fromName, address: addressIn(from) } : from,
        ...(returnPath && { envelope: { from: returnPath, to } }),
        // As an object, so that an address typed by a user can never become two.
        to: { name: '', address: to },
        headers: { ...headers, 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      })
    },
    close: () => void opened?.then((transport) => transport.close()),
  }
}

/** The address of `Name <address>`. */
const addressIn = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from

/** Stores emails in the development inbox at `/dev/mail/`. */
export const inboxTransport: Transport = {
  async deliver({ messageId, fromName: _from, returnPath: _path, headers: _headers, ...mail }) {
    const received = { ...mail, replyTo: mail.replyTo ?? null, at: new Date() }
    await ReceivedMailModel.updateOne({ _id: messageId }, { $set: received }, { upsert: true })
  },
  close: () => undefined,
}
