import type { PortalCreate, PortalNotify, PortalSections } from 'openapi'
import { instantAt } from 'ui-kit/days'

export type Section = keyof PortalSections

/** What an agent fills in to share a deal. */
export type ShareForm = {
  contact: string
  mode: 'account' | 'link'
  sections: readonly Section[]
  notify: PortalNotify
  /** A calendar day, or empty for no end. */
  expires: string
  /** Of a link; empty for none. */
  passcode: string
  /** Whether the link goes out by mail; an account is always told. */
  mail: boolean
}

/** The sections a portal can have, as the form names them. */
export const SECTIONS: Record<Section, string> = {
  milestones: 'The way to closing',
  tasks: 'Tasks you marked as visible',
  files: 'Files you marked as visible',
  key_dates: 'Key dates',
  people: 'People to call',
  price: 'The price',
  changes: 'What has changed since they last looked',
}
export const ALL_SECTIONS: readonly Section[] = [
  'milestones',
  'tasks',
  'files',
  'key_dates',
  'people',
  'price',
  'changes',
]

/** The form as the API takes it; its day is one of the time zone. */
export function portalOf(deal: string, form: ShareForm, timeZone: string): PortalCreate {
  const { contact, mode, sections, notify, expires, passcode, mail } = form
  const isLink = mode === 'link'
  return {
    deal,
    contact,
    mode,
    notify,
    mail: isLink && mail,
    sections: Object.fromEntries(ALL_SECTIONS.map((section) => [section, sections.includes(section)])),
    // The last minute of the chosen day.
    ...(expires && { expires_at: instantAt(`${expires}T23:59`, timeZone) }),
    ...(isLink && passcode && { passcode }),
  }
}
