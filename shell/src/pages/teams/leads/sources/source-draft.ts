/** A lead source as its dialog edits it. Pure. */
import type { LeadForm, LeadSource, LeadSourceUpdate } from 'openapi'
import { ContactSource, LeadFormPhone, LeadSourceKind } from 'openapi/codes'

export type SourceDraft = {
  kind: LeadSourceKind
  name: string
  /** Empty for the account's owner. */
  owner: string
  /** Selects have texts. */
  source: string
  form: LeadForm
}

/** What new contacts are counted under, unless someone says otherwise: email comes from portals, and a file from anywhere. */
export const usualSource = (kind: LeadSourceKind): ContactSource =>
  kind === LeadSourceKind.email || kind === LeadSourceKind.file ? ContactSource.Other : ContactSource.WebsiteInquiry

const NO_FORM: LeadForm = {
  title: '',
  intro: '',
  phone: LeadFormPhone.optional,
  consent: '',
  privacy_url: '',
  thanks: '',
}

/** What the dialog starts with: the source, or a new web form. */
export const draftOf = (source: LeadSource | undefined): SourceDraft => ({
  kind: source?.kind ?? LeadSourceKind.form,
  name: source?.name ?? '',
  owner: source?.owner ?? '',
  source: String(source?.source ?? usualSource(LeadSourceKind.form)),
  // An API of before a field existed doesn’t have it.
  form: { ...NO_FORM, ...source?.form },
})

/** What the API is sent. A new form starts with texts of its own. */
export function valuesOf(
  { name, owner, source, form }: SourceDraft,
  stored: LeadSource | undefined,
): LeadSourceUpdate & { name: string } {
  const chosen = Object.values(ContactSource).find((code) => String(code) === source)
  return { name, owner: owner || null, ...(chosen && { source: chosen }), ...(stored?.form && { form }) }
}
