import { Button } from '@fluentui/react-components'
import type { Deal } from 'openapi'
import { useForm, useWatch } from 'react-hook-form'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { TextField } from 'remote-kit/forms/TextField'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { useToday } from 'remote-kit/use-today'
import { moneyCodec } from '#parts/inline-edit/codecs.ts'
import { useClosingPreview } from './closing.api.ts'
import { ClosingPreview } from './ClosingPreview.tsx'
import { useCloseWithDates } from './use-close-deal.ts'

/** Closes a deal: asks for price and day, and previews the commission and the dates that move. */
export function CloseDealModal({ deal, onClose }: { deal: Deal; onClose: () => void }) {
  const now = useToday()
  const { close, panel, isClosing, error } = useCloseWithDates(deal, onClose)
  const { control, handleSubmit } = useForm({
    defaultValues: {
      sale_price: moneyCodec.toText(deal.price),
      actual_close: deal.dates.closing && deal.dates.closing <= now ? deal.dates.closing : now,
    },
  })

  const typed = useWatch({ control })
  const price = centsOf(typed.sale_price ?? '')
  const day = typed.actual_close ?? ''
  const isComplete = price !== null && day !== '' && day <= now
  const { data: outcome } = useClosingPreview(deal.id, isComplete ? { sale_price: price, actual_close: day } : null)

  const submit = handleSubmit(({ sale_price, actual_close }) => {
    const cents = centsOf(sale_price)
    if (cents === null) return
    close({ sale_price: cents, actual_close })
  })

  return (
    <ModalSurface
      open
      title={`Close ${deal.name}`}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" appearance="primary" disabled={isClosing}>
            Close the deal
          </Button>
        </>
      }
    >
      <FormProblem error={error} />
      <TextField
        control={control}
        name="sale_price"
        label="Sale price"
        required
        contentBefore="$"
        rules={{ validate: (text) => centsOf(text) !== null || 'An amount such as 512,000' }}
      />
      <TextField
        control={control}
        name="actual_close"
        label="Closed on"
        required
        type="date"
        max={now}
        rules={{ validate: (day) => (day !== '' && day <= now) || 'Today or a day before' }}
      />
      {outcome && <ClosingPreview outcome={outcome} />}
      {panel}
    </ModalSurface>
  )
}

/** A positive amount in cents, or null. */
function centsOf(text: string): number | null {
  const parsed = moneyCodec.parse(text)
  return 'value' in parsed && parsed.value !== null && parsed.value > 0 ? parsed.value : null
}
