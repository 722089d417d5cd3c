/** The parts of a contact in the form in which two contacts are compared. */
import { doubleMetaphone } from 'double-metaphone'
import { phoneReader } from '#platform/records/phone-numbers.ts'
import { fullNamesOf } from '#rules/names/given-names.ts'
import { splitPhone } from '#rules/phones/extension.ts'

/** What tells contacts apart. */
export type Matchable = {
  first_name: string
  last_name: string
  company: string
  emails: readonly string[]
  phones: readonly string[]
  address?: Place | null | undefined
  birthday?: string | null | undefined
  /** Its id in another system. */
  external_id?: string | null | undefined
}

type Place = {
  street?: string | null | undefined
  unit?: string | null | undefined
  city?: string | null | undefined
  state?: string | null | undefined
  zip?: string | null | undefined
}

const SUFFIX = /^(?:jr|sr|ii|iii|iv)$/

/** The words of a text in lower case, without accents and punctuation. */
export const wordsIn = (text: string | null | undefined): string[] =>
  (text ?? '')
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** The first of the given names. */
export const givenName = ({ first_name }: Pick<Matchable, 'first_name'>): string => namesIn(first_name)[0] ?? ''

/** The words of the last name, without Jr. and the like. */
export const familyName = ({ last_name }: Pick<Matchable, 'last_name'>): string[] => namesIn(last_name)

const namesIn = (text: string) => wordsIn(text).filter((word) => !SUFFIX.test(word))

/** Jr., Sr., II …; empty for none. */
export const nameSuffix = ({ first_name, last_name }: Pick<Matchable, 'first_name' | 'last_name'>): string =>
  wordsIn(`${first_name} ${last_name}`).find((word) => SUFFIX.test(word)) ?? ''

/** How a word may sound. */
export const soundsOf = (word: string): string[] => [...new Set(doubleMetaphone(word))].filter((sound) => sound !== '')

/** Email addresses in lower case. */
export const emailsOf = ({ emails }: Pick<Matchable, 'emails'>): string[] =>
  emails.map((one) => one.trim().toLowerCase())

/** The five digits that a ZIP code begins with; empty for none. */
export const zipOf = (place: Place | null | undefined): string => /^\d{5}/.exec(place?.zip?.trim() ?? '')?.[0] ?? ''

/** Phone numbers as E.164, as far as they can be read as such; otherwise their digits. Extensions don't count. */
export async function phonesOf({ phones }: Pick<Matchable, 'phones'>): Promise<string[]> {
  if (phones.length === 0) return []
  const read = await phoneReader()
  return phones.map((text) => {
    const { number } = splitPhone(text)
    return read(number)?.number ?? number.replaceAll(/\D/g, '')
  })
}

/** As `phonesOf`, with the extension, where there is one: people in an office share its number. */
export async function linesOf(contact: Pick<Matchable, 'phones'>): Promise<string[]> {
  const numbers = await phonesOf(contact)
  return contact.phones.map((text, i) => [numbers[i], splitPhone(text).extension].filter(Boolean).join(';'))
}

/** The key of a contact with this email address. */
export const emailKey = (email: string): string => `e:${email.trim().toLowerCase()}`

/** The keys of a contact with these phone numbers. */
export const phoneKeys = async (phones: readonly string[]): Promise<string[]> =>
  (await phonesOf({ phones })).map((phone) => phoneKey(phone))

const phoneKey = (phone: string) => `p:${phone}`

/** The most full names that a short form adds to keys. */
const MOST_FULL_NAMES = 3

/**
 * The keys under which a contact is found as a possible duplicate: phone numbers, email addresses, the sound of the last
 * name with the place, the whole name, and the id in another system. Contacts without a key in common aren't compared.
 * `phones` are its phone numbers as `phonesOf` gives them.
 */
export async function matchKeys(contact: Matchable, phones?: readonly string[]): Promise<string[]> {
  const family = familyName(contact)
  const given = givenName(contact)
  const places = [zipOf(contact.address), wordsIn(contact.address?.city).join(' ')].filter((place) => place !== '')
  const sounds = [...new Set(family.flatMap(soundsOf))]
  const full = [...fullNamesOf(given)].slice(0, MOST_FULL_NAMES)
  const last = family.join(' ')
  const wholes = given && last ? (full.length > 0 ? full : [given]).map((one) => [one, last].toSorted().join(' ')) : []
  const company = wordsIn(contact.company).join(' ')
  return [
    ...new Set([
      ...(phones ?? (await phonesOf(contact))).map((phone) => phoneKey(phone)),
      ...contact.emails.map((email) => emailKey(email)),
      ...sounds.flatMap((sound) => places.map((place) => `s:${sound} ${place}`)),
      ...wholes.map((whole) => `n:${whole}`),
      ...(company && !given && !last ? [`c:${company}`] : []),
      ...(contact.external_id ? [`x:${contact.external_id}`] : []),
    ]),
  ]
}
