import { Button } from '@fluentui/react-components'
import type { Deal, DealContract } from 'openapi'
import { DealStatus } from 'openapi/codes'
import { useState } from 'react'
import { ConfirmDialog } from 'ui-kit/ConfirmDialog'
import { useAcceptBackupOffer, useDeleteBackupOffer } from '#parts/contracts/contracts.api.ts'

export interface OfferActionsProps {
  deal: Deal
  offer: DealContract
  onDone: () => void
}

/** Deletes a backup offer, or makes it the contract of a deal that is under none. */
export function OfferActions({ deal, offer, onDone }: OfferActionsProps) {
  const [isAsking, setIsAsking] = useState(false)
  const remove = useDeleteBackupOffer(offer, onDone)
  const accept = useAcceptBackupOffer(offer, onDone)
  const isFree = deal.status !== DealStatus.UnderContract && deal.status !== DealStatus.Closed
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Delete</Button>
      {isFree && (
        <Button disabledFocusable={accept.isPending} onClick={() => accept.mutate()}>
          Accept
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={`Delete the offer of ${offer.name}?`}
          action="Delete"
          isPending={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={() => setIsAsking(false)}
        >
          <p>Its price, dates and notes go with it. You can undo this right after.</p>
        </ConfirmDialog>
      )}
    </>
  )
}
