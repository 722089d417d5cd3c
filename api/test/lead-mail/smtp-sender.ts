/** Sends emails over SMTP, byte by byte if need be. */
import { connect, type Socket } from 'node:net'
import { once } from 'node:events'

export class SmtpSender {
  private readonly socket: Socket
  private received = ''

  private constructor(port: number) {
    this.socket = connect(port, '127.0.0.1')
    this.socket.setEncoding('utf8').on('data', (data: string) => (this.received += data))
    this.socket.on('error', () => undefined)
  }

  static async connect(port: number): Promise<SmtpSender> {
    const sender = new SmtpSender(port)
    await sender.answer()
    return sender
  }

  /** The next answer: its last line. Empty if the connection ended. */
  async answer(): Promise<string> {
    for (;;) {
      const end = /^\d{3} .*\r\n/m.exec(this.received)
      if (end) {
        this.received = this.received.slice(end.index + end[0].length)
        return end[0].trim()
      }
      if (this.socket.destroyed || this.socket.readableEnded) return ''
      await Promise.race([once(this.socket, 'data'), once(this.socket, 'close')])
    }
  }

  async command(line: string): Promise<string> {
    this.socket.write(`${line}\r\n`)
    return this.answer()
  }

  /** The answer to the whole email. */
  async send(eml: Buffer, ...recipients: string[]): Promise<string> {
    await this.command('EHLO sender.example')
    await this.command('MAIL FROM:<bounces@portal.example>')
    for (const to of recipients) await this.command(`RCPT TO:<${to}>`)
    const go = await this.command('DATA')
    if (!go.startsWith('354')) return go
    this.socket.write(Buffer.from(eml.toString('latin1').replaceAll(/^\./gm, '..'), 'latin1'))
    this.socket.write('\r\n.\r\n')
    return this.answer()
  }

  write(bytes: string): void {
    this.socket.write(bytes)
  }

  end(): void {
    this.socket.destroy()
  }
}
