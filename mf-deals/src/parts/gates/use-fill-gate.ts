import type { DealDatesUpdate, DealUpdate } from 'openapi'
import type { PartyRole } from 'openapi/codes'
import { useToday } from 'remote-kit/use-today'
import { useWrite } from 'remote-kit/use-write'
import { formatDay, onDay } from 'ui-kit/days'
import { dealDateLabel, dealDateNames } from '#parts/deals/deal-dates.ts'
import { useMoveDates } from '#parts/rescheduling/use-move-dates.tsx'
import { copy } from './copy.ts'

/** Who becomes one of a deal's people. */
export interface NewParty {
  contact: string
  role: PartyRole
}

/**
 * Saves the fields and the person that a phase requires and calls `onFilled`. Dates come first: if other dates follow them, `panel`
 * shows those, and nothing is saved until the user agrees.
 */
export function useFillGate(deal: string, onFilled: () => void) {
  const now = useToday()
  const params = { path: { id: deal } }
  const fill = useWrite(
    'deals',
    async (api, { patch, party }: { patch: DealUpdate; party?: NewParty | undefined }) => {
      const { data } = party ? await api.GET('/deals/{id}/', { params }) : {}
      const body = data && party ? { ...patch, parties: [...data.parties, party] } : patch
      return api.PATCH('/deals/{id}/', { params, body })
    },
    { meta: { silent: true } },
  )
  const { panel, ...moving } = useMoveDates()

  const fillOthers = (patch: DealUpdate, party?: NewParty) => {
    if (Object.keys(patch).length === 0 && !party) return onFilled()
    fill.mutate({ patch, party }, { onSuccess: onFilled })
  }
  const save = ({ dates: days, ...others }: DealUpdate, party?: NewParty) => {
    if (!days) return fillOthers(others, party)
    const onMoved = () => fillOthers(others, party)
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
