/** The page of a web form as HTML, in the frame of any website. It loads nothing, and works without its script. Pure. */
import type { LeadForm, LeadFormSend } from 'openapi'
import { escapeHtml as escape } from '#platform/html/escape-html.ts'
import { copy } from './copy.ts'
import { fieldsOf } from './form-fields.ts'
import { scriptOf } from './form-script.ts'
import { DARK, STYLE } from './form-style.ts'
import type { FormErrors } from './read-sent-form.ts'

/** Whose page it is, and how it opened. */
export type PageFrame = {
  brokerage: string
  /** Whether it has a tab of its own, where it follows the visitor's theme. */
  isOwnTab: boolean
  /** Whether it's the answer to what was sent. */
  isAnswer?: boolean
  nonce: string
}

export type FormPage = PageFrame & {
  form: LeadForm
  values: LeadFormSend
  errors?: FormErrors
  /** What went wrong as a whole; empty for nothing. */
  problem?: string
  stamp: string
}

/** The form, with what was typed so far and what is wrong with it. */
export function formPage({ form, values, errors = {}, problem = '', stamp, ...frame }: FormPage): string {
  const isWrong = problem !== ''
  const about = values.property ? `<p class="about"><span>${copy.about}</span> ${escape(values.property)}</p>` : ''
  return page(
    isWrong ? copy.errorTitle(form.title) : form.title,
    frame,
    `<h1>${escape(form.title)}</h1>
${form.intro ? `<p class="intro">${escape(form.intro)}</p>` : ''}
${about}
${isWrong ? `<p class="problem" role="alert">${escape(problem)}</p>` : ''}
<form method="post" action="?" novalidate>
${fieldsOf({ form, values, errors, stamp })}
<button>${copy.send}</button>
</form>
<p class="who">${escape(frame.brokerage)}${form.privacy_url ? ` · <a href="${escape(form.privacy_url)}" target="_blank" rel="noopener">${copy.privacy}</a>` : ''}</p>`,
  )
}

/** What the page says once the form is sent. */
export const thanksPage = ({ title, thanks }: Pick<LeadForm, 'title' | 'thanks'>, frame: PageFrame): string =>
  page(
    `${copy.sentTitle}: ${title}`,
    frame,
    `<h1>${escape(title)}</h1>\n<p class="thanks" role="status">${escape(thanks)}</p>`,
  )

/** What the page says once the form is retired. */
export const closedPage = (frame: PageFrame): string =>
  page(copy.closedTitle, frame, `<h1>${copy.closedTitle}</h1>\n<p class="intro">${copy.closed}</p>`)

/** What the page says where there is no form. */
export const missingPage = (frame: Omit<PageFrame, 'brokerage'>): string =>
  page(copy.missingTitle, frame, `<h1>${copy.missingTitle}</h1>\n<p class="intro">${copy.missing}</p>`)

type Frame = Omit<PageFrame, 'brokerage'>

const page = (title: string, { isOwnTab, isAnswer = false, nonce }: Frame, main: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escape(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<style nonce="${nonce}">${STYLE}${isOwnTab ? DARK : ''}</style>
</head>
<body>
<main>
${main}
</main>${isOwnTab ? '' : `\n<script nonce="${nonce}">${scriptOf(isAnswer)}</script>`}
</body>
</html>
`
