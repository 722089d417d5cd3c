import { useQueries } from '@tanstack/react-query'
import type { Deal, PartyRole } from 'openapi'
import { partyRoleLabels } from 'openapi/codes'
import { useApi } from 'remote-kit/context'
import { formatPersonName } from 'ui-kit/format'

export type Party = { contact: string; role: PartyRole; label: string }

/** The parties of a deal with names and roles: "Priya Whitaker, Buyer". */
export function usePartyNames(deal: Deal): Party[] {
  const api = useApi()
  const contacts = useQueries({
    queries: deal.parties.map(({ contact }) =>
      api.queryOptions('get', '/contacts/{id}/', { params: { path: { id: contact } } }),
    ),
  })
  return deal.parties.map(({ contact, role }, i) => {
    const found = contacts[i]?.data
    const name = found ? formatPersonName(found) || found.company : '…'
    return { contact, role, label: `${name}, ${partyRoleLabels[role]}` }
  })
}
