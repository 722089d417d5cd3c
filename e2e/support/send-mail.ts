/** Sends an email to the product, as a portal would: over SMTP. */
import { createConnection } from 'node:net'

/** Delivers it to the lead-mail process of the product at `url`. Returns the last answer. */
export async function deliver(url: string, to: string, lines: readonly string[]): Promise<string> {
  const socket = createConnection(Number(new URL(url).port) + 25, '127.0.0.1').setEncoding('utf8')
  const answers = socket[Symbol.asyncIterator]() as AsyncIterator<string>
  const answer = async (): Promise<string> => {
    const { value } = await answers.next()
    return typeof value === 'string' ? value.trim() : ''
  }
  const say = (line: string): Promise<string> => {
    socket.write(`${line}\r\n`)
    return answer()
  }
  await answer()
  await say('EHLO portal.example')
  await say('MAIL FROM:<bounces@portal.example>')
  await say(`RCPT TO:<${to}>`)
  await say('DATA')
  const last = await say([...lines, '.'].join('\r\n'))
  socket.destroy()
  return last
}
