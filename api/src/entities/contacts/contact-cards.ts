/** Contacts as contact cards: vCard 4.0 (RFC 6350), which phones and address books read. Pure. */
import type { Contact } from 'openapi'
import type { FileForm } from '#platform/reads/csv-file.ts'
import { contactName } from './contact.presenter.ts'

/** How contacts are written as cards. `labels` are the names of labels by id. */
export const cardForm = (labels: ReadonlyMap<string, string>): FileForm<Contact> => ({
  type: 'text/vcard; charset=utf-8',
  extension: 'vcf',
  head: '',
  text: (contacts) => contacts.map((contact) => cardOf(contact, labels)).join(''),
})

/** What a card is called: a contact without a name or company by how it is reached. */
export const nameOnCard = (contact: Contact): string =>
  contactName(contact) || contact.emails[0] || contact.phones[0] || 'Contact'

function cardOf(contact: Contact, labels: ReadonlyMap<string, string>): string {
  const { id, first_name, last_name, company, emails, phones, address, birthday, notes, updated_at } = contact
  const { street = '', unit = '', city = '', state = '', zip = '' } = address
  const categories = contact.labels.flatMap((label) => labels.get(label) ?? [])
  const hasAddress = [street, unit, city, state, zip].some(Boolean)
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `UID:${id}`,
    `FN:${text(nameOnCard(contact))}`,
    `N:${text(last_name)};${text(first_name)};;;`,
    ...(company ? [`ORG:${text(company)}`] : []),
    ...(first_name || last_name || !company ? [] : ['KIND:org']),
    ...emails.map((email, i) => `EMAIL${preferred(i)}:${text(email)}`),
    ...phones.map((phone, i) => `TEL${preferred(i)}:${text(phone)}`),
    ...(hasAddress ? [`ADR:;${[unit, street, city, state, zip].map(text).join(';')};`] : []),
    ...(birthday ? [`BDAY:${birthday.replaceAll('-', '')}`] : []),
    ...(categories.length > 0 ? [`CATEGORIES:${categories.map(text).join(',')}`] : []),
    ...(notes ? [`NOTE:${text(notes)}`] : []),
    `REV:${updated_at.replaceAll(/[-:]|\.\d+/g, '')}`,
    'END:VCARD',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** The first of several comes first in address books, too. */
const preferred = (index: number): string => (index === 0 ? ';PREF=1' : '')

/** A text in which no mark separates. A line break can't begin a property. */
const text = (value: string): string =>
  value.replaceAll(/[\\,;]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)

const LONGEST_LINE = 75

/** A line no longer than its standard allows in UTF-8: what is longer continues behind a space. */
function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  let bytes = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (bytes + size > LONGEST_LINE) {
      lines.push(current)
      current = ' '
      bytes = 1
    }
    current += letter
    bytes += size
  }
  return [...lines, current].join('\r\n')
}
