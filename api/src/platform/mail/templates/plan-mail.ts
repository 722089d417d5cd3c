/**
 * Emails of follow-up plans: an agent's own words to one person, so they look like a letter and not like the product. Each says
 * who sends it, from where, and how to get no more (15 U.S.C. 7704; RFC 8058).
 */
import { escapeHtml } from '#platform/html/escape-html.ts'
import { unsubscribeToken } from '#platform/records/unsubscribe-token.ts'
import { copy } from './copy.ts'
import type { MailData } from './mail-data.ts'
import type { MailSettings, WrittenMail } from './mail-parts.ts'

const FONT = "15px/1.5 -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

const htmlOf = (text: string): string =>
  escapeHtml(text)
    .replaceAll(/https?:\/\/[^\s<]+[^\s<.,;:!?)]/g, (url) => `<a href="${url}">${url}</a>`)
    .replaceAll(/\r?\n/g, '<br>')

/**
 * The whole email. Replies and bounces go to addresses of its own if the installation takes email.
 * @throws without a secret to sign the unsubscribe link with
 */
export function planMail(data: MailData['plan_step'], { webUrl, replyDomain, secret }: MailSettings): WrittenMail {
  if (!secret) throw new Error('A secret is needed to sign unsubscribe links')
  const unsubscribe = `${webUrl}/unsubscribe/${unsubscribeToken(secret, data.reader)}`
  const footer = copy.plan.footer(data.footer)
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(data.subject)}</title></head>
<body style="margin:0;padding:16px;font:${FONT}">
<div style="max-width:600px">${htmlOf(data.text)}</div>
<div style="max-width:600px;margin-top:32px;padding-top:12px;border-top:1px solid #cccccc;font-size:12px;color:#666666">${htmlOf(footer)}<br><a href="${escapeHtml(unsubscribe)}" style="color:#666666">${copy.plan.unsubscribe}</a></div>
</body>
</html>
`
  return {
    // A line break in a name must not start another header.
    subject: data.subject.replaceAll(/\s+/g, ' ').trim(),
    html,
    text: `${data.text}\n\n-- \n${footer}\n${copy.plan.unsubscribe}: ${unsubscribe}\n`,
    fromName: data.from_name,
    replyTo: replyDomain ? `r-${data.token}@${replyDomain}` : data.agent_email,
    ...(replyDomain && { returnPath: `b-${data.token}@${replyDomain}` }),
    headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}
