import type { Deal } from 'openapi'
import { formatDay, onDay } from 'ui-kit/days'
import { useToday } from 'remote-kit/use-today'
import { dealDateLabel, type DealDateName } from '#parts/deals/deal-dates.ts'
import { useRefetchDeal } from '#parts/deals/deals.api.ts'
import { dayCodec } from '#parts/inline-edit/codecs.ts'
import { InlineEdit } from '#parts/inline-edit/InlineEdit.tsx'
import { requireUntouched } from '#parts/inline-edit/require-untouched.ts'
import type { DatesToMove } from '#parts/rescheduling/dates-to-move.ts'
import { useMoveDates } from '#parts/rescheduling/use-move-dates.tsx'
import { copy } from './copy.ts'

/** A date of a deal, edited in place. If other dates would move, a panel shows all of them first. */
export function DateFact({ deal, name, isOpen }: { deal: Deal; name: DealDateName; isOpen?: boolean }) {
  const now = useToday()
  const refetch = useRefetchDeal(deal.id)
  const { mutateAsync: move, expectMove, panel, onApproach } = useMoveDates()
  const label = dealDateLabel(name)
  const readAgain = async () => {
    const stored = await refetch()
    return stored && { value: stored.dates[name], version: stored.version }
  }
  const toMove = (day: string | null, version: number): DatesToMove => ({
    deal: deal.id,
    title: day
      ? copy.dateFact.question(label, onDay(formatDay(day, now)))
      : copy.dateFact.clearing(label.toLowerCase()),
    request: { dates: { [name]: day } },
    check: () => requireUntouched({ value: deal.dates[name], version }, readAgain),
  })
  return (
    <div {...onApproach}>
      <InlineEdit
        label={label}
        placeholder={copy.dateFact.add}
        codec={dayCodec(now)}
        isOpen={isOpen}
        stored={{ value: deal.dates[name], version: deal.version }}
        write={(day, version) => move(toMove(day, version))}
        readAgain={readAgain}
        onDraft={(day) => expectMove(day ? toMove(day, deal.version) : null)}
      />
      {panel}
    </div>
  )
}
