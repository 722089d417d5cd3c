/** Reads a vCard file, as phones and address books export it, as a table of contacts. */
import { copy } from './copy.ts'
import { type FileRows, fileRows } from './file-rows.ts'
import { type Card, type Property, readCards } from './vcard-lines.ts'

type Field = keyof typeof copy.headings
type Facts = Partial<Record<Field, string>>

const FIELDS = Object.keys(copy.headings) as Field[]

/** Parses the cards. Only columns in which a card says something are there. */
export function readVcard(text: string): FileRows {
  const read = readCards(text)
  if ('problem' in read) return read
  const all = read.cards.map((card) => factsOf(card))
  const used = FIELDS.filter((field) => all.some((facts) => facts[field]))
  const lines = all.map((facts, i) => ({ cells: used.map((field) => facts[field] ?? ''), line: i + 2 }))
  return fileRows([{ cells: used.map((field) => copy.headings[field]), line: 1 }, ...lines])
}

const MANY = '; '

function factsOf(card: Card): Facts {
  const all = (name: string) => preferredFirst(card.filter((one) => one.name === name))
  const [family = '', given = '', additional = '', , suffix = ''] = partsOf(all('N')[0]?.value)
  const first = [given, additional].filter(Boolean).join(' ')
  const last = [family, suffix].filter(Boolean).join(' ')
  const full = first || last ? '' : textOf(all('FN')[0]?.value)
  const company = partsOf(all('ORG')[0]?.value).filter(Boolean).join(', ')
  const [address, ...others] = all('ADR').map(({ value }) => addressOf(value))
  const birthday = birthdayOf(all('BDAY')[0])
  const notes = [
    ...all('NOTE').map(({ value }) => textOf(value)),
    ...all('TITLE').map(({ value }) => copy.notes.title(textOf(value))),
    ...all('URL').map(({ value }) => copy.notes.website(textOf(value))),
    ...others.map((one) => copy.notes.address(Object.values(one).filter(Boolean).join(', '))),
    ...(birthday.note ? [copy.notes.birthday(birthday.note)] : []),
  ]
  return {
    // A card of a company repeats its name as that of the contact.
    name: full === company ? '' : full,
    first,
    last,
    company,
    emails: all('EMAIL')
      .map(({ value }) => textOf(value))
      .join(MANY),
    phones: all('TEL')
      .map(({ value }) => textOf(value))
      .join(MANY),
    ...address,
    birthday: birthday.day,
    labels: all('CATEGORIES')
      .flatMap(({ value }) => partsOf(value, ','))
      .join(MANY),
    notes: notes.filter((note) => note.trim() !== '').join('\n\n'),
  }
}

const preferredFirst = (all: readonly Property[]): Property[] => [
  ...all.filter(({ isPreferred }) => isPreferred),
  ...all.filter(({ isPreferred }) => !isPreferred),
]

/** The text of a value. */
const textOf = (value = ''): string =>
  value.replaceAll(/\\([nN,;:\\])/g, (_, mark: string) => (mark.toLowerCase() === 'n' ? '\n' : mark)).trim()

/** The parts of a value, between marks that aren't escaped. */
function partsOf(value = '', mark: ';' | ',' = ';'): string[] {
  const parts = ['']
  for (const [piece] of value.matchAll(/\\.|[^\\]/gs)) {
    if (piece === mark) parts.push('')
    else parts.push((parts.pop() ?? '') + piece)
  }
  return parts.map((part) => textOf(part))
}

function addressOf(value: string): Facts {
  const [box = '', extended = '', street = '', city = '', state = '', zip = ''] = partsOf(value)
  const lines = [street, box].filter(Boolean).join(', ').replaceAll('\n', ', ')
  return { street: lines, unit: extended, city, state, zip }
}

/** Apple writes this year, or one that a parameter names, for a birthday without one. */
const NO_YEAR = '1604'

/** The birthday as a day. Without a year it can only be noted. */
function birthdayOf(property: Property | undefined): { day: string; note: string } {
  const value = textOf(property?.value)
  const found = /^(?<year>\d{4}|--)-?(?<month>\d{2})-?(?<day>\d{2})(?:[T ].*)?$/.exec(value)?.groups
  if (!found) return { day: value, note: '' }
  const { year = '', month = '', day = '' } = found
  const isWithout = year === '--' || year === NO_YEAR || year === property?.omitsYear
  return isWithout ? { day: '', note: `${Number(month)}/${Number(day)}` } : { day: `${year}-${month}-${day}`, note: '' }
}
