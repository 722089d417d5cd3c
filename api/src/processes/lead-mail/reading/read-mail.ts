/** Reads an email as it arrived: who it is from, what it says, and the lead in it. It may be anything at all. */
import { type AddressObject, simpleParser } from 'mailparser'
import { emailIn, type FoundLead, isUnread, leadOf, phoneIn, tidy } from './found-lead.ts'
import { findLead } from './parsers.ts'
import { readHtml } from './read-html.ts'

export type ReadMail = {
  from_name: string
  from_address: string
  reply_to: string
  subject: string
  /** By the sender's clock; null if it doesn't say. */
  sent_at: string | null
  text: string
  /** Safe to show; empty if the email is plain text. */
  html: string
  attachments: string[]
  /** The lead, if a parser understood the email. */
  lead: FoundLead | null
  parser: string
  /** What a person would start with. */
  suggestion: FoundLead
}

const LONGEST_TEXT = 50_000
const LONGEST_LINE = 300
const MOST_ATTACHMENTS = 20
/** Of HTML, to begin with. */
const LONGEST_HTML = 1_000_000

/** Reads it. May take long and much memory for a hostile email: see read-in-thread.ts. */
export async function readMail(raw: Buffer): Promise<ReadMail> {
  const mail = await simpleParser(raw, {
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipTextLinks: true,
    skipImageLinks: true,
    maxHtmlLengthToParse: LONGEST_HTML,
  })
  const read = readHtml((mail.html || '').slice(0, LONGEST_HTML))
  // Tabs are what separates cells.
  const plain = (mail.text ?? '').replaceAll(/\r\n?/g, '\n').slice(0, LONGEST_TEXT)
  const [from, reply] = [firstIn(mail.from), firstIn(mail.replyTo)]
  const known = { subject: tidy(mail.subject ?? '', LONGEST_LINE), reply_to: reply.address || from.address }
  const answerTo = isUnread(known.reply_to) ? '' : known.reply_to
  const texts = [read.text, plain].filter((text) => text.trim() !== '')
  // Meta tags alone have no text.
  const found = findLead({ ...known, reply_to: answerTo, meta: read.meta }, texts.length > 0 ? texts : [''])
  const text = (plain.trim() || read.text).slice(0, LONGEST_TEXT)
  return {
    from_name: from.name,
    from_address: from.address,
    ...known,
    sent_at: mail.date && !Number.isNaN(mail.date.getTime()) ? mail.date.toISOString() : null,
    text,
    html: read.html,
    attachments: mail.attachments.slice(0, MOST_ATTACHMENTS).map(({ filename }) => tidy(filename ?? 'Attachment', 100)),
    lead: found?.lead ?? null,
    parser: found?.parser ?? '',
    suggestion: leadOf({
      name: reply.name || from.name,
      email: answerTo,
      phone: phoneIn(text),
      message: text.slice(0, 5000),
    }),
  }
}

function firstIn(addresses: AddressObject | AddressObject[] | undefined): { name: string; address: string } {
  const [one] = [addresses].flat().flatMap((some) => some?.value ?? [])
  return { name: tidy(one?.name ?? '', 100), address: emailIn(one?.address ?? '') }
}
