/** What a parser finds in an email. Pure, and light: it's loaded by the thread that reads. */
import { plainPhone } from '#rules/phones/extension.ts'

export type FoundLead = {
  first_name: string
  last_name: string
  emails: string[]
  phones: string[]
  message: string
  property: { address: string; mls_number: string; url: string; price: number | null }
}

/** What was read of the parts of a lead, as the email has it. */
export type Facts = {
  name?: string | undefined
  first_name?: string | undefined
  last_name?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  message?: string | undefined
  address?: string | undefined
  mls_number?: string | undefined
  url?: string | undefined
  price?: string | undefined
}

const LONGEST = { name: 100, message: 10_000, address: 300, mls_number: 40, url: 1000 }

/** Words of a name that belong to the last name: `Ann van der Berg`. */
const PARTICLES = new Set([
  'van',
  'von',
  'de',
  'der',
  'den',
  'del',
  'della',
  'da',
  'di',
  'la',
  'le',
  'du',
  'st.',
  'ter',
  'bin',
  'al',
])

/** `Ann Lee`, or `Lee, Ann`, as first and last name. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const clean = tidy(name, LONGEST.name)
  const [before, after] = clean.split(/,\s*/)
  if (before && after) return { first_name: after, last_name: before }
  const words = clean.split(' ')
  if (words.length < 2) return { first_name: clean, last_name: '' }
  const particle = words.findIndex((word, at) => at > 0 && PARTICLES.has(word.toLowerCase()))
  const at = particle > 0 ? particle : words.length - 1
  return { first_name: words.slice(0, at).join(' '), last_name: words.slice(at).join(' ') }
}

const CONTROLS = /[\p{Cc}\p{Cf}]+/gu

/** One line without control characters. */
export const tidy = (text: string, longest: number): string =>
  text.replaceAll(CONTROLS, ' ').replaceAll(/\s+/g, ' ').trim().slice(0, longest).trim()

const PHONE = /(\+?\(?\d[\d ().-]{5,22}\d)((?:,? ?(?:ext(?:ension)?|x)[.:]? ?|,? ?#)\d{1,7}\b)?/i
const EMAIL = /[^\s<>"'(),:;[\]\\@]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+/i

/** The first phone number in a text, with its extension; empty for none. */
export function phoneIn(text: string): string {
  const [, number = '', extension = ''] = PHONE.exec(text) ?? []
  return plainPhone(`${tidy(number, 24)}${extension}`)
}

/** The first email address in a text; empty for none. */
export const emailIn = (text: string): string => (EMAIL.exec(text)?.[0] ?? '').toLowerCase().slice(0, 254)

const UNREAD = /^(?:no|do[-_.]?not)[-_.]?reply|^mailer-daemon@|^postmaster@|^(?:notifications?|alerts?)@/i

/** Whether no one reads what is sent to this address, so that it's no person's. */
export const isUnread = (address: string): boolean => UNREAD.test(address)

const PRICE = /^\D{0,3}(\d{1,3}(?:,\d{3})+|\d{1,10})(?:\.\d{2})?\s*([km])?\b/i
const FACTORS: { readonly [letter: string]: number } = { k: 1000, m: 1_000_000 }

/** The first amount in a text, such as `$512,000` or `450k`, in cents; null for none. */
export function centsIn(text: string): number | null {
  const [, digits, letter = ''] = PRICE.exec(tidy(text, 40)) ?? []
  return digits ? Number(digits.replaceAll(',', '')) * (FACTORS[letter.toLowerCase()] ?? 1) * 100 : null
}

/** The lead in these facts. */
export function leadOf(facts: Facts): FoundLead {
  const { name = '', message = '', address = '', mls_number = '', url = '', price = '' } = facts
  const named = facts.first_name || facts.last_name ? facts : splitName(nameOf(name))
  const link = tidy(url, LONGEST.url)
  return {
    first_name: nameOf(named.first_name),
    last_name: nameOf(named.last_name),
    emails: [emailIn(facts.email ?? '')].filter(Boolean),
    phones: [phoneIn(facts.phone ?? '')].filter(Boolean),
    message: message.trim().slice(0, LONGEST.message),
    property: {
      address: tidy(address, LONGEST.address),
      mls_number: tidy(mls_number, LONGEST.mls_number),
      url: /^https?:\/\//i.test(link) ? link : '',
      price: centsIn(price),
    },
  }
}

/** A name appears in emails, so it holds no web address. */
function nameOf(text: string | undefined): string {
  const name = tidy(text ?? '', LONGEST.name)
  return name.includes('://') || name.includes('@') ? '' : name
}

/** Whether it says who asked and how to reach them. Less is for a person to look at. */
export const isWhole = ({ first_name, last_name, emails, phones }: FoundLead): boolean =>
  `${first_name}${last_name}` !== '' && emails.length + phones.length > 0
