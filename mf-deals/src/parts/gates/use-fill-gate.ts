import type { DealDatesUpdate, DealUpdate } from 'openapi'
import { useToday } from 'remote-kit/use-today'
import { useWrite } from 'remote-kit/use-write'
import { formatDay, onDay } from 'ui-kit/days'
import { dealDateLabel, dealDateNames } from '#parts/deals/deal-dates.ts'
import { useMoveDates } from '#parts/rescheduling/use-move-dates.tsx'
import { copy } from './copy.ts'

/**
 * Saves the fields that a phase requires and calls `onFilled`. Dates come first: if other dates follow them, `panel`
 * shows those, and nothing is saved until the user agrees.
 */
export function useFillGate(deal: string, onFilled: () => void) {
  const now = useToday()
  const fill = useWrite(
    'deals',
    (api, body: DealUpdate) => api.PATCH('/deals/{id}/', { params: { path: { id: deal } }, body }),
    { meta: { silent: true } },
  )
  const { panel, ...moving } = useMoveDates()

  const fillOthers = (body: DealUpdate) => {
    if (Object.keys(body).length === 0) return onFilled()
    fill.mutate(body, { onSuccess: onFilled })
  }
  const save = ({ dates: days, ...others }: DealUpdate) => {
    if (!days) return fillOthers(others)
    const onMoved = () => fillOthers(others)
    moving.mutate({ deal, title: questionOf(days, now), request: { dates: days }, onMoved })
  }
  return {
    save,
    panel,
    isSaving: moving.isPending || fill.isPending,
    error: moving.error ?? fill.error,
  }
}

/** "Acceptance on Dec 19?". */
function questionOf(days: DealDatesUpdate, now: string): string {
  const [name, ...others] = dealDateNames.filter((one) => days[one])
  const day = name && days[name]
  return day && others.length === 0
    ? copy.questionOf.one(dealDateLabel(name), onDay(formatDay(day, now)))
    : copy.questionOf.many
}
