import type { Commission, DealAsOf } from 'openapi'
import { agentRoleLabels, partyRoleLabels } from 'openapi/codes'
import { useToday } from 'remote-kit/use-today'
import { formatDay } from 'ui-kit/days'
import { FactList } from 'ui-kit/FactList'
import { formatMoney, formatRate } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
import { Panel } from 'ui-kit/Panel'
import { contactName, useContacts } from '#parts/contacts/contacts.api.ts'
import { dealDateLabel, dealDateNames } from '#parts/deals/deal-dates.ts'
import { dealFactLabel, dealFactNames, dealFactText, dealFieldLabel } from '#parts/deals/deal-facts.ts'
import { usePhases } from '#parts/deals/deals.api.ts'
import { useTeamPeople } from 'remote-kit/team-people'
import { copy } from './copy.ts'

/** The header already shows the name and the representation. */
const snapshotFactNames = dealFactNames.filter((name) => name !== 'name' && name !== 'representation')

/** Facts, dates and people of the snapshot, and the commission if the viewer may see it. */
export function SnapshotFacts({ snapshot: { deal } }: { snapshot: DealAsOf }) {
  const phases = usePhases(deal.workspace).data?.results ?? []
  const contacts = useContacts(deal.parties.map(({ contact }) => contact))
  const team = useTeamPeople()
  const now = useToday()
  const facts = [
    [dealFieldLabel('phase'), phases.find(({ id }) => id === deal.phase)?.name],
    ...snapshotFactNames.map((name) => [dealFactLabel(deal, name), dealFactText(deal, name)] as const),
    [dealFieldLabel('notes'), deal.notes],
  ] as const
  const people = [
    ...deal.parties.map(({ contact, role }) => {
      const known = contacts.byId.get(contact)
      return { label: partyRoleLabels[role], value: known ? contactName(known) : copy.snapshotFacts.someone }
    }),
    ...deal.agents.map(({ user, role }) => ({
      label: agentRoleLabels[role],
      value: team.nameOf(user) || copy.snapshotFacts.formerMember,
    })),
  ]
  const dates = dealDateNames.flatMap((name) => {
    const day = deal.dates[name]
    return day ? [{ label: dealDateLabel(name), value: formatDay(day, now) }] : []
  })
  return (
    <>
      <Panel title={copy.snapshotFacts.title}>
        <FactList facts={facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))} />
      </Panel>
      <Panel title={copy.snapshotFacts.dates}>
        {dates.length > 0 ? <FactList facts={dates} /> : <Hint>{copy.snapshotFacts.noDates}</Hint>}
      </Panel>
      <Panel title={copy.snapshotFacts.people}>
        <FactList facts={people} />
      </Panel>
      {deal.commission && <SnapshotCommission commission={deal.commission} />}
    </>
  )
}

function SnapshotCommission({ commission }: { commission: Commission }) {
  const { rate_bp: rate, flat, gross, company, agents_amount: agents, my_share: own } = commission
  const facts = [
    {
      label: copy.snapshotCommission.terms,
      isKnown: rate !== null || flat !== null,
      value: flat === null ? formatRate(rate) : copy.snapshotCommission.flat(formatMoney(flat)),
    },
    { label: copy.snapshotCommission.gross, isKnown: gross !== null, value: formatMoney(gross) },
    { label: copy.snapshotCommission.company, isKnown: company !== null, value: formatMoney(company) },
    { label: copy.snapshotCommission.agents, isKnown: agents !== null, value: formatMoney(agents) },
    { label: copy.snapshotCommission.share, isKnown: own !== null, value: formatMoney(own) },
  ].filter(({ isKnown }) => isKnown)
  if (facts.length === 0) return null
  return (
    <Panel title={copy.snapshotCommission.title}>
      <FactList facts={facts} />
    </Panel>
  )
}
