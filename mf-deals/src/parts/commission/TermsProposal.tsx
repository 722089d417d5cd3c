import { Button } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import type { CommissionProposal } from 'openapi'
import { canSetCommission } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { useTeamPeople } from 'remote-kit/team-people'
import { copy } from './copy.ts'
import { useDecideTerms } from './proposals.api.ts'
import { useProposeTermsStyles } from './ProposeTerms.styles.ts'
import { termsText } from './terms-text.ts'

export interface TermsProposalProps {
  deal: string
  proposal: CommissionProposal
}

/** Terms that wait for approval. Owners and admins decide on them. */
export function TermsProposal({ deal, proposal: { terms, proposed_by: by } }: TermsProposalProps) {
  const styles = useProposeTermsStyles()
  const viewer = useAtomValue(userProfileAtom)
  const { nameOf } = useTeamPeople()
  const { mutate, isPending } = useDecideTerms(deal)
  const proposer = by === viewer?.id ? copy.termsProposal.you : nameOf(by) || copy.termsProposal.anAgent
  return (
    <div className={styles.propose}>
      <p>
        {copy.termsProposal.proposed(proposer)} <strong>{termsText(terms)}</strong>.
        {!canSetCommission(viewer) && ` ${copy.termsProposal.waits}`}
      </p>
      {canSetCommission(viewer) && (
        <div className={styles.bar}>
          <Button appearance="primary" disabledFocusable={isPending} onClick={() => mutate(true)}>
            {copy.termsProposal.approve}
          </Button>
          <Button disabledFocusable={isPending} onClick={() => mutate(false)}>
            {copy.termsProposal.turnDown}
          </Button>
        </div>
      )}
    </div>
  )
}
