/** With whom a contract is: its name, or the people who aren't the client. Every contract of a deal has the same client. */
import type { Deal, DealContract } from 'openapi'
import { clientRoles } from '#parts/contacts/client-roles.ts'

/** Empty if no one has said who they are. */
export function otherSideOf({ representation }: Deal, { name, parties }: DealContract): string {
  const others = parties.filter(({ role }) => role !== clientRoles[representation])
  return name || others.flatMap((party) => (party.name ? [party.name] : [])).join(', ')
}
