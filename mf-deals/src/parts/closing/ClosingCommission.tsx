import type { Commission, CommissionOutcome } from 'openapi'
import type { ReactNode } from 'react'
import { Hint } from 'ui-kit/Hint'
import { ProposeTerms } from '#parts/commission/ProposeTerms.tsx'
import { TermsProposal } from '#parts/commission/TermsProposal.tsx'
import { ClosingPreview } from './ClosingPreview.tsx'
import { ClosingSection } from './ClosingSection.tsx'
import { ClosingSkeleton } from './ClosingSkeleton.tsx'
import { copy } from './copy.ts'

/** A sentence, the gross, and the shares of the company and of one agent. */
const LINES = 4

export interface ClosingCommissionProps {
  deal: string
  commission: Commission
  /** Whether the deal has terms, or the viewer may set them. */
  mayAgree: boolean
  /** The fields for terms, for who may set them. */
  fields: ReactNode
  outcome: CommissionOutcome | null
  /** Whether the outcome is being worked out for the first time. */
  isLoading: boolean
}

/** The commission that closing confirms. Without terms it asks for them, or lets an agent propose some. */
export function ClosingCommission({ deal, commission, mayAgree, fields, outcome, isLoading }: ClosingCommissionProps) {
  const { has_terms: hasTerms, proposal } = commission
  return (
    <ClosingSection title={copy.closingCommission.title}>
      {!hasTerms && !mayAgree && <Hint>{copy.closingCommission.none}</Hint>}
      {!hasTerms && proposal && <TermsProposal deal={deal} proposal={proposal} />}
      {!hasTerms && mayAgree && fields}
      {!hasTerms && !mayAgree && !proposal && <ProposeTerms deal={deal} />}
      {outcome && <ClosingPreview outcome={outcome} />}
      {isLoading && <ClosingSkeleton label={copy.closingCommission.loading} lines={LINES} />}
    </ClosingSection>
  )
}
