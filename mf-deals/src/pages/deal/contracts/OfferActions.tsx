import { Button } from '@fluentui/react-components'
import type { Deal, DealContract } from 'openapi'
import { DealStatus } from 'openapi/codes'
import { useState } from 'react'
import { ConfirmDialog } from 'ui-kit/ConfirmDialog'
import { AcceptanceModal } from '#parts/contracts/AcceptanceModal.tsx'
import { useAcceptBackupOffer, useDeleteBackupOffer } from '#parts/contracts/contracts.api.ts'
import { copy } from './copy.ts'

export interface OfferActionsProps {
  deal: Deal
  offer: DealContract
  onDone: () => void
}

/** Deletes a backup offer, or makes it the contract of a deal that is under none, with its acceptance. */
export function OfferActions({ deal, offer, onDone }: OfferActionsProps) {
  const [asked, setAsked] = useState<'delete' | 'accept' | null>(null)
  const close = () => setAsked(null)
  const remove = useDeleteBackupOffer(offer, onDone)
  const accept = useAcceptBackupOffer(offer, onDone)
  const isFree = deal.status !== DealStatus.UnderContract && deal.status !== DealStatus.Closed
  return (
    <>
      <Button onClick={() => setAsked('delete')}>{copy.offerActions.delete}</Button>
      {isFree && <Button onClick={() => setAsked('accept')}>{copy.offerActions.accept}</Button>}
      {asked === 'accept' && (
        <AcceptanceModal
          title={copy.offerActions.acceptTitle(offer.name)}
          action={copy.offerActions.acceptAction}
          isPending={accept.isPending}
          error={accept.error}
          onSubmit={(acceptance) => accept.mutate(acceptance)}
          onClose={close}
        />
      )}
      {asked === 'delete' && (
        <ConfirmDialog
          title={copy.offerActions.title(offer.name)}
          action={copy.offerActions.action}
          isPending={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={close}
        >
          <p>{copy.offerActions.consequence}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
