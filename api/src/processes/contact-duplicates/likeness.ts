/**
 * How alike two contacts are. A shared phone number or email address alone doesn't make them one person: families share
 * email addresses, and offices share phone numbers. Pure, except that the rules for phone numbers are loaded on first use.
 */
import { DuplicateReason } from 'openapi/codes'
import {
  emailsOf,
  familyName,
  givenName,
  type Matchable,
  nameSuffix,
  phonesOf,
  wordsIn,
  zipOf,
} from '#entities/contacts/on-save/match-words.ts'
import { costOf, nearNumbers } from '#platform/records/near-words.ts'
import { compareNames, type NameLikeness } from './name-likeness.ts'

/** From this score on, two contacts are likely the same person. */
export const LIKELY = 75
/** From this score on, a contact may be the one that someone is about to add. */
export const POSSIBLE = 50
const HIGHEST = 100

/** A contact, prepared for comparing. */
export type Prepared = {
  given: string
  family: string[]
  suffix: string
  company: string
  emails: string[]
  phones: string[]
  street: string
  zip: string
  city: string
  birthday: string | null
  external_id: string | null
}

export type Likeness = { score: number; reasons: DuplicateReason[] }

/** Prepares a contact for comparing it with others. */
export async function prepare(contact: Matchable): Promise<Prepared> {
  const { address, birthday = null, external_id = null } = contact
  return {
    given: givenName(contact),
    family: familyName(contact),
    suffix: nameSuffix(contact),
    company: wordsIn(contact.company).join(' '),
    emails: emailsOf(contact),
    phones: await phonesOf(contact),
    street: streetOf(address?.street),
    zip: zipOf(address),
    city: wordsIn(address?.city).join(' '),
    birthday,
    external_id,
  }
}

/** The house number and the first words of the street: how it is abbreviated says nothing. */
function streetOf(street: string | null | undefined): string {
  const words = wordsIn(street)
  return words.length < 2 ? '' : words.slice(0, Math.max(2, words.length - 1)).join(' ')
}

const NAMES: { readonly [likeness in NameLikeness]: number } = {
  same: 50,
  near: 42,
  unknown: 35,
  given: 20,
  different: 0,
}

/** How alike two contacts are, from 0 to 100, and what they share. */
export function likeness(a: Prepared, b: Prepared): Likeness {
  // Another system knows who it is, whatever they are called.
  if (a.external_id && a.external_id === b.external_id)
    return { score: HIGHEST, reasons: [DuplicateReason.external_id] }
  const name = compareNames(a, b)
  if (name === 'different') return { score: 0, reasons: [] }
  const reached = [...emailPoints(a, b), ...phonePoints(a, b)]
  // Two colleagues of one first name share an office, its phone and its address.
  const found = name === 'given' ? reached : [...reached, ...placePoints(a, b), ...otherPoints(a, b)]
  const isNamed = name === 'same' || name === 'near'
  const points = found.reduce((sum, [, one]) => sum + one, NAMES[name]) + conflicts(a, b)
  const reasons = found.filter(([, one]) => one > 0).map(([reason]) => reason)
  return {
    score: Math.max(0, Math.min(HIGHEST, points)),
    reasons: [...new Set([...(isNamed ? [DuplicateReason.name] : []), ...reasons])],
  }
}

type Points = [DuplicateReason, number][]

function emailPoints(a: Prepared, b: Prepared): Points {
  if (a.emails.some((one) => b.emails.includes(one))) return [[DuplicateReason.email, 45]]
  const nearest = Math.max(0, ...a.emails.flatMap((one) => b.emails.map((other) => nearEmail(one, other))))
  // People of one name have similar email addresses, too.
  const isOther = a.phones.length > 0 && b.phones.length > 0 && !a.phones.some((one) => b.phones.includes(one))
  const best = isOther ? Math.min(nearest, WEAK) : nearest
  return best > 0 ? [[DuplicateReason.similar_email, best]] : []
}

const LONG_LOCAL = 6
const NEAR = 20
const WEAK = 12

function nearEmail(one: string, other: string): number {
  const [local = '', domain = ''] = one.split('@')
  const [local2 = '', domain2 = ''] = other.split('@')
  const [letters, letters2] = [onlyLetters(local), onlyLetters(local2)]
  if (digitsIn(local) !== digitsIn(local2)) return 0
  if (domain === domain2) return letters === letters2 || isNear(letters, letters2) ? NEAR : 0
  if (letters !== letters2) return 0
  return isNear(onlyLetters(domain), onlyLetters(domain2)) ? NEAR : letters.length >= LONG_LOCAL ? WEAK : 0
}

const onlyLetters = (text: string) => text.replaceAll(/[^\p{L}]/gu, '')
const digitsIn = (text: string) => text.replaceAll(/\D/g, '')

/** Whether one is the other with a typo. A beginning of it is not. */
const isNear = (one: string, other: string): boolean =>
  Math.abs(one.length - other.length) <= 1 &&
  [costOf(one, other), costOf(other, one)].some((cost) => cost !== undefined)

const NATIONAL = 10
const national = (phone: string) => phone.slice(-NATIONAL)

/** One edit leaves the beginning and the end as they are: cheaper to see than all numbers that are near. */
function isNearNumber(one: string, other: string): boolean {
  let from = 0
  while (from < one.length && one[from] === other[from]) from++
  let end = 0
  while (end < one.length && one.at(-1 - end) === other.at(-1 - end)) end++
  return from + end >= Math.max(one.length, other.length) - 2 && nearNumbers(one).includes(other)
}

function phonePoints(a: Prepared, b: Prepared): Points {
  if (a.phones.some((one) => b.phones.includes(one))) return [[DuplicateReason.phone, 40]]
  const isTypo = a.phones.some((one) => b.phones.some((other) => isNearNumber(national(one), national(other))))
  return isTypo ? [[DuplicateReason.similar_phone, 25]] : []
}

function placePoints(a: Prepared, b: Prepared): Points {
  const isArea = a.zip !== '' && a.zip === b.zip
  const isCity = a.city !== '' && a.city === b.city
  if ((isArea || isCity) && a.street !== '' && a.street === b.street) return [[DuplicateReason.address, 35]]
  return isArea ? [[DuplicateReason.place, 12]] : isCity ? [[DuplicateReason.place, 8]] : []
}

function otherPoints(a: Prepared, b: Prepared): Points {
  const isBorn = a.birthday !== null && a.birthday === b.birthday
  const isAt = a.company !== '' && a.company === b.company
  return [
    ...(isBorn ? ([[DuplicateReason.birthday, 25]] satisfies Points) : []),
    ...(isAt ? ([[DuplicateReason.company, 10]] satisfies Points) : []),
  ]
}

/** What speaks against it: other birthdays, or a Jr. where the other one has nothing. */
function conflicts(a: Prepared, b: Prepared): number {
  const born = a.birthday && b.birthday && a.birthday !== b.birthday ? -30 : 0
  return born + (a.suffix === b.suffix ? 0 : -40)
}
