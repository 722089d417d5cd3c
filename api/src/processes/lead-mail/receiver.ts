/**
 * The SMTP server for emails to lead sources. It takes email for their addresses only, and says that it has one once that is
 * stored for good.
 */
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { findMailbox, type Mailbox } from './find-mailbox.query.ts'
import { storeMail } from './store-mail.command.ts'

const MB = 1024 * 1024

export type ReceiverOptions = {
  /** What the addresses end with. */
  domain: string
  logger: Logger
  /** Other addresses that it takes email for; null for one that isn't known. */
  others?: (address: string) => Promise<OtherMailbox | null>
  /** The largest email. Most are a few kB. */
  maxBytes?: number
  /** How long a sender may be silent. */
  silenceMs?: number
  /** How long an email may take to arrive, however busy its sender seems. */
  arrivalMs?: number
}

/** A mailbox for something else than leads. It has an email for good once it's taken. */
export type OtherMailbox = { take: (raw: Buffer, sender: string) => Promise<void> }

export type Receiver = {
  /** Starts to listen. Returns the port. */
  listen: (port: number, host: string) => Promise<number>
  close: () => Promise<void>
}

/** One source for each is usual. */
const MOST_RECIPIENTS = 10
/** Whoever tries more is guessing. */
const MOST_UNKNOWN = 5
const MOST_CONNECTIONS = 200

/** An answer to the sender. `5…` is for good, `4…` asks to try again. */
const reply = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

/** Creates the server; it does not listen yet. */
export function createReceiver(options: ReceiverOptions): Receiver {
  const { domain, logger, maxBytes = 5 * MB, silenceMs = 60_000, arrivalMs = 5 * 60_000 } = options
  const guesses = new WeakMap<SMTPServerSession, number>()
  const mailboxes = new WeakMap<SMTPServerSession, Mailbox[]>()
  const otherMailboxes = new WeakMap<SMTPServerSession, OtherMailbox[]>()

  async function takeRecipient(address: string, session: SMTPServerSession): Promise<void> {
    const known = mailboxes.get(session) ?? []
    const others = otherMailboxes.get(session) ?? []
    if (known.length + others.length >= MOST_RECIPIENTS) throw reply(452, '4.5.3 Too many recipients')
    if ((guesses.get(session) ?? 0) >= MOST_UNKNOWN) throw reply(421, '4.7.0 Too many unknown recipients')
    const other = await options.others?.(address)
    if (other) return void otherMailboxes.set(session, [...others, other])
    const mailbox = await findMailbox(address, domain)
    if (!mailbox) {
      guesses.set(session, (guesses.get(session) ?? 0) + 1)
      throw reply(550, '5.1.1 No such mailbox here')
    }
    mailboxes.set(session, [...known, mailbox])
  }

  async function takeMail(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const raw = await readAll(stream, maxBytes, arrivalMs)
    if (!raw || stream.sizeExceeded) throw reply(552, '5.3.4 The message is too large')
    const { mailFrom } = session.envelope
    for (const other of otherMailboxes.get(session) ?? []) await other.take(raw, mailFrom ? mailFrom.address : '')
    await storeMail(raw, { mailboxes: mailboxes.get(session) ?? [], remote_address: session.remoteAddress })
  }

  async function answer(work: Promise<void>, done: (error?: Error | null) => void): Promise<void> {
    done(await faultOf(work))
  }

  /** What to answer to the sender instead of yes. What fails on our side is worth another try. */
  async function faultOf(work: Promise<void>): Promise<Error | null> {
    try {
      await work
      return null
    } catch (error) {
      if (error instanceof Error && 'responseCode' in error) return error
      logger.error({ err: error }, 'an email was not taken')
      return reply(451, '4.3.0 Try again later')
    }
  }

  const server = new SMTPServer({
    name: domain,
    banner: 'ProTracker',
    size: maxBytes,
    authOptional: true,
    // There is no one to sign in, and no certificate: a mail server in front has one.
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    maxClients: MOST_CONNECTIONS,
    socketTimeout: silenceMs,
    closeTimeout: 2000,
    logger: false,
    onMailFrom(_address, session, done) {
      mailboxes.delete(session)
      otherMailboxes.delete(session)
      done()
    },
    onRcptTo({ address }, session, done) {
      void answer(takeRecipient(address, session), done)
    },
    onData(stream, session, done) {
      void answer(takeMail(stream, session), done)
    },
  })
  // Of single connections: senders that vanish, or speak something else.
  server.on('error', (error) => logger.debug({ err: error }, 'a connection broke off'))

  return {
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.server.once('error', reject)
        server.listen(port, host, () => resolve((server.server.address() as AddressInfo).port))
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The whole email; null if it is too large. Reads on to its end, which is where the sender listens. */
async function readAll(stream: SMTPServerDataStream, maxBytes: number, timeoutMs: number): Promise<Buffer | null> {
  const timer = setTimeout(() => stream.destroy(reply(451, '4.4.2 The message took too long')), timeoutMs)
  try {
    let chunks: Buffer[] | null = []
    let size = 0
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > maxBytes) chunks = null
      chunks?.push(chunk)
    }
    return chunks && Buffer.concat(chunks)
  } finally {
    clearTimeout(timer)
  }
}
