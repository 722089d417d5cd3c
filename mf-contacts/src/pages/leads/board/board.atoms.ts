/** The current interaction with the board of leads. */
import { atom } from 'jotai'
import type { Contact } from 'openapi'
import type { ContactStatus } from 'openapi/codes'

/** The lead that is being moved, and the status that it would get now. */
export const carriedLeadAtom = atom<{ lead: Contact; to: ContactStatus; by: 'pointer' | 'keyboard' } | null>(null)

/** The lead with the open menu, and the element that it opens at. */
export const leadMenuAtom = atom<{ lead: Contact; at: HTMLElement } | null>(null)

/** The lead that waits for the reason why it is lost. */
export const losingLeadAtom = atom<Contact | null>(null)

/** The lead for whom a plan is about to be started. */
export const planLeadAtom = atom<Contact | null>(null)

/** The announcement for screen readers. */
export const leadAnnouncementAtom = atom('')
