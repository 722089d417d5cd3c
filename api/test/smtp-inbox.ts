/** A real SMTP server that stores emails. It can refuse them, or stay silent after accepting one. */
import { type ParsedMail, simpleParser } from 'mailparser'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export class SmtpInbox {
  readonly mails: ParsedMail[] = []
  /**
   * Called with each email after it is stored and before the sender gets a response. `false` withholds the response.
   */
  onMail: () => boolean = () => true
  /** How many emails to refuse first. */
  refusals = 0
  private readonly server: SMTPServer

  constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onData: (stream, _session, done) => {
        simpleParser(stream, (error, mail) => {
          if (error) return done(error as Error)
          if (this.refusals-- > 0) return done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
          this.mails.push(mail)
          if (this.onMail()) done()
        })
      },
    })
    this.server.on('error', () => undefined)
  }

  /** Returns the URL to send to. */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', () => resolve()))
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(() => resolve()))
  }
}
