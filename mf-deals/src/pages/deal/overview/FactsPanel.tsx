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
import { codeCodec, moneyCodec, requiredTextCodec, textCodec } from '#parts/inline-edit/codecs.ts'
import { AddressFact } from './AddressFact.tsx'
import { DealFact } from './DealFact.tsx'

const representationCodec = codeCodec(representationLabels, Object.values(Representation))
const dealTypeCodec = codeCodec(dealTypeLabels, Object.values(DealType))
const sourceCodec = codeCodec(contactSourceLabels, Object.values(ContactSource))
const priorityCodec = codeCodec(priorityLabels, Object.values(Priority))

/** What the deal is: each fact is edited where it stands. */
export function FactsPanel({ deal }: { deal: Deal }) {
  const facts = [
    {
      label: 'Name',
      value: (
        <DealFact
          deal={deal}
          label="Name"
          codec={requiredTextCodec}
          read={({ name }) => name}
          write={(name) => ({ name })}
        />
      ),
    },
    {
      label: 'Headline',
      value: (
        <DealFact
          deal={deal}
          label="Headline"
          placeholder="One line for the card"
          codec={textCodec}
          read={({ headline }) => headline}
          write={(headline) => ({ headline })}
        />
      ),
    },
    { label: 'Address', value: <AddressFact deal={deal} /> },
    {
      label: 'List price',
      value: (
        <DealFact
          deal={deal}
          label="List price"
          codec={moneyCodec}
          read={(d) => d.list_price}
          write={(list_price) => ({ list_price })}
        />
      ),
    },
    {
      label: 'Sale price',
      value: (
        <DealFact
          deal={deal}
          label="Sale price"
          codec={moneyCodec}
          read={(d) => d.sale_price}
          write={(sale_price) => ({ sale_price })}
        />
      ),
    },
    {
      label: 'Earnest money',
      value: (
        <DealFact
          deal={deal}
          label="Earnest money"
          codec={moneyCodec}
          read={(d) => d.earnest_money}
          write={(earnest_money) => ({ earnest_money })}
        />
      ),
    },
    {
      label: 'We represent',
      value: (
        <DealFact
          deal={deal}
          label="We represent"
          codec={representationCodec}
          read={(d) => d.representation}
          write={(representation) => ({ representation })}
        />
      ),
    },
    {
      label: 'Type',
      value: (
        <DealFact
          deal={deal}
          label="Type"
          codec={dealTypeCodec}
          read={(d) => d.deal_type}
          write={(deal_type) => ({ deal_type })}
        />
      ),
    },
    {
      label: 'Source',
      value: (
        <DealFact
          deal={deal}
          label="Source"
          codec={sourceCodec}
          read={(d) => d.source}
          write={(source) => ({ source })}
        />
      ),
    },
    {
      label: 'Priority',
      value: (
        <DealFact
          deal={deal}
          label="Priority"
          codec={priorityCodec}
          read={(d) => d.priority}
          write={(priority) => ({ priority })}
        />
      ),
    },
    {
      label: 'MLS number',
      value: (
        <DealFact
          deal={deal}
          label="MLS number"
          codec={textCodec}
          read={(d) => d.mls_number}
          write={(mls_number) => ({ mls_number })}
        />
      ),
    },
  ]
  if (deal.status === DealStatus.FellThrough || deal.lost_reason)
    facts.push({
      label: 'Why it was lost',
      value: (
        <DealFact
          deal={deal}
          label="Why it was lost"
          codec={textCodec}
          read={(d) => d.lost_reason}
          write={(lost_reason) => ({ lost_reason })}
        />
      ),
    })
  return (
    <Panel title="Facts">
      <FactList facts={facts} />
    </Panel>
  )
}
