/**
 * The texts that identify a person, and how they are found in other texts: names in any case as whole words, addresses
 * in any case, phone numbers by their digits. Pure.
 */
import { literally } from '#platform/records/patterns.ts'
import { searchTokens } from '#platform/records/search-tokens.ts'
import { splitPhone } from '#rules/phones/extension.ts'

export type Name = { first_name: string; last_name: string }

/** Everything that a person is or was called or reached by. */
export type Identity = {
  names: readonly Name[]
  emails: readonly string[]
  phones: readonly string[]
  /** Other texts: the street of an address, a company without a name, notes. */
  texts: readonly string[]
}

export type IdentifyingTexts = {
  /** The parts of `text` that identify the person. */
  find: (text: string) => string[]
  replace: (text: string, by: string) => string
  /** Whether it is the name in two parts. */
  isName: (name: Name) => boolean
  /** The tokens of search of a record, without those that name the person. */
  withoutTokens: (tokens: readonly string[]) => string[]
  /** The tokens of search that come from these texts. */
  tokens: readonly string[]
  /** The first or last names that are alone in `text`. They may be words: `Will`, `Mark`. */
  findLoose: (text: string) => string[]
}

/** Shorter ones could be a part of anything. */
const FEWEST_DIGITS = 7
const SHORTEST_TEXT = 5
const SHORTEST_NAME = 2

const NOTHING = /(?!)/g
const SEPARATORS = String.raw`[\s().+\-/]{0,3}`

/** Finds a person's names, addresses and numbers in texts, however they are written. */
export function identifyingTexts({ names, emails, phones, texts }: Identity): IdentifyingTexts {
  const whole = new Set(names.map(fullName).filter((name) => name !== ''))
  const patterns = [
    ...names.flatMap(namePatterns),
    ...emails.map(asWord),
    ...phones.flatMap(phonePattern),
    ...texts.filter((text) => text.trim().length >= SHORTEST_TEXT).map(asWord),
  ]
  const found = oneOf(patterns)
  const parts = names.flatMap(({ first_name, last_name }) => [first_name, last_name].map((part) => part.trim()))
  const loose = oneOf(parts.filter((part) => part.length >= SHORTEST_NAME).map(asWord))
  const tokens = searchTokens(
    ...names.map((name) => `${name.first_name} ${name.last_name}`),
    ...emails,
    ...phones,
    ...texts,
  )
  const nameTokens = names
    .map((name) => searchTokens(name.first_name, name.last_name))
    .filter(({ length }) => length > 1)
  const numbers = phones.map(numberOf)
  const isNumber = (token: string) => {
    const digits = digitsOf(token)
    return digits.length >= FEWEST_DIGITS && numbers.some((number) => number.endsWith(digits))
  }
  const isWhole = (text: string) => whole.has(text.trim().toLowerCase())
  return {
    find: (text) => (isWhole(text) ? [text] : [...text.matchAll(found)].map(([match]) => match)),
    replace: (text, by) => (isWhole(text) ? by : text.replace(found, by)),
    isName: (name) => whole.has(fullName(name)),
    tokens,
    withoutTokens: (all) => {
      // One word of a name alone is anyone's.
      const named = nameTokens.filter((words) => words.every((word) => all.includes(word))).flat()
      return all.filter((token) => !named.includes(token) && !isNumber(token) && token.match(found) === null)
    },
    findLoose: (text) => [...new Set([...text.matchAll(loose)].map(([match]) => match))],
  }
}

const fullName = ({ first_name, last_name }: Name) => `${first_name} ${last_name}`.trim().toLowerCase()

/** `Dana Parker` and `Parker, Dana`. One name alone counts only where it is the whole text. */
function namePatterns({ first_name, last_name }: Name): string[] {
  const [first, last] = [words(first_name), words(last_name)]
  if (first === '' || last === '') return []
  return [bounded(`${first}\\s+${last}`), bounded(`${last},\\s*${first}`)]
}

/** With any separators between its digits, with or without the country's code. */
function phonePattern(phone: string): string[] {
  const digits = numberOf(phone)
  if (digits.length < FEWEST_DIGITS) return []
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
  return [`(?<!\\d)(?:\\+?1${SEPARATORS})?${national.split('').join(SEPARATORS)}(?!\\d)`]
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')
/** The digits of a phone number without its extension, which anyone may have. */
const numberOf = (phone: string): string => digitsOf(splitPhone(phone).number)
const words = (text: string): string => text.trim().split(/\s+/).map(literally).join('\\s+')
const asWord = (text: string): string => bounded(words(text))
const bounded = (pattern: string): string => `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`

/** The longest first, since a shorter one may be a part of it. */
function oneOf(patterns: readonly string[]): RegExp {
  const distinct = [...new Set(patterns)].toSorted((a, b) => b.length - a.length)
  return distinct.length === 0 ? NOTHING : new RegExp(distinct.join('|'), 'giu')
}
