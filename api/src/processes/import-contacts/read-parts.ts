/** Parses what a contacts file says in its own ways: names, addresses, phone numbers, statuses and sources. Pure. */
import {
  ContactSource,
  contactSourceLabels,
  ContactStatus,
  contactStatusLabels,
  Representation,
  representationLabels,
} from 'openapi/codes'
import { externalIdProblem } from '#platform/contract/contract.ts'
import { type Cell, readCents, readCode } from '#processes/import-rows/read-cell.ts'
import { joinPhone, splitPhone } from '#rules/phones/extension.ts'

const SUFFIX = /^(?:jr|sr|ii|iii|iv)\.?$/i

/** First and last name of "Ann Marie Lee Jr." or "Lee, Ann Marie". */
export function splitName(text: string): { first_name: string; last_name: string } {
  const [before = '', after, more] = text.split(',').map((part) => part.trim())
  if (after && more === undefined && !SUFFIX.test(after)) return { first_name: after, last_name: before }
  const words = text.replaceAll(',', ' ').split(/\s+/).filter(Boolean)
  const end = words.findLastIndex((word) => !SUFFIX.test(word))
  if (end <= 0) return { first_name: words.join(' '), last_name: '' }
  return { first_name: words.slice(0, end).join(' '), last_name: words.slice(end).join(' ') }
}

export type AddressParts = { street?: string; unit?: string; city?: string; state?: string; zip?: string }

const COUNTRY = /^(?:usa?|u\.s\.a?\.?|united states(?: of america)?)$/i
const STATE_AND_ZIP = /^(?<state>[A-Za-z]{2}|[A-Za-z]+(?: [A-Za-z]+){0,2})?\s*(?<zip>\d{5}(?:-\d{4})?)?$/

/** The parts of "402 Maple Street, Hartford, CT 06103". What can't be told apart is all street. */
export function splitAddress(text: string): AddressParts {
  const parts = text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !COUNTRY.test(part))
  const joined = parts.length === 2 ? cityStateZip(parts[1] ?? '') : null
  if (joined) return { street: parts[0] ?? '', ...joined }
  if (parts.length < 3) return { street: parts.join(', ') }
  const tail = STATE_AND_ZIP.exec(parts.at(-1) ?? '')?.groups
  const place = tail?.state || tail?.zip ? { city: parts.at(-2) ?? '', rest: 2, tail } : null
  const ofLast = place ? null : cityStateZip(parts.at(-1) ?? '')
  const head = parts.slice(0, place ? -2 : -1)
  const found = place
    ? { city: place.city, ...(tail?.state && { state: tail.state }), ...(tail?.zip && { zip: tail.zip }) }
    : ofLast
  if (!found) return { street: parts.join(', ') }
  const [street = '', ...unit] = head
  return { street, ...(unit.length > 0 && { unit: unit.join(', ') }), ...found }
}

function cityStateZip(text: string): AddressParts | null {
  const found = /^(?<city>.+?)\s+(?<state>[A-Za-z]{2})\s+(?<zip>\d{5}(?:-\d{4})?)$/.exec(text)?.groups
  return found ? { ...found } : null
}

const RANGE = /^(?<from>.*\d.*?)\s*(?:[-–—]|\bto\b)\s*(?<to>.*\d.*)$/i
const UP_TO = /^(?:up to|under|below|max\.?|<=?|≤)\s*/i
const UNIT = /\s*(?:k|mm?)$/i

/** What a buyer can pay, in cents: an amount, or the upper end of "$400k-450k", "450-500k" or "up to 1.2M". */
export function readPrice(text: string): Cell<number> {
  const { from = '', to = text } = RANGE.exec(text)?.groups ?? {}
  const upper = to.replace(UP_TO, '')
  const [unit = ''] = UNIT.exec(from) ?? []
  const found = readCents(upper)
  // Of "400k-450", both are thousands.
  return unit && !UNIT.test(upper) && !/\d{4}|,/.test(upper) ? readCents(`${upper}${unit}`) : found
}

/** Several values in one cell. */
export const splitList = (text: string, by: RegExp): string[] =>
  text
    .split(by)
    .map((one) => one.trim())
    .filter((one) => one !== '')

const PHONE = /^\+?[0-9 ().-]{5,24}$/

/** A phone number as the contract has it, with its extension. */
export function readPhone(text: string): Cell<string> {
  const plain = text
    .replace(/^tel:/i, '')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[\u00A0\u2000-\u200F\u202A-\u202E\u2060\uFEFF]/g, ' ')
    .trim()
  const { number, extension } = splitPhone(plain)
  const phone = number
    .replaceAll(/[/\\·]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const isPhone = PHONE.test(phone) && /\d/.test(phone)
  return isPhone
    ? { value: joinPhone({ number: phone, extension }) }
    : { reason: 'must be a phone number such as (860) 555-0142' }
}

type Words = { readonly [word: string]: number }

/** What other products call a status. */
const STATUSES: Words = {
  lead: ContactStatus.NewLead,
  new: ContactStatus.NewLead,
  prospect: ContactStatus.NewLead,
  inquiry: ContactStatus.NewLead,
  'attempted contact': ContactStatus.Contacted,
  nurture: ContactStatus.Contacted,
  'cold lead': ContactStatus.Contacted,
  'spoke with customer': ContactStatus.Contacted,
  'hot prospect': ContactStatus.Qualified,
  'a hot 1 3 months': ContactStatus.Qualified,
  'b warm 3 6 months': ContactStatus.Contacted,
  'c cold 6+ months': ContactStatus.Contacted,
  active: ContactStatus.ActiveClient,
  client: ContactStatus.ActiveClient,
  contract: ContactStatus.ActiveClient,
  'under contract': ContactStatus.ActiveClient,
  pending: ContactStatus.ActiveClient,
  'past client': ContactStatus.Closed,
  sphere: ContactStatus.Closed,
  'sphere of influence': ContactStatus.Closed,
  sold: ContactStatus.Closed,
  trash: ContactStatus.Lost,
  dead: ContactStatus.Lost,
  archived: ContactStatus.Lost,
  unresponsive: ContactStatus.Lost,
  'not interested': ContactStatus.Lost,
}

const SOURCES: Words = {
  website: ContactSource.WebsiteInquiry,
  web: ContactSource.WebsiteInquiry,
  facebook: ContactSource.SocialMedia,
  instagram: ContactSource.SocialMedia,
  linkedin: ContactSource.SocialMedia,
  'zillow.com': ContactSource.Zillow,
  'zillow flex': ContactSource.Zillow,
  trulia: ContactSource.Zillow,
  'open house sign in': ContactSource.OpenHouse,
  fsbo: ContactSource.ForSaleByOwner,
  expired: ContactSource.ExpiredListing,
  referral: ContactSource.OtherReferral,
  'google ads': ContactSource.PaidAds,
  ppc: ContactSource.PaidAds,
}

const SIDES: Words = {
  'buyer lead': Representation.Buyer,
  buying: Representation.Buyer,
  'seller lead': Representation.Seller,
  selling: Representation.Seller,
  listing: Representation.Seller,
  both: Representation.Dual,
  'buyer and seller': Representation.Dual,
  renter: Representation.Tenant,
}

const wordOf = (words: Words, text: string): number | undefined => {
  const key = text
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()
  return Object.hasOwn(words, key) ? words[key] : undefined
}

const codeOf = (labels: Readonly<Record<string | number, string>>, words: Words) => (text: string) => {
  const known = wordOf(words, text)
  return known === undefined ? readCode(text, labels) : { value: known }
}

/** A status by its name here, or by what other products call it. */
export const readStatus = codeOf(contactStatusLabels, STATUSES)
/** The side that they're on. */
export const readSide = codeOf(representationLabels, SIDES)
/** A source by its name here, or by what other products call it. */
export const readSource = codeOf(contactSourceLabels, SOURCES)

/** An id in another system. */
export function readExternalId(text: string): Cell<string> {
  const reason = externalIdProblem(text)
  return reason === null ? { value: text } : { reason }
}
