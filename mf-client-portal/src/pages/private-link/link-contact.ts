import type { ClientDeal } from 'openapi'

/** Whom to call about a private link. */
export type LinkContact = Pick<ClientDeal, 'brokerage' | 'audience' | 'people'>

/** The start of the link tells it from others, and opens nothing. */
const keyOf = (token: string) => `protracker.portal.${token.slice(0, 8)}`

/**
 * Keeps whom to call in this browser, for when the link has ended. The API says the same of every link that opens
 * nothing, so it cannot tell then.
 */
export function rememberContact(token: string, { brokerage, audience, people }: LinkContact): void {
  const lead = people.slice(0, 1).map((one) => ({ ...one, image: null }))
  try {
    localStorage.setItem(keyOf(token), JSON.stringify({ brokerage, audience, people: lead } satisfies LinkContact))
  } catch {
    // The browser keeps nothing.
  }
}

/** Whom to call about a link that has opened in this browser before; null for any other. */
export function contactOf(token: string): LinkContact | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(token)) ?? 'null')
    return isContact(kept) ? kept : null
  } catch {
    return null
  }
}

const isContact = (kept: unknown): kept is LinkContact =>
  typeof kept === 'object' && kept !== null && 'people' in kept && Array.isArray(kept.people)
