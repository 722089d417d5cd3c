/** The properties of the cards in a vCard file: versions 2.1, 3 and 4. */
import { copy } from './copy.ts'

/** A property: its name in capitals, its parameters, and its value as it is written. */
export type Property = {
  name: string
  types: readonly string[]
  isPreferred: boolean
  omitsYear: string
  value: string
}
export type Card = Property[]

/** Cards with all of their properties, or why the file can't be read. */
export type Cards = { cards: Card[] } | { problem: string }

/** What holds no text of a contact, but pictures and keys. */
const BINARY: ReadonlySet<string> = new Set(['PHOTO', 'LOGO', 'SOUND', 'KEY'])

/** Reads the cards of a file. */
export function readCards(text: string): Cards {
  const cards: Card[] = []
  let card: { properties: Card; line: number; last: string } | null = null
  // Cards within cards, which version 2.1 has, are left out.
  let inner = 0
  for (const { line, text: raw } of logicalLines(text)) {
    if (raw.trim() === '') continue
    const property = propertyOf(raw)
    const isBegin = property?.name === 'BEGIN' && property.value.toUpperCase() === 'VCARD'
    const isEnd = property?.name === 'END' && property.value.toUpperCase() === 'VCARD'
    if (isBegin && card && card.last === 'AGENT') inner++
    else if (isBegin && card) return { problem: withoutEnd(cards, card.line) }
    else if (isBegin) card = { properties: [], line, last: '' }
    else if (isEnd && inner > 0) inner--
    else if (isEnd && card) {
      cards.push(card.properties)
      card = null
    } else if (inner > 0 || !card) continue
    else if (property) {
      card.last = property.name
      if (!BINARY.has(property.name)) card.properties.push(property)
    } else if (!BINARY.has(card.last))
      // Pictures of old phones continue on the next line without a space.
      return { problem: copy.strangeLine(cards.length + 1, line.toLocaleString('en-US')) }
  }
  if (card) return { problem: withoutEnd(cards, card.line) }
  return cards.length === 0 ? { problem: copy.noCards } : { cards }
}

const withoutEnd = (cards: readonly Card[], line: number) =>
  copy.cardWithoutEnd(cards.length + 1, line.toLocaleString('en-US'))

/** Lines with those that continue them, and the number of the first. */
function* logicalLines(text: string): Generator<{ line: number; text: string }> {
  let current: { line: number; parts: string[] } | null = null
  for (const [i, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const isSoft = current !== null && isQuoted(current.parts[0] ?? '') && (current.parts.at(-1) ?? '').endsWith('=')
    if (current && isSoft) current.parts.push(raw)
    else if (current && /^[ \t]/.test(raw)) current.parts.push(raw.slice(1))
    else {
      if (current) yield { line: current.line, text: joined(current.parts) }
      current = { line: i + 1, parts: [raw] }
    }
  }
  if (current) yield { line: current.line, text: joined(current.parts) }
}

const isQuoted = (line: string) => /^[^:]*;(?:ENCODING=)?QUOTED-PRINTABLE[;:]/i.test(line)

const joined = (parts: readonly string[]) =>
  isQuoted(parts[0] ?? '')
    ? parts.map((part, i) => (i < parts.length - 1 ? part.replace(/=$/, '') : part)).join('')
    : parts.join('')

/** `item1.TEL;TYPE=CELL,pref:+1 860 …`; null if it has no name. */
function propertyOf(line: string): Property | null {
  const colon = colonOf(line)
  const head = colon < 0 ? null : /^(?:[\w-]+\.)?([A-Za-z][\w-]*)((?:;.*)?)$/s.exec(line.slice(0, colon))
  if (!head) return null
  const parameters = (head[2] ?? '').split(';').slice(1).map(parameterOf)
  const of = (name: string) => parameters.filter(([key]) => key === name).flatMap(([, values]) => values)
  const types = [...of('TYPE'), ...of('')].map((type) => type.toLowerCase())
  const encoding = of('ENCODING')[0]?.toUpperCase()
  const isQuotedPrintable = encoding === 'QUOTED-PRINTABLE' || types.includes('quoted-printable')
  const raw = line.slice(colon + 1)
  return {
    name: (head[1] ?? '').toUpperCase(),
    types,
    isPreferred: types.includes('pref') || of('PREF')[0] === '1',
    omitsYear: of('X-APPLE-OMIT-YEAR')[0] ?? '',
    value: isQuotedPrintable ? unquoted(raw, of('CHARSET')[0]) : raw,
  }
}

/** The first colon that isn't in quotation marks. */
function colonOf(line: string): number {
  let isInQuotes = false
  for (let i = 0; i < line.length; i++) {
    if (line[i] === '"') isInQuotes = !isInQuotes
    else if (line[i] === ':' && !isInQuotes) return i
  }
  return -1
}

/** A parameter. Version 2.1 writes types without their name. */
function parameterOf(text: string): [name: string, values: string[]] {
  const [name = '', ...rest] = text.split('=')
  if (rest.length === 0) return ['', [name]]
  return [name.toUpperCase(), rest.join('=').replaceAll('"', '').split(',')]
}

/** Quoted-printable text in its character set. */
function unquoted(text: string, charset = 'utf-8'): string {
  const bytes: number[] = []
  const encoder = new TextEncoder()
  for (const [part] of text.matchAll(/=[0-9A-Fa-f]{2}|[^=]+|=/g)) {
    if (/^=[0-9A-Fa-f]{2}$/.test(part)) bytes.push(Number.parseInt(part.slice(1), 16))
    else bytes.push(...encoder.encode(part))
  }
  try {
    return new TextDecoder(charset).decode(Uint8Array.from(bytes))
  } catch {
    return new TextDecoder('windows-1252').decode(Uint8Array.from(bytes))
  }
}
