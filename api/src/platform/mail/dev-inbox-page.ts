/** The pages of the development inbox: a list, and an email with its HTML in a fully sandboxed frame. */
import { escapeHtml } from '#platform/html/escape-html.ts'
import type { ReceivedMail } from './received-mail.model.ts'

const STYLE = `
body { margin: 0; padding: 24px; background: #f3f0e9; color: #1c2420; font: 14px/20px system-ui, sans-serif }
main { max-width: 960px; margin: 0 auto }
h1 { font-size: 20px } a { color: rgb(12,52,38) }
table { width: 100%; border-collapse: collapse; background: #fdfcf9 }
th, td { padding: 8px 12px; border-bottom: 1px solid #e2ddd1; text-align: left }
pre, iframe { width: 100%; box-sizing: border-box; background: #fff; border: 1px solid #e2ddd1; white-space: pre-wrap; overflow-wrap: anywhere }
pre { padding: 12px } iframe { height: 640px }`

const document = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`

/** The URLs in an email's text, in order. */
export const linksOf = (text: string): string[] => [...new Set(text.match(/https?:\/\/[^\s<>]+/g))]

/** The path of an email's page. */
export const mailPath = (id: string): string => `/dev/mail/${encodeURIComponent(id)}/`

/** All emails, newest first. */
export function inboxPage(emails: readonly ReceivedMail[]): string {
  const row = ({ _id, to, subject, at }: ReceivedMail) =>
    `<tr><td>${at.toISOString()}</td><td>${escapeHtml(to)}</td><td><a href="${mailPath(_id ?? '')}">${escapeHtml(subject)}</a></td></tr>`
  const table = `<table><thead><tr><th>At</th><th>To</th><th>Subject</th></tr></thead><tbody>${emails.map(row).join('')}</tbody></table>`
  const body = emails.length > 0 ? table : '<p>No emails yet. Everything the product would send shows up here.</p>'
  return document('Development inbox', `<h1>Development inbox</h1>${body}`)
}

/** One email: rendered, as text, and its links. */
export function mailPage({ to, replyTo, subject, html, text, at }: ReceivedMail): string {
  const link = (url: string) => `<li><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></li>`
  return document(
    subject,
    `<p><a href="/dev/mail/">Development inbox</a></p><h1>${escapeHtml(subject)}</h1>
<p>To ${escapeHtml(to)}${replyTo ? `, replies to ${escapeHtml(replyTo)}` : ''}, ${at.toISOString()}</p>
<h2>Links</h2><ul>${linksOf(text).map(link).join('')}</ul>
<iframe title="Email" sandbox srcdoc="${escapeHtml(html)}"></iframe>
<h2>Text</h2><pre>${escapeHtml(text)}</pre>`,
  )
}
