/** Who can be called or texted about a deal. */
import type { Contact, Deal } from 'openapi'
import { agentRoleLabels, partyRoleLabels } from 'openapi/codes'
import { contactName } from '#parts/contacts/contacts.api.ts'
import type { TeamPeople } from 'remote-kit/team-people'

export interface ReachablePerson {
  /** Unique in the list: someone can have two roles. */
  key: string
  name: string
  /** Their role in the deal: "Buyer", "Lead". */
  role: string
  phone: string
}

/** The people of a deal with a phone number, parties first, without the viewer. */
export function reachablePeople(
  deal: Deal,
  contacts: ReadonlyMap<string, Contact>,
  team: TeamPeople,
  viewer: string | undefined,
): ReachablePerson[] {
  const parties = deal.parties.map(({ contact: id, role }) => {
    const contact = contacts.get(id)
    return {
      key: `${id} ${role}`,
      name: contact ? contactName(contact) : '',
      role: partyRoleLabels[role],
      phone: contact?.phones[0] ?? '',
    }
  })
  const agents = deal.agents
    .filter(({ user }) => user !== viewer)
    .map(({ user, role }) => ({
      key: user,
      name: team.nameOf(user),
      role: agentRoleLabels[role],
      phone: team.byId.get(user)?.person.phone_number ?? '',
    }))
  return [...parties, ...agents].filter(({ phone }) => phone)
}
