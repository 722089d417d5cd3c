/**
 * Renders an email as HTML for mail clients: tables and inline styles, system fonts, no images and no external content.
 * It is at most 600 pixels wide, and keeps its hierarchy in dark mode.
 */
import { escapeHtml } from '#platform/html/escape-html.ts'
import { copy } from './copy.ts'
import type { MailParts, MailSettings } from './mail-parts.ts'

/** The colors of docs/specification.md §9 and of ui-kit's theme. */
const GREEN = 'rgb(12,52,38)'
const SAND = '#f3f0e9'
const SURFACE = '#fdfcf9'
const LIME = '#c8ef4e'
const INK = '#1c2420'
const QUIET = '#5b655f'
const LINE = '#e2ddd1'
const FONTS = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Inter, Roboto, Helvetica, Arial, sans-serif"
const SERIF = "Fraunces, Georgia, 'Times New Roman', serif"

const lines = (text: string) => escapeHtml(text).replaceAll(/\r?\n/g, '<br>')

/** Links our own URLs in a text, but not URLs that a user typed into a name. */
const linked = (text: string, webUrl: string) =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) =>
    url.startsWith(`${escapeHtml(webUrl)}/`) ? `<a href="${url}" style="color:inherit">${url}</a>` : url,
  )

const paragraph = (html: string, style = '') =>
  `<p style="margin:0 0 16px;font:400 16px/24px ${FONTS};${style}">${html}</p>`

const button = ({ label, url }: { label: string; url: string }) => `
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr>
<td class="button" style="border-radius:6px;background:${GREEN}" bgcolor="#0c3426">
<a href="${escapeHtml(url)}" class="button" style="display:inline-block;padding:12px 24px;border:1px solid ${GREEN};border-radius:6px;font:600 16px/24px ${FONTS};color:#ffffff;text-decoration:none">${escapeHtml(label)}</a>
</td></tr></table>
${paragraph(`Or open this address: <a href="${escapeHtml(url)}" class="quiet" style="color:${QUIET};word-break:break-all">${escapeHtml(url)}</a>`, `font-size:13px;line-height:20px;color:${QUIET}`)}`

const factRow = ([label, value]: [string, string]) =>
  `<tr><td class="quiet" style="padding:6px 16px 6px 0;font:400 14px/20px ${FONTS};color:${QUIET};vertical-align:top;word-break:break-word">${escapeHtml(label)}</td>` +
  `<td style="padding:6px 0;font:500 14px/20px ${FONTS}">${lines(value)}</td></tr>`

const factTable = (facts: [string, string][]) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px">${facts.map(factRow).join('')}</table>`

/** The body of an email, between the green header and the footer. */
function content({ heading, paragraphs, action, facts, quote, notes }: MailParts, webUrl: string): string {
  return [
    `<h1 style="margin:0 0 16px;font:500 26px/32px ${SERIF}">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => paragraph(linked(text, webUrl))),
    facts ? factTable(facts) : '',
    quote
      ? `<div class="quote" style="margin:0 0 24px;padding:4px 0 4px 16px;border-left:3px solid ${LINE}">${paragraph(lines(quote), 'margin:0')}</div>`
      : '',
    action ? button(action) : '',
    ...notes.map((text) =>
      paragraph(
        linked(text, webUrl),
        `margin:0 0 8px;font-size:13px;line-height:20px;color:${QUIET};word-break:break-word`,
      ),
    ),
  ].join('\n')
}

/** The complete HTML document. */
export function mailHtml(parts: MailParts, { webUrl }: MailSettings): string {
  const { brokerage } = parts
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(parts.subject)}</title>
<style>
@media (prefers-color-scheme: dark) {
  .page { background: #0f1512 !important }
  .card { background: #18201c !important; border-color: #2b3731 !important; color: #e9ece8 !important }
  .card p, .quiet { color: #b9c3bc !important }
  .quote { border-color: #3b4a42 !important }
  .button { background: #2e7d5f !important; border-color: #2e7d5f !important }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:${SAND}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(parts.preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${SAND}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:16px 24px;background:${GREEN};border-radius:12px 12px 0 0;font:500 20px/24px ${SERIF};color:#ffffff" bgcolor="#0c3426"><span style="color:${LIME}">&#9679;</span> ${escapeHtml(brokerage ?? 'ProTracker')}</td></tr>
<tr><td class="card" style="padding:32px 24px 24px;background:${SURFACE};border:1px solid ${LINE};border-top:0;border-radius:0 0 12px 12px;color:${INK}">
${content(parts, webUrl)}
</td></tr>
<tr><td class="quiet" style="padding:16px 24px;font:400 12px/16px ${FONTS};color:${QUIET}">${escapeHtml(brokerage ? copy.frame.sentFor(brokerage) : copy.frame.tagline)} · <a href="${escapeHtml(webUrl)}" style="color:inherit">${escapeHtml(webUrl.replace(/^https?:\/\//, ''))}</a></td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}
