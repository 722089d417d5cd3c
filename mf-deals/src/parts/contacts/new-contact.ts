/** A contact of the name that was typed. Pure. */
import type { ContactCreate } from 'openapi'
import { ContactStatus, PartyRole } from 'openapi/codes'

/** Those with whom people deal as companies. */
const COMPANIES: readonly PartyRole[] = [PartyRole.lender, PartyRole.title]

/**
 * Someone who joins a deal is no lead. Of several words the last is the last name; a lender or title company is a company.
 */
export function newContact(name: string, role: PartyRole): ContactCreate {
  const status = ContactStatus.ActiveClient
  if (COMPANIES.includes(role)) return { company: name, status }
  const words = name.split(/\s+/)
  const last_name = words.length > 1 ? words.at(-1) : ''
  const first_name = words.slice(0, Math.max(1, words.length - 1)).join(' ')
  return { first_name, ...(last_name && { last_name }), status }
}
