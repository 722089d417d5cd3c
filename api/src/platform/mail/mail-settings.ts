/** Sets up mail from the environment's settings. */
import type { Logger } from 'pino'
import type { Mailing } from './send-mail.command.ts'
import { inboxTransport, smtpTransport } from './transport.ts'

type MailSettings = {
  smtpUrl: string | undefined
  mailFrom: string
  webUrl: string
  secret?: string
  leadMailDomain?: string | undefined
}

/** Uses SMTP if a server is set, or else the development inbox. */
export function createMailing(
  { smtpUrl, mailFrom, webUrl, secret, leadMailDomain: replyDomain }: MailSettings,
  logger: Logger,
): Mailing {
  const [, mailDomain = 'localhost'] = /@([^\s>]+)/.exec(mailFrom) ?? []
  const transport = smtpUrl ? smtpTransport(smtpUrl, mailFrom) : inboxTransport
  return { transport, settings: { webUrl, mailDomain, secret, replyDomain }, logger }
}
