/** Renders an email as plain text. */
import { copy } from './copy.ts'
import type { MailParts, MailSettings } from './mail-parts.ts'

/** Paragraphs are separated by a blank line. The link is on its own line. */
export function mailText(
  { brokerage, heading, paragraphs, action, facts, quote, notes }: MailParts,
  { webUrl }: MailSettings,
): string {
  const blocks = [
    heading,
    ...paragraphs,
    facts && facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    quote && quote.replaceAll(/^/gm, '> '),
    action && `${action.label}:\n${action.url}`,
    notes.length > 0 ? notes.join('\n') : undefined,
    `${brokerage ? copy.frame.sentFor(brokerage) : 'ProTracker'} · ${webUrl}`,
  ]
  return `${blocks.filter((block) => block !== undefined).join('\n\n')}\n`
}
