/** Parses one row of a file into a contact's facts, or says why it is invalid, or what had to be left out. Pure. */
import type { ImportMapping } from 'openapi'
import { ContactImportField, contactTemperatureLabels, ContactStatus } from 'openapi/codes'
import type { CustomValues } from '#entities/custom-fields/custom-values.model.ts'
import { isWords, longestText } from '#platform/contract/contract.ts'
import { type Cell, readCents, readCode, readDay, readPastDay, readYearless } from '#processes/import-rows/read-cell.ts'
import { type CustomReading, readCustom } from '#processes/import-rows/read-custom.ts'
import { textsOf } from '#processes/import-rows/read-mapped.ts'
import type { FieldProblem } from '#processes/import-rows/row-problems.ts'
import { zipFault } from '#rules/addresses/zip-code.ts'
import { readEmails, readLabels, readPhones } from './read-lists.ts'
import {
  type AddressParts,
  readSide,
  readExternalId,
  readPrice,
  readSource,
  readStatus,
  splitAddress,
  splitName,
} from './read-parts.ts'

/** The context for reading a row. */
export type ContactReading = { mapping: ImportMapping; custom: CustomReading }

/** What a row says of a contact; what it doesn't say is left out. Labels and the owner are still to be looked up. */
export type ContactFacts = {
  first_name: string
  last_name: string
  company: string
  emails: string[]
  phones: string[]
  address: AddressParts
  notes: string
  custom_fields: CustomValues
  labels: string[]
  owner: string
  status?: number
  temperature?: number
  source?: number
  birthday?: string
  home_anniversary?: string
  next_follow_up?: string
  representation?: number
  price?: number
  lost_reason?: string
  external_id?: string
}

const ADDRESS = ['street', 'unit', 'city', 'state', 'zip'] as const
const NAMES = ['first_name', 'last_name', 'company'] as const

/** The fields with one value that isn't plain text. */
const READERS = {
  status: readStatus,
  temperature: (text: string) => readCode(text, contactTemperatureLabels),
  birthday: readPastDay,
  home_anniversary: readPastDay,
  next_follow_up: (text: string) => readDay(text),
  representation: readSide,
  price: readPrice,
  external_id: readExternalId,
} satisfies { [field in ContactImportField]?: (text: string) => Cell<unknown> }

/** Reads the row's mapped cells. Empty cells are skipped. A row without a usable name has a problem; any other cell is left out. */
export function readContact(
  row: readonly string[],
  { mapping, custom }: ContactReading,
): { facts: ContactFacts; problems: FieldProblem[]; warnings: FieldProblem[] } {
  const problems: FieldProblem[] = []
  const warnings: FieldProblem[] = []
  const all = (field: ContactImportField) => textsOf(row, mapping, field)
  const one = (field: ContactImportField) => all(field)[0] ?? ''
  const text = (field: ContactImportField, path: string = field): string => {
    const longest = longestText(`ContactUpdate.${path}`) ?? Infinity
    const value = one(field)
    if (value.length <= longest) return value
    warnings.push({ field, value, reason: `must be ${longest} characters or fewer` })
    return ''
  }

  const named = { first_name: one('first_name'), last_name: one('last_name'), company: one('company') }
  if (!named.first_name && !named.last_name && one('name')) Object.assign(named, splitName(one('name')))
  for (const field of NAMES) {
    if (named[field] && !isWords(named[field]))
      problems.push({ field, value: named[field], reason: 'can’t be blank or contain control characters' })
    else if (named[field].length > (longestText(`ContactUpdate.${field}`) ?? Infinity))
      problems.push({ field: one(field) ? field : 'name', value: one(field) || one('name'), reason: 'is too long' })
  }
  const facts: ContactFacts = {
    ...named,
    emails: readEmails(all('emails'), warnings),
    phones: readPhones(all('phones'), warnings),
    address: withZip(
      readAddress(one('address'), (part) => text(part, `address.${part}`)),
      warnings,
    ),
    custom_fields: readCustom(row, { mapping, custom }, warnings),
    labels: readLabels(all('labels')),
    owner: one('owner'),
    notes: '',
  }
  for (const [field, read] of Object.entries(READERS) as [keyof typeof READERS, (text: string) => Cell<never>][]) {
    const value = one(field)
    if (value === '' || (field === 'birthday' && readYearless(value))) continue
    const cell = read(value)
    if ('value' in cell) facts[field] = cell.value
    else warnings.push({ field, value, reason: cell.reason })
  }
  const lost = text('lost_reason')
  if (lost && facts.status !== ContactStatus.Lost)
    warnings.push({ field: 'lost_reason', value: lost, reason: 'is only for lost contacts' })
  else if (lost) facts.lost_reason = lost
  const kept = [
    ...takeSource(facts, one('source')),
    ...keptPrice(facts, one('price')),
    ...keptBirthday(one('birthday')),
  ]
  facts.notes = joinNotes([...all('notes'), ...kept], warnings)
  if (problems.length === 0 && !isSomeone(facts))
    problems.push({ field: 'name', value: '', reason: 'is needed, or a company, email address or phone number' })
  return { facts, problems, warnings }
}

const isSomeone = ({ first_name, last_name, company, emails, phones }: ContactFacts): boolean =>
  Boolean(first_name || last_name || company) || emails.length > 0 || phones.length > 0

/** The parts in their own columns win over those of the address in one text, which may be no more than the street. */
function readAddress(whole: string, text: (part: (typeof ADDRESS)[number]) => string): AddressParts {
  const own = Object.fromEntries(ADDRESS.flatMap((part) => [[part, text(part)]].filter(([, value]) => value)))
  return own.street || whole === '' ? own : { ...splitAddress(whole), ...own }
}

/** Spreadsheets drop the zero that ZIP codes of New England begin with. */
function withZip({ zip: found = '', ...address }: AddressParts, warnings: FieldProblem[]): AddressParts {
  const zip = /^\d{4}$/.test(found) ? `0${found}` : found
  const reason = zipFault(zip)
  if (reason) warnings.push({ field: 'zip', value: found, reason })
  return { ...address, ...(zip && !reason && { zip }) }
}

/** A source that we have no name for is kept in the notes. */
function takeSource(facts: ContactFacts, text: string): string[] {
  if (text === '') return []
  const cell = readSource(text)
  if (!('value' in cell)) return [`Source: ${text}`]
  facts.source = Number(cell.value)
  return []
}

/** A price has one amount. A range that was read keeps its words in the notes. */
const keptPrice = ({ price }: ContactFacts, text: string): string[] =>
  price === undefined || 'value' in readCents(text) ? [] : [`Price: ${text}`]

/** A contact's birthday has a year. One without is kept in the notes. */
function keptBirthday(text: string): string[] {
  const day = readYearless(text)
  return day ? [`Birthday: ${day}`] : []
}

function joinNotes(notes: readonly string[], warnings: FieldProblem[]): string {
  const longest = longestText('ContactUpdate.notes') ?? Infinity
  const text = notes.join('\n\n')
  if (text.length <= longest) return text
  const reason = `must be ${longest.toLocaleString('en-US')} characters or fewer`
  warnings.push({ field: 'notes', value: '', reason })
  return ''
}
