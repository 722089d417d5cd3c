import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import { useAtom } from 'jotai'
import { dealStatusLabels } from 'openapi/codes'
import { proposedStatusAtom } from '#pages/workspaces/board/moves/board.atoms.ts'
import { useTakeStatus } from '#parts/deal-status/use-take-status.tsx'
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
            {proposed.deal.name} is still {dealStatusLabels[proposed.deal.status]}. Is it{' '}
            {dealStatusLabels[proposed.status]} now?
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
              Set to {dealStatusLabels[proposed.status]}
            </Button>
            <Button size="small" onClick={dismiss}>
              Leave it
            </Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {dialog}
    </>
  )
}
