import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import { useAtom } from 'jotai'
import { dealStatusLabels } from 'openapi/codes'
import { proposedStatusAtom } from '#pages/workspaces/board/moves/board.atoms.ts'
import { useTakeStatus } from '#parts/deal-status/use-take-status.tsx'
import { copy } from './copy.ts'
import { useProposedStatusStyles } from './ProposedStatus.styles.ts'

/** Offers the status of the new phase after a move. */
export function ProposedStatus() {
  const styles = useProposedStatusStyles()
  const [proposed, setProposed] = useAtom(proposedStatusAtom)
  const { take, dialog } = useTakeStatus()
  const dismiss = () => setProposed(null)
  return (
    <>
      {proposed && (
        <MessageBar intent="info" layout="auto" className={styles.bar}>
          <MessageBarBody>
            {copy.proposedStatus.question(
              proposed.deal.name,
              dealStatusLabels[proposed.deal.status],
              dealStatusLabels[proposed.status],
            )}
          </MessageBarBody>
          <MessageBarActions>
            <Button
              size="small"
              appearance="primary"
              onClick={() => {
                take(proposed.deal, proposed.status)
                dismiss()
              }}
            >
              {copy.proposedStatus.accept(dealStatusLabels[proposed.status])}
            </Button>
            <Button size="small" onClick={dismiss}>
              {copy.proposedStatus.keep}
            </Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {dialog}
    </>
  )
}
