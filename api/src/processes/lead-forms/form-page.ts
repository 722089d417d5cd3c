/** The page of a web form as HTML, in the frame of any website. It needs no scripts and loads nothing. Pure. */
import type { LeadForm, LeadFormSend } from 'openapi'
import { copy } from './copy.ts'
import { escape, fieldsOf } from './form-fields.ts'
import { STYLE } from './form-style.ts'
import type { FormErrors } from './read-sent-form.ts'

export type FormPage = {
  form: LeadForm
  values: LeadFormSend
  errors?: FormErrors
  /** What went wrong as a whole; empty for nothing. */
  problem?: string
  stamp: string
  nonce: string
}

/** The form, with what was typed so far and what is wrong with it. */
export function formPage({ form, values, errors = {}, problem = '', stamp, nonce }: FormPage): string {
  const isWrong = problem !== ''
  const about = values.property ? `<p class="about"><span>${copy.about}</span> ${escape(values.property)}</p>` : ''
  return page(
    isWrong ? copy.errorTitle(form.title) : form.title,
    nonce,
    `<h1>${escape(form.title)}</h1>
${form.intro ? `<p class="intro">${escape(form.intro)}</p>` : ''}
${about}
${isWrong ? `<p class="problem" role="alert">${escape(problem)}</p>` : ''}
<form method="post" action="?" novalidate>
${fieldsOf({ form, values, errors, stamp })}
<button>${copy.send}</button>
</form>`,
  )
}

/** What stands there once the form is sent. */
export const thanksPage = ({ title, thanks }: Pick<LeadForm, 'title' | 'thanks'>, nonce: string): string =>
  page(
    `${copy.sentTitle}: ${title}`,
    nonce,
    `<h1>${escape(title)}</h1>\n<p class="thanks" role="status">${escape(thanks)}</p>`,
  )

/** What stands there once the form is retired. */
export const closedPage = (nonce: string): string =>
  page(copy.closedTitle, nonce, `<h1>${copy.closedTitle}</h1>\n<p class="intro">${copy.closed}</p>`)

const page = (title: string, nonce: string, main: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escape(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`
