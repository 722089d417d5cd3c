import { Button } from '@fluentui/react-components'
import type { Deal, DealContract } from 'openapi'
import { DealStatus } from 'openapi/codes'
import { useState } from 'react'
import { ConfirmDialog } from 'ui-kit/ConfirmDialog'
import { useAcceptBackupOffer, useDeleteBackupOffer } from '#parts/contracts/contracts.api.ts'
import { copy } from './copy.ts'

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
      <Button onClick={() => setIsAsking(true)}>{copy.offerActions.delete}</Button>
      {isFree && (
        <Button disabledFocusable={accept.isPending} onClick={() => accept.mutate()}>
          {copy.offerActions.accept}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={copy.offerActions.title(offer.name)}
          action={copy.offerActions.action}
          isPending={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={() => setIsAsking(false)}
        >
          <p>{copy.offerActions.consequence}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
