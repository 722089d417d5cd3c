import type { Deal, Portal, PortalCreate, PortalMode, PortalNotify, PortalSections } from 'openapi'
import { instantAt } from 'ui-kit/days'

export type Section = keyof PortalSections

/** The form in which an agent shares a deal. */
export type ShareForm = {
  contact: string
  mode: PortalMode
  sections: readonly Section[]
  notify: PortalNotify
  /** The last calendar day, or empty for no end. */
  expires: string
  /** The passcode of a link, or empty for none. */
  passcode: string
  /** Whether the link is emailed. Clients with an account always get an email. */
  mail: boolean
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

const MODES: readonly PortalMode[] = ['account', 'link']

/** How a party can still be let in. */
export type Way = { contact: string; modes: readonly PortalMode[] }

/** The parties who can be let in, each with the ways that they don't have yet. */
export function waysFor({ parties }: Pick<Deal, 'parties'>, portals: readonly Portal[]): Way[] {
  const has = (contact: string, mode: PortalMode) =>
    portals.some((one) => one.state === 'open' && one.contact === contact && one.mode === mode)
  return [...new Set(parties.map(({ contact }) => contact))]
    .map((contact) => ({ contact, modes: MODES.filter((mode) => !has(contact, mode)) }))
    .filter(({ modes }) => modes.length > 0)
}

/** The form as a request body. Its day is in `timeZone`. */
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
    // The last minute of that day.
    ...(expires && { expires_at: instantAt(`${expires}T23:59`, timeZone) }),
    ...(isLink && passcode && { passcode }),
  }
}
