/**
 * Parsers of lead emails, in the order in which they are asked. Each knows one shape; portals differ in their words, which
 * labels.ts has. Pure.
 */
import { type Facts, type FoundLead, emailIn, isWhole, leadOf, phoneIn } from './found-lead.ts'
import { factOf, type Label } from './labels.ts'

/** An email as parsers see it. */
export type ParsedMail = {
  subject: string
  /** Where an answer goes; empty if no one would read it. */
  reply_to: string
  /** A line for each line. Cells of a table's row have tabs between them. */
  text: string
  meta: ReadonlyMap<string, string>
}

type Parser = { name: string; read: (mail: ParsedMail) => Facts | null }

/** The standard of leadmetadata.org, version 1.0: meta tags in the HTML. */
function readMetadata({ meta }: ParsedMail): Facts | null {
  if (!meta.get('lead_information_version')?.trim().startsWith('1')) return null
  const of = (name: string) => meta.get(`lead_${name}`)
  const place = ['property_address', 'property_city', 'property_state', 'property_zip'].map((name) => of(name)?.trim())
  return {
    name: of('name'),
    first_name: of('first_name'),
    last_name: of('last_name'),
    email: of('email'),
    phone: of('phone'),
    message: of('message') ?? of('comments'),
    address: place.filter(Boolean).join(', '),
    mls_number: of('property_mls_number') ?? of('property_mlsid') ?? of('property_listing_number'),
    url: of('property_url') ?? of('property_link'),
    price: of('property_price') ?? of('property_list_price'),
  }
}

/** `Name: Ann Lee`, a line for each. A message goes on until the next label or an empty line. */
const readLines = ({ text }: ParsedMail): Facts | null =>
  collect(text.split('\n'), (line) => /^\W{0,3}([A-Za-z][A-Za-z #/’'-]{1,30}?)\s*:\s*(.*)$/.exec(line)?.slice(1, 3))

/** A table with the label in one cell and the value in the next. */
const readTable = ({ text }: ParsedMail): Facts | null =>
  collect(text.split('\n'), (line) => {
    const [label, ...cells] = line.split('\t').map((cell) => cell.trim())
    return cells.length > 0 ? [label ?? '', cells.filter(Boolean).join(' ')] : undefined
  })

/** A label on a line of its own, with its value below. */
function readStacked({ text }: ParsedMail): Facts | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const pairs = lines.flatMap((line, at) => {
    const fact = factOf(line)
    const value = lines[at + 1]?.trim() ?? ''
    return fact && value !== '' && !factOf(value) ? [[fact, value] as const] : []
  })
  return pairs.length > 1 ? Object.fromEntries(pairs.toReversed()) : null
}

const ASKS =
  /^(.{2,80}?) (?:is interested in|wants to know more about|would like (?:more information (?:on|about)|to (?:see|tour|visit))|requested (?:a (?:showing|tour) (?:of|at)|(?:more )?(?:info|information|details) (?:on|about))|has a question about|is asking about) (.{3,200}?)[.!]?$/im

/** `Ann Lee is interested in 402 Maple Street`, with how to reach her below or as the address to reply to. */
function readSentence({ text, subject, reply_to }: ParsedMail): Facts | null {
  const [sentence, name, address] = ASKS.exec(text) ?? ASKS.exec(subject) ?? []
  if (!sentence) return null
  // In the subject, all of the text comes after it.
  const rest = text.includes(sentence) ? text.slice(text.indexOf(sentence) + sentence.length) : text
  const quoted = /[“"]([^”"]{10,5000})[”"]/.exec(rest)?.[1]
  return {
    // Also in a subject: `New lead: Ann Lee`.
    name: name?.replace(/^(?:.*:\s*|(?:good news|hi|hello|great news)[^A-Za-z]+)/i, ''),
    address,
    email: emailIn(rest) || reply_to,
    phone: phoneIn(rest),
    message: quoted ?? '',
  }
}

const PARSERS: readonly Parser[] = [
  { name: 'leadmetadata 1.0', read: readMetadata },
  { name: 'table', read: readTable },
  { name: 'lines', read: readLines },
  { name: 'stacked', read: readStacked },
  { name: 'sentence', read: readSentence },
]

/**
 * The lead in the email, and the parser that understood it; null if none did. `texts` are what it says as HTML and as plain
 * text: labels in any of them count more than a sentence.
 */
export function findLead(
  mail: Omit<ParsedMail, 'text'>,
  texts: readonly string[],
): { lead: FoundLead; parser: string } | null {
  for (const { name: parser, read } of PARSERS) {
    for (const text of texts) {
      const facts = read({ ...mail, text })
      const lead = facts && leadOf(facts)
      if (lead && isWhole(lead)) return { lead, parser }
    }
  }
  return null
}

/** The facts of lines that have a label and a value. The first value of each counts. */
function collect(lines: readonly string[], pairOf: (line: string) => readonly string[] | undefined): Facts | null {
  const facts: Partial<Record<Label, string>> = {}
  let goesOn = false
  for (const line of lines) {
    const [label = '', value = ''] = pairOf(line) ?? []
    const fact = factOf(label)
    if (fact) {
      facts[fact] ??= value.trim()
      goesOn = fact === 'message'
    } else if (goesOn && line.trim() === '' && facts.message) goesOn = false
    else if (goesOn) facts.message = `${facts.message ?? ''}\n${line}`.trim()
  }
  return Object.keys(facts).length > 1 ? facts : null
}
