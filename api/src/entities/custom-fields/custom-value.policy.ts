/** Which values a custom field takes, by its kind. Pure. */
import { CustomFieldKind } from 'openapi/codes'
import { isWords } from '#platform/contract/contract.ts'
import type { CustomValue } from './custom-values.model.ts'
import type { KnownField } from './custom-fields.query.ts'

const LONGEST_TEXT = 500
const LONGEST_LINK = 2000
const MOST = 1e14

type Check = (value: unknown, field: KnownField) => string | null

const isText = (value: unknown): value is string => typeof value === 'string'

/** Whether it is a day between the years 1900 and 2999. */
export function isDay(value: unknown): value is string {
  if (!isText(value) || !/^(19|2\d)\d\d-\d\d-\d\d$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

function isLink(value: unknown): boolean {
  if (!isText(value) || value.length > LONGEST_LINK || !/^https?:\/\/\S+$/i.test(value)) return false
  return URL.canParse(value)
}

const isChosen = (value: unknown, { options }: KnownField): boolean =>
  options.some(({ key, retired }) => key === value && !retired)

const names = ({ options }: KnownField): string =>
  options.flatMap(({ key, retired }) => (retired ? [] : [key])).join(', ')

/** What is wrong with a value that is neither null nor empty; null if nothing is. */
const CHECKS: { readonly [kind in CustomFieldKind]: Check } = {
  text: (value) =>
    isText(value) && isWords(value) && value.length <= LONGEST_TEXT && !/[\r\n]/.test(value)
      ? null
      : `must be one line of text of up to ${LONGEST_TEXT} characters`,
  number: (value) => (typeof value === 'number' && Math.abs(value) <= MOST ? null : 'must be a number'),
  money: (value) =>
    Number.isSafeInteger(value) && Math.abs(value as number) <= MOST ? null : 'must be a whole number of cents',
  date: (value) => (isDay(value) ? null : 'must be a date such as 2026-12-12'),
  choice: (value, field) => (isChosen(value, field) ? null : `must be one of ${names(field)}`),
  choices: (value, field) =>
    Array.isArray(value) && new Set(value).size === value.length && value.every((one) => isChosen(one, field))
      ? null
      : `must be a list of different ones of ${names(field)}`,
  person: (value) => (isText(value) && /^[0-9a-f]{24}$/.test(value) ? null : 'must be the id of a team member'),
  link: (value) => (isLink(value) ? null : 'must be a web address such as https://example.com'),
  yes_no: (value) => (typeof value === 'boolean' ? null : 'must be true or false'),
}

/** What is wrong with the value, null if nothing is. Options that the record has already may stay, although retired. */
export function customValueFault(value: unknown, field: KnownField, stored: CustomValue | undefined): string | null {
  const kept = new Set([stored ?? []].flat())
  const options = field.options.map((one) => (kept.has(one.key) ? { ...one, retired: false } : one))
  return CHECKS[field.kind](value, { ...field, options })
}
