import type { Deal, DealReschedule, Rescheduling } from 'openapi'
import { useState } from 'react'
import { useRemote } from 'remote-kit/context'
import { formatDay } from 'ui-kit/days'
import { lazyPart } from 'ui-kit/lazy-part'
import { useToday } from '../account/use-today.ts'
import { dayCodec } from '../inline-edit/codecs.ts'
import { InlineEdit } from '../inline-edit/InlineEdit.tsx'
import { dealDateLabel, type DealDateName } from '../deals/deal-dates.ts'
import { useRefetchDeal } from '../deals/deals.api.ts'
import { previewOf, useReschedule } from './rescheduling.api.ts'

const ReschedulePanel = lazyPart(async () => (await import('./ReschedulePanel.tsx')).ReschedulePanel)

/** A date of a deal, edited where it stands. Where more than itself would move, a panel shows all of it first. */
export function DateFact({ deal, name }: { deal: Deal; name: DealDateName }) {
  const now = useToday()
  const { api } = useRemote()
  const reschedule = useReschedule(deal.id)
  const refetch = useRefetchDeal(deal.id)
  const [request, setRequest] = useState<DealReschedule | null>(null)
  const label = dealDateLabel(name)

  const move = async (day: string | null) => {
    const body = { dates: { [name]: day } }
    const preview = await previewOf(api, deal.id, body)
    if (!preview) return
    if (movesAlone(preview)) await reschedule.mutateAsync({ ...body, preview: preview.preview })
    else setRequest(body)
  }

  const day = request?.dates?.[name]
  return (
    <div {...ReschedulePanel.onApproach}>
      <InlineEdit
        label={label}
        placeholder="Set a date"
        codec={dayCodec(now)}
        stored={{ value: deal.dates[name], version: deal.version }}
        write={move}
        readAgain={async () => {
          const stored = await refetch()
          return stored && { value: stored.dates[name], version: stored.version }
        }}
      />
      {request && (
        <ReschedulePanel
          deal={deal.id}
          title={day ? `${label} on ${formatDay(day, now)}?` : `No date for ${label.toLowerCase()}?`}
          request={request}
          onClose={() => setRequest(null)}
        />
      )}
    </div>
  )
}

const movesAlone = ({ moved, kept, conflicts, to_confirm }: Rescheduling): boolean =>
  moved.length <= 1 && kept.length + conflicts.length + to_confirm.length === 0
