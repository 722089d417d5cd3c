/** Parses the email addresses and phone numbers of a row. Pure. */
import { isEmail } from '#platform/http/validators.ts'
import type { FieldProblem } from '#processes/import-rows/row-problems.ts'
import { readPhone, splitList } from './read-parts.ts'

/** As many as the contract allows. */
const MOST = 10

/** The address in `Ann Lee <ann@example.com>` or `mailto:ann@example.com`. */
const bareEmail = (text: string): string => (/<([^<>]+)>\s*$/.exec(text)?.[1] ?? text).replace(/^mailto:/i, '').trim()

/** The row's email addresses, each once. */
export function readEmails(cells: readonly string[], problems: FieldProblem[]): string[] {
  const found = new Map<string, string>()
  for (const text of cells.flatMap((cell) => splitList(cell, /:::|[;,\n]/))) {
    const email = bareEmail(text)
    if (isEmail(email)) found.set(email.toLowerCase(), found.get(email.toLowerCase()) ?? email)
    else problems.push({ field: 'emails', value: text, reason: 'must be an email address' })
  }
  return few('emails', [...found.values()], problems)
}

/** Not the comma or semicolon before an extension. */
const BETWEEN_PHONES = /:::|[|\n]|[,;](?!\s*(?:ext(?:ension|n)?|x|#)[.:=\s]*\d{1,7}\s*(?:[,;|\n]|$))/i

/** The row's phone numbers, each once. */
export function readPhones(cells: readonly string[], problems: FieldProblem[]): string[] {
  const found = new Map<string, string>()
  for (const text of cells.flatMap((cell) => splitList(cell, BETWEEN_PHONES))) {
    const cell = readPhone(text)
    if ('value' in cell) {
      const digits = cell.value.replaceAll(/\D/g, '')
      if (!found.has(digits)) found.set(digits, cell.value)
    } else {
      problems.push({ field: 'phones', value: text, reason: cell.reason })
    }
  }
  return few('phones', [...found.values()], problems)
}

function few(field: string, all: string[], problems: FieldProblem[]): string[] {
  if (all.length > MOST) problems.push({ field, value: all.join(', '), reason: `can’t be more than ${MOST}` })
  return all
}
