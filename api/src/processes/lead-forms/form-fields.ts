/** The fields of a form's page as HTML. Pure. */
import type { LeadForm, LeadFormSend } from 'openapi'
import { LeadFormPhone } from 'openapi/codes'
import { escapeHtml as escape } from '#platform/html/escape-html.ts'
import { copy } from './copy.ts'
import type { FieldName, FormErrors } from './read-sent-form.ts'

/** What came with the link to the form, and goes with what is sent. */
const CARRIED = [
  'property',
  'page',
  'referrer',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const

type Shown = { form: LeadForm; values: LeadFormSend; errors: FormErrors; stamp: string }

/** All fields of the form, each with what was typed and what is wrong with it. */
export function fieldsOf({ form, values, errors, stamp }: Shown): string {
  const first = Object.keys(errors)[0]
  const input = (name: Exclude<FieldName, 'consent' | 'message'>, label: string, attributes: string) =>
    field({
      name,
      label,
      error: errors[name],
      control: `<input id="${name}" name="${name}" value="${escape(values[name] ?? '')}" ${attributes} ${marks(name, errors[name], first)}>`,
    })
  const asksPhone = form.phone !== LeadFormPhone.hidden
  const isRequired = form.phone === LeadFormPhone.required
  return [
    '<div class="two">',
    input('first_name', copy.firstName, 'autocomplete="given-name" maxlength="100" required'),
    input('last_name', copy.lastName, 'autocomplete="family-name" maxlength="100" required'),
    '</div>',
    input('email', copy.email, 'type="email" autocomplete="email" maxlength="254" required'),
    asksPhone
      ? input(
          'phone',
          isRequired ? copy.phone : copy.phoneOptional,
          `type="tel" autocomplete="tel" maxlength="40"${isRequired ? ' required' : ''}`,
        )
      : '',
    field({
      name: 'message',
      label: copy.message,
      error: errors.message,
      control: `<textarea id="message" name="message" rows="4" maxlength="5000">${escape(values.message ?? '')}</textarea>`,
    }),
    consentOf(form.consent, values, errors, first),
    // Away from the eyes, from the keyboard and from screen readers.
    `<div class="away" aria-hidden="true"><label for="website">${copy.website}</label><input id="website" name="website" tabindex="-1" autocomplete="off"></div>`,
    hidden('stamp', stamp),
    ...CARRIED.map((name) => (values[name] ? hidden(name, values[name]) : '')),
  ].join('\n')
}

const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${escape(value)}">`

/** The first wrong field has the focus. */
const marks = (name: string, error: string | undefined, first: string | undefined): string =>
  error ? `aria-invalid="true" aria-describedby="${name}-error"${first === name ? ' autofocus' : ''}` : ''

type Field = { name: string; label: string; error: string | undefined; control: string }

const field = ({ name, label, error, control }: Field): string =>
  `<div class="field"><label for="${name}">${label}</label>${control}${errorOf(name, error)}</div>`

const errorOf = (name: string, error: string | undefined): string =>
  error ? `<p class="error" id="${name}-error">${escape(error)}</p>` : ''

const consentOf = (text: string, values: LeadFormSend, errors: FormErrors, first: string | undefined): string =>
  `<div class="field"><label class="check"><input type="checkbox" name="consent" value="yes" required${values.consent ? ' checked' : ''} ${marks('consent', errors.consent, first)}><span>${escape(text)}</span></label>${errorOf('consent', errors.consent)}</div>`
