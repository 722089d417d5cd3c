/**
 * The UI state of contacts. docs/specification.md §3 also names allContacts, labels and a lookup by id. Those are
 * server data in the query cache (contacts.api.ts). Filters, sort order and the open contact are in the URL
 * (contact-search.ts).
 */
import { atom } from 'jotai'
import { ContactSource, ContactStatus, ContactTemperature } from 'openapi/codes'

/** The values of the form: all texts, including codes and the owner's id. */
export const emptyContactDraft = {
  first_name: '',
  last_name: '',
  company: '',
  phone: '',
  email: '',
  status: String(ContactStatus.NewLead),
  temperature: String(ContactTemperature.NotSure),
  source: String(ContactSource.Other),
  /** Empty means the viewer. */
  owner: '',
  next_follow_up: '',
}
export type ContactDraft = typeof emptyContactDraft

/** The draft of a new contact. It is kept if the dialog is closed without Cancel, or the page is left. */
export const contactDraftAtom = atom(emptyContactDraft)

/** Whether there is a draft. */
export const isContactDraftDirtyAtom = atom((get) => get(contactDraftAtom) !== emptyContactDraft)
