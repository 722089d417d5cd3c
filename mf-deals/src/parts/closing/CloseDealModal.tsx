import { useAtomValue } from 'jotai'
import type { ClosingTask, Deal } from 'openapi'
import { DealStatus } from 'openapi/codes'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { TextField } from 'remote-kit/forms/TextField'
import { canSetCommission } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { useToday } from 'remote-kit/use-today'
import { useTermsFields } from '#parts/commission/use-terms-fields.tsx'
import { accepted, proposalsOf } from '#parts/contact-proposals/accepted.ts'
import { useContactProposals } from '#parts/contact-proposals/contact-proposals.api.ts'
import { ContactTicks } from '#parts/contact-proposals/ContactTicks.tsx'
import { dealFactLabel } from '#parts/deals/deal-facts.ts'
import { useDeal } from '#parts/deals/deals.api.ts'
import { centsOf, moneyCodec } from '#parts/inline-edit/codecs.ts'
import { useClosingPreview } from './closing.api.ts'
import { ClosingCommission } from './ClosingCommission.tsx'
import { ClosingSection } from './ClosingSection.tsx'
import { ClosingTasks } from './ClosingTasks.tsx'
import { copy } from './copy.ts'
import { useCloseWithDates } from './use-close-deal.ts'

export interface CloseDealModalProps {
  deal: Deal
  onClose: () => void
}

/** Closes a deal by a checklist: price and day, an acceptance that is missing, commission, open tasks, and what its people become. */
export function CloseDealModal({ deal: shown, onClose }: CloseDealModalProps) {
  // Terms may be approved while the checklist is open.
  const { data: deal = shown } = useDeal(shown.id)
  const now = useToday()
  const viewer = useAtomValue(userProfileAtom)
  const { close, panel, isClosing, error } = useCloseWithDates(deal, onClose)
  const [tasks, setTasks] = useState<readonly ClosingTask[]>([])
  const [refused, setRefused] = useState<readonly string[]>([])
  const { control, handleSubmit } = useForm({
    defaultValues: {
      sale_price: moneyCodec.toText(deal.price),
      actual_close: deal.dates.closing && deal.dates.closing <= now ? deal.dates.closing : now,
      acceptance: '',
    },
  })
  const typed = useWatch({ control })
  const price = priceOf(typed.sale_price ?? '')
  const day = typed.actual_close ?? ''
  const closed = day || now
  const planned = deal.dates.closing ?? closed
  const lastDay = closed > planned ? closed : planned
  const proposals = proposalsOf(useContactProposals(deal.id, DealStatus.Closed), day || null)

  const hasTerms = deal.commission?.has_terms ?? true
  const mayAgree = hasTerms || canSetCommission(viewer)
  const agreed = useTermsFields()
  const commission = hasTerms ? null : agreed.terms
  const isComplete = price !== null && day !== '' && day <= now && (hasTerms || commission !== null)
  const { data: outcome, isLoading } = useClosingPreview(
    deal.id,
    isComplete ? { sale_price: price, actual_close: day, ...(commission && { commission }) } : null,
  )

  const submit = handleSubmit(({ sale_price, actual_close, acceptance }) => {
    const cents = priceOf(sale_price)
    const terms = hasTerms ? null : agreed.read()
    if (cents === null || (!hasTerms && !terms)) return
    close({
      sale_price: cents,
      actual_close,
      ...(acceptance && { acceptance }),
      ...(terms && { commission: terms }),
      tasks: [...tasks],
      contacts: accepted(proposals, refused),
    })
  })

  return (
    <FormDialog
      title={copy.closeDealModal.title(deal.name)}
      action={copy.closeDealModal.submit}
      isPending={isClosing}
      isOff={!mayAgree}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="sale_price"
        label={dealFactLabel(deal, 'sale_price')}
        required
        contentBefore="$"
        rules={{ validate: (text) => priceOf(text) !== null || copy.closeDealModal.salePriceInvalid }}
      />
      <TextField
        control={control}
        name="actual_close"
        label={copy.closeDealModal.closedOn}
        required
        type="date"
        max={now}
        rules={{ validate: (text) => (text !== '' && text <= now) || copy.closeDealModal.closedOnInvalid }}
      />
      {!deal.dates.acceptance && (
        <TextField
          control={control}
          name="acceptance"
          label={copy.closeDealModal.acceptance}
          type="date"
          max={closed}
          hint={copy.closeDealModal.acceptanceHint}
          rules={{ validate: (text) => text <= closed || copy.closeDealModal.acceptanceInvalid }}
        />
      )}
      {deal.commission && (
        <ClosingCommission
          deal={deal.id}
          commission={deal.commission}
          mayAgree={mayAgree}
          fields={agreed.fields}
          outcome={outcome ?? null}
          isLoading={isLoading}
        />
      )}
      <ClosingTasks deal={deal} until={lastDay} chosen={tasks} onChoose={setTasks} />
      {proposals.length > 0 && (
        <ClosingSection title={copy.closeDealModal.contacts}>
          <ContactTicks proposals={proposals} refused={refused} onRefuse={setRefused} />
        </ClosingSection>
      )}
      {panel}
    </FormDialog>
  )
}

/** The cents of a price, which is more than nothing; null for any other text. */
function priceOf(text: string): number | null {
  const cents = centsOf(text)
  return cents !== null && cents > 0 ? cents : null
}
