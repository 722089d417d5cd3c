/** How fast a lead was answered. */
import type { Contact } from 'openapi'

interface LeadSpeed {
  /** From the inquiry to the first contact, or until now. */
  ms: number
  isAnswered: boolean
}

/** The speed to lead of a contact at `now`. Someone who was known before they were entered was answered right away. */
export function leadSpeed({ created_at, first_touch_at }: Contact, now: number): LeadSpeed {
  const end = first_touch_at ? Date.parse(first_touch_at) : now
  return { ms: Math.max(0, end - Date.parse(created_at)), isAnswered: first_touch_at !== null }
}
