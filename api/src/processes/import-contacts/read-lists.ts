/** Parses the email addresses, phone numbers and labels of a row. Pure. */
import { isEmail } from '#platform/http/validators.ts'
import type { FieldProblem } from '#processes/import-rows/row-problems.ts'
import { readPhone, splitList } from './read-parts.ts'

/** Other products put groups of their own among the labels. */
const FOREIGN_GROUP = /^\*/

const HASHTAGS = /^#\S+(?:\s+#\S+)*$/

/** The row's labels: of lists, and of hashtags such as "#buyer #vip". */
export const readLabels = (cells: readonly string[]): string[] =>
  cells
    .flatMap((cell) => splitList(cell, /:::|[;,|]/))
    .flatMap((label) => (HASHTAGS.test(label) ? splitList(label, /\s*#/) : label))
    .filter((label) => !FOREIGN_GROUP.test(label))

/** As many as the contract allows. */
const MOST = 10

/** The address in `Ann Lee <ann@example.com>` or `mailto:ann@example.com`. */
const bareEmail = (text: string): string => (/<([^<>]+)>\s*$/.exec(text)?.[1] ?? text).replace(/^mailto:/i, '').trim()

/** The row's email addresses, each once. */
export function readEmails(cells: readonly string[], warnings: FieldProblem[]): string[] {
  const found = new Map<string, string>()
  for (const text of cells.flatMap((cell) => splitList(cell, /:::|[;,\n]/))) {
    const email = bareEmail(text)
    if (isEmail(email)) found.set(email.toLowerCase(), found.get(email.toLowerCase()) ?? email)
    else warnings.push({ field: 'emails', value: text, reason: 'must be an email address' })
  }
  return few('emails', [...found.values()], warnings)
}

/** Not the comma or semicolon before an extension. */
const BETWEEN_PHONES = /:::|[|\n]|[,;](?!\s*(?:ext(?:ension|n)?|x|#)[.:=\s]*\d{1,7}\s*(?:[,;|\n]|$))/i

/** The row's phone numbers, each once. */
export function readPhones(cells: readonly string[], warnings: FieldProblem[]): string[] {
  const found = new Map<string, string>()
  for (const text of cells.flatMap((cell) => splitList(cell, BETWEEN_PHONES))) {
    const cell = readPhone(text)
    if ('value' in cell) {
      const digits = cell.value.replaceAll(/\D/g, '')
      if (!found.has(digits)) found.set(digits, cell.value)
    } else {
      warnings.push({ field: 'phones', value: text, reason: cell.reason })
    }
  }
  return few('phones', [...found.values()], warnings)
}

function few(field: string, all: string[], warnings: FieldProblem[]): string[] {
  const over = all.slice(MOST)
  if (over.length > 0)
    warnings.push({ field, value: over.join(', '), reason: `can’t be added: a contact has up to ${MOST}` })
  return all.slice(0, MOST)
}
