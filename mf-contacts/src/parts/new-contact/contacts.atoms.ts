/**
 * The interface state of contacts. docs/specification.md §3 also names allContacts, labels and a lookup by id: those
 * are server data and live in the query cache (contacts.api.ts); filters, order and the open contact live in the URL
 * (contact-search.ts).
 */
import { atom } from 'jotai'
import { ContactSource, ContactStatus, ContactTemperature } from 'openapi/codes'

/** A new contact as its form holds it: text, also for codes and the owner's id. */
export const emptyContactDraft = {
  first_name: '',
  last_name: '',
  company: '',
  phone: '',
  email: '',
  status: String(ContactStatus.NewLead),
  temperature: String(ContactTemperature.NotSure),
  source: String(ContactSource.Other),
  /** Empty: the viewer. */
  owner: '',
  next_follow_up: '',
}
export type ContactDraft = typeof emptyContactDraft

/** A half-written new contact: it survives that its dialog is closed, or the page left, before it is saved. */
export const contactDraftAtom = atom(emptyContactDraft)

/** Whether somebody began to write a new contact. */
export const isContactDraftDirtyAtom = atom((get) => get(contactDraftAtom) !== emptyContactDraft)
