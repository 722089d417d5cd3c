import { Button } from '@fluentui/react-components'
import type { Deal, DealContract, DealDatesUpdate } from 'openapi'
import { DealStatus } from 'openapi/codes'
import { useState } from 'react'
import { ConfirmDialog } from 'ui-kit/ConfirmDialog'
import { AcceptanceModal } from '#parts/contracts/AcceptanceModal.tsx'
import { useAcceptBackupOffer, useDeleteBackupOffer } from '#parts/contracts/contracts.api.ts'
import { useMoveDates } from '#parts/rescheduling/use-move-dates.tsx'
import { copy } from './copy.ts'

export interface OfferActionsProps {
  deal: Deal
  offer: DealContract
  onDone: () => void
}

/**
 * Deletes a backup offer, or makes it the contract of a deal that is under none, with its acceptance. If other dates follow
 * the offer's, they're shown first, and nothing is saved until the user agrees.
 */
export function OfferActions({ deal, offer, onDone }: OfferActionsProps) {
  const [asked, setAsked] = useState<'delete' | 'accept' | null>(null)
  const close = () => setAsked(null)
  const remove = useDeleteBackupOffer(offer, onDone)
  const { mutateAsync: accept } = useAcceptBackupOffer(offer, onDone)
  const moving = useMoveDates()
  const acceptOn = (acceptance: string | null) =>
    moving.mutate({
      deal: deal.id,
      title: copy.offerActions.acceptTitle(offer.name),
      action: copy.offerActions.acceptAction,
      request: { dates: { ...datesOf(offer), ...(acceptance && { acceptance }) } },
      save: ({ confirm, preview }) =>
        accept({
          ...(acceptance && { acceptance }),
          ...(confirm && { confirm }),
          ...(preview !== undefined && { preview }),
        }),
    })
  const isFree = deal.status !== DealStatus.UnderContract && deal.status !== DealStatus.Closed
  return (
    <>
      <Button onClick={() => setAsked('delete')}>{copy.offerActions.delete}</Button>
      {isFree && <Button onClick={() => setAsked('accept')}>{copy.offerActions.accept}</Button>}
      {asked === 'accept' && (
        <AcceptanceModal
          title={copy.offerActions.acceptTitle(offer.name)}
          action={copy.offerActions.acceptAction}
          isPending={moving.isPending}
          error={moving.error}
          onSubmit={acceptOn}
          onClose={close}
        >
          {moving.panel}
        </AcceptanceModal>
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

/** The days that the offer names. The deal keeps its own for the rest. */
const datesOf = ({ dates }: DealContract): DealDatesUpdate =>
  Object.fromEntries(Object.entries(dates).filter(([, day]) => day !== null))
