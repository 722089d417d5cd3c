import type { Commission, CommissionAmendment, Deal } from 'openapi'
import { FactList } from 'ui-kit/FactList'
import { lazyPart } from 'ui-kit/lazy-part'
import { Panel } from 'ui-kit/Panel'
import { isLease } from '#parts/deals/deal-facts.ts'
import { useRefetchDeal } from '#parts/deals/deals.api.ts'
import { type Codec, moneyCodec } from '#parts/inline-edit/codecs.ts'
import { InlineEdit } from '#parts/inline-edit/InlineEdit.tsx'
import { useTeamPeople } from 'remote-kit/team-people'
import { moneyOrZeroCodec, monthsCodec, rateCodec, rateOrZeroCodec } from '#parts/commission/commission-codecs.ts'
import { copy } from './copy.ts'
import { useAmend } from './use-amend.ts'

const AmendModal = lazyPart(async () => (await import('./AmendModal.tsx')).AmendModal)

type Amend = ReturnType<typeof useAmend>['amend']

/** The agreed terms of the deal, each edited in place. Later deals that would change are shown first. */
export function TermsPanel({ deal }: { deal: Deal }) {
  const { amend, pending } = useAmend(deal.id)
  const { nameOf } = useTeamPeople()
  const term = <Value,>(
    label: string,
    codec: Codec<Value>,
    read: (commission: Commission) => Value,
    write: (value: Value) => CommissionAmendment,
    placeholder?: string,
  ) => ({
    label,
    value: (
      <Term deal={deal} label={label} codec={codec} read={read} write={write} amend={amend} placeholder={placeholder} />
    ),
  })
  const { flat = null, rate_bp: rate = null } = deal.commission ?? {}
  const facts = [
    term(
      'Rate',
      rateCodec,
      (c) => c.rate_bp,
      (rate_bp) => ({ rate_bp }),
      flat === null ? undefined : copy.termsPanel.insteadOfFlat,
    ),
    term(
      copy.termsPanel.flat,
      moneyCodec,
      (c) => c.flat,
      (flat) => ({ flat }),
      rate === null ? undefined : copy.termsPanel.insteadOfRate,
    ),
    ...(isLease(deal)
      ? [
          term(
            copy.termsPanel.leaseMonths,
            monthsCodec,
            (c) => c.lease_months,
            (lease_months) => ({ lease_months }),
          ),
        ]
      : []),
    term(
      'Referral',
      rateOrZeroCodec,
      (c) => c.referral_bp ?? 0,
      (referral_bp) => ({ referral_bp }),
    ),
    term(
      'Franchise',
      rateOrZeroCodec,
      (c) => c.franchise_bp ?? 0,
      (franchise_bp) => ({ franchise_bp }),
    ),
    term(
      copy.termsPanel.split,
      rateCodec,
      (c) => c.split_bp,
      (split_bp) => ({ split_bp }),
      copy.termsPanel.splitDefault,
    ),
    term(
      copy.termsPanel.fee,
      moneyOrZeroCodec,
      (c) => c.fees ?? 0,
      (fees) => ({ fees }),
    ),
  ]
  return (
    <Panel title={copy.termsPanel.title}>
      <FactList facts={facts} />
      {pending && <AmendModal pending={pending} nameOf={nameOf} />}
    </Panel>
  )
}

interface TermProps<Value> {
  deal: Deal
  label: string
  codec: Codec<Value>
  read: (commission: Commission) => Value
  write: (value: Value) => CommissionAmendment
  amend: Amend
  placeholder: string | undefined
}

function Term<Value>({ deal, label, codec, read, write, amend, placeholder }: TermProps<Value>) {
  const refetch = useRefetchDeal(deal.id)
  if (!deal.commission) return null
  return (
    <InlineEdit
      label={label}
      placeholder={placeholder}
      codec={codec}
      stored={{ value: read(deal.commission), version: deal.version }}
      write={(value, version) => amend(version, write(value))}
      readAgain={async () => {
        const stored = await refetch()
        return stored?.commission ? { value: read(stored.commission), version: stored.version } : undefined
      }}
    />
  )
}
