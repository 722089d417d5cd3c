import type { Deal } from 'openapi'
import {
  ContactSource,
  contactSourceLabels,
  DealStatus,
  DealType,
  dealTypeLabels,
  Priority,
  priorityLabels,
  Representation,
  representationLabels,
} from 'openapi/codes'
import { FactList } from 'ui-kit/FactList'
import { Panel } from 'ui-kit/Panel'
import { dealFactNames, dealFieldLabel, type PlainFactName } from '#parts/deals/deal-facts.ts'
import { type Codec, codeCodec, moneyCodec, requiredTextCodec, textCodec } from '#parts/inline-edit/codecs.ts'
import { AddressFact } from './AddressFact.tsx'
import { DealFact } from './DealFact.tsx'

const codecs: { readonly [Name in PlainFactName]: Codec<Deal[Name]> } = {
  name: requiredTextCodec,
  headline: textCodec,
  list_price: moneyCodec,
  sale_price: moneyCodec,
  earnest_money: moneyCodec,
  representation: codeCodec(representationLabels, Object.values(Representation)),
  deal_type: codeCodec(dealTypeLabels, Object.values(DealType)),
  source: codeCodec(contactSourceLabels, Object.values(ContactSource)),
  priority: codeCodec(priorityLabels, Object.values(Priority)),
  mls_number: textCodec,
  lost_reason: textCodec,
}

/** What the deal is: each fact is edited where it stands. */
export function FactsPanel({ deal }: { deal: Deal }) {
  const isLost = deal.status === DealStatus.FellThrough || deal.lost_reason !== ''
  const facts = dealFactNames
    .filter((name) => name !== 'lost_reason' || isLost)
    .map((name) => ({
      label: dealFieldLabel(name),
      value: name === 'address' ? <AddressFact deal={deal} /> : <PlainFact deal={deal} name={name} />,
    }))
  return (
    <Panel title="Facts">
      <FactList facts={facts} />
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
      label={dealFieldLabel(name)}
      placeholder={name === 'headline' ? 'One line for the card' : undefined}
      codec={codecs[name]}
      read={(one) => one[name]}
      write={(value) => ({ [name]: value })}
    />
  )
}
