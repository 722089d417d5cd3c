import type { Deal } from 'openapi'
import { DealStatus } from 'openapi/codes'
import { FactList } from 'ui-kit/FactList'
import { Panel } from 'ui-kit/Panel'
import { dealFactLabel, dealFactNames, type PlainFactName, plainFacts } from '#parts/deals/deal-facts.ts'
import { SameProperty } from '#parts/deals/SameProperty.tsx'
import { AddressFact } from './AddressFact.tsx'
import { copy } from './copy.ts'
import { DealFact } from './DealFact.tsx'

const ENDED: readonly DealStatus[] = [DealStatus.Closed, DealStatus.FellThrough, DealStatus.Expired]

/** The facts of the deal, each edited in place. */
export function FactsPanel({ deal }: { deal: Deal }) {
  const isLost = deal.status === DealStatus.FellThrough || deal.lost_reason !== ''
  const facts = dealFactNames
    .filter((name) => name !== 'lost_reason' || isLost)
    .map((name) => ({
      label: dealFactLabel(deal, name),
      value: name === 'address' ? <AddressFact deal={deal} /> : <PlainFact deal={deal} name={name} />,
    }))
  return (
    <Panel title={copy.factsPanel.title}>
      <FactList facts={facts} />
      {!ENDED.includes(deal.status) && <SameProperty mls_number={deal.mls_number} {...deal.address} except={deal.id} />}
    </Panel>
  )
}

interface PlainFactProps<Name> {
  deal: Deal
  name: Name
}

function PlainFact<Name extends PlainFactName>({ deal, name }: PlainFactProps<Name>) {
  return (
    <DealFact
      deal={deal}
      label={dealFactLabel(deal, name)}
      placeholder={name === 'headline' ? copy.plainFact.placeholder : undefined}
      codec={plainFacts[name]}
      read={(one) => one[name]}
      write={(value) => ({ [name]: value })}
    />
  )
}
