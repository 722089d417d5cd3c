import type { Deal } from 'openapi'
import { useAtomValue } from 'jotai'
import { canSetCommission } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { Panel } from 'ui-kit/Panel'
import { ProposeTerms } from '#parts/commission/ProposeTerms.tsx'
import { TermsProposal } from '#parts/commission/TermsProposal.tsx'
import { copy } from './copy.ts'

/** Proposed terms that wait; for an agent of a deal without terms, the fields to propose some. */
export function ProposalPanel({ deal }: { deal: Deal }) {
  const viewer = useAtomValue(userProfileAtom)
  const { commission } = deal
  if (!commission) return null
  const mayPropose = !commission.has_terms && !canSetCommission(viewer)
  if (!commission.proposal && !mayPropose) return null
  return (
    <Panel title={copy.proposalPanel.title}>
      {commission.proposal ? (
        <TermsProposal deal={deal.id} proposal={commission.proposal} />
      ) : (
        <ProposeTerms deal={deal.id} />
      )}
    </Panel>
  )
}
