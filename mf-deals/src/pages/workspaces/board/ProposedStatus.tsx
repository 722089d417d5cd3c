import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import { useAtom } from 'jotai'
import { DealStatus, dealStatusLabels } from 'openapi/codes'
import { useState } from 'react'
import { lazyPart } from 'ui-kit/lazy-part'
import { proposedStatusAtom } from '#pages/workspaces/board/moves/board.atoms.ts'
import { useChangeStatus } from '#parts/deals/use-change-status.ts'
import { useProposedStatusStyles } from './ProposedStatus.styles.ts'

const CloseDealModal = lazyPart(async () => (await import('#parts/closing/CloseDealModal.tsx')).CloseDealModal)

/** Offers the status of the new phase after a move. Closing asks for price and day first. */
export function ProposedStatus() {
  const styles = useProposedStatusStyles()
  const [proposed, setProposed] = useAtom(proposedStatusAtom)
  const [isClosing, setClosing] = useState(false)
  const changeStatus = useChangeStatus()
  if (!proposed) return null

  const { deal, status } = proposed
  const dismiss = () => {
    setClosing(false)
    setProposed(null)
  }
  const accept = () => {
    if (status === DealStatus.Closed) return setClosing(true)
    changeStatus({ deal, status })
    dismiss()
  }

  return (
    <>
      <MessageBar intent="info" layout="auto" className={styles.bar}>
        <MessageBarBody>
          {deal.name} is still {dealStatusLabels[deal.status]}. Is it {dealStatusLabels[status]} now?
        </MessageBarBody>
        <MessageBarActions>
          <Button size="small" appearance="primary" onClick={accept}>
            Set to {dealStatusLabels[status]}
          </Button>
          <Button size="small" onClick={dismiss}>
            Leave it
          </Button>
        </MessageBarActions>
      </MessageBar>
      {isClosing && <CloseDealModal deal={deal} onClose={dismiss} />}
    </>
  )
}
