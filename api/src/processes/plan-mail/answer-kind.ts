/** What an email that came back is: a bounce (RFC 3464), a complaint (RFC 5965), an automatic reply (RFC 3834) or a reply. Pure. */

export type AnswerKind =
  | { kind: 'reply' }
  | { kind: 'automatic' }
  /** `isPermanent`: the address doesn't exist, or takes no mail, and never will. */
  | { kind: 'bounce'; hasFailed: boolean; isPermanent: boolean }
  | { kind: 'complaint'; isSpam: boolean }

/** No more is read of it than any honest report has. */
const MOST_BYTES = 256 * 1024

const field = (text: string, name: string): string | undefined =>
  new RegExp(`^${name}:[ \\t]*((?:[^\\r\\n]|\\r?\\n[ \\t])*)`, 'im').exec(text)?.[1]?.replaceAll(/\s+/g, ' ').trim()

/** What the email is. `hasNoSender`: whether its envelope names none. */
export function kindOfAnswer(raw: Uint8Array, hasNoSender: boolean): AnswerKind {
  const text = Buffer.from(raw.subarray(0, MOST_BYTES)).toString('latin1')
  const end = /\r?\n\r?\n/.exec(text)
  const head = end ? text.slice(0, end.index) : text
  const type = field(head, 'Content-Type')?.toLowerCase() ?? ''
  if (type.startsWith('multipart/report')) return kindOfReport(type, end ? text.slice(end.index) : '')
  const automatic = field(head, 'Auto-Submitted')?.toLowerCase()
  const isAutomatic =
    hasNoSender ||
    (automatic !== undefined && !automatic.startsWith('no')) ||
    field(head, 'X-Autoreply') !== undefined ||
    field(head, 'X-Autorespond') !== undefined ||
    /^(auto_reply|bulk|junk)$/i.test(field(head, 'Precedence') ?? '')
  return isAutomatic ? { kind: 'automatic' } : { kind: 'reply' }
}

function kindOfReport(type: string, body: string): AnswerKind {
  if (type.includes('feedback-report')) {
    const isSpam = field(body, 'Feedback-Type')?.toLowerCase() !== 'not-spam'
    return { kind: 'complaint', isSpam }
  }
  if (!type.includes('delivery-status')) return { kind: 'automatic' }
  const hasFailed = field(body, 'Action')?.toLowerCase() === 'failed'
  return { kind: 'bounce', hasFailed, isPermanent: hasFailed && /^5\.\d+\.\d+/.test(field(body, 'Status') ?? '') }
}

/** The token of the email that a report is about. */
export const tokenIn = (raw: Uint8Array): string | null =>
  /[rb]-([0-9a-f]{32})@/i.exec(Buffer.from(raw.subarray(0, MOST_BYTES)).toString('latin1'))?.[1]?.toLowerCase() ?? null

/** What they wrote, without the email that they answer. */
export function withoutQuote(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n')
  const starts = /^(>|On .{5,200}wrote:\s*$|-{2,} ?Original Message|_{10,}|From: .+@)/i
  // The line that introduces a quote may be broken in two.
  const at = lines.findIndex(
    (line, n) => starts.test(line) || (/^On .{5,200}$/.test(line) && /wrote:\s*$/.test(lines[n + 1] ?? '')),
  )
  const own = (at > 0 ? lines.slice(0, at) : lines).join('\n').trim()
  return own === '' ? text.trim() : own
}
