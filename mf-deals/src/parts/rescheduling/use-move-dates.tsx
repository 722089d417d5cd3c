import type { DealReschedule, Rescheduling } from 'openapi'
import { useState } from 'react'
import { useRemote } from 'remote-kit/context'
import { formatDay } from 'ui-kit/days'
import { lazyPart } from 'ui-kit/lazy-part'
import { isConflict } from '#parts/forms/is-conflict.ts'
import { previewOf, useReschedule } from './rescheduling.api.ts'

const ReschedulePanel = lazyPart(async () => (await import('./ReschedulePanel.tsx')).ReschedulePanel)

export interface DatesToMove {
  deal: string
  /** The question, where one has to be asked: "Closing on Dec 19?". */
  title: string
  /** What the button of the panel says: "Close the deal". Without it how many dates move. */
  action?: string
  request: DealReschedule
  /** Saves them with what else is changed, as it was agreed to. Without it they are moved alone, with Undo. */
  save?: ((agreed: DealReschedule) => Promise<unknown>) | undefined
  /** Told once they are moved: at once, or by the panel. */
  onMoved?: () => void
}

/** What is to be asked about an item of a deal whose date is set by hand. */
export const itemToMove = (
  { deal, id, title }: { deal: string; id: string; title: string },
  day: string | null,
  now: string,
): DatesToMove => ({
  deal,
  title: day ? `${title} on ${formatDay(day, now)}?` : `No date for ${title}?`,
  request: { items: [{ id, due_date: day }] },
})

/**
 * Moves dates of deals: at once where nothing else would move, else a panel shows all of it first.
 * `move` is done once the dates are moved or the panel is open, and throws what the API refused; `onClose` is told when the
 * panel closes, moved or not. Render `panel`; `onApproach` fetches it early.
 */
export function useMoveDates({ onClose }: { onClose?: () => void } = {}) {
  const { api } = useRemote()
  const { mutateAsync } = useReschedule()
  const [asked, setAsked] = useState<(DatesToMove & { outdated?: Rescheduling }) | null>(null)

  const move = async (dates: DatesToMove): Promise<void> => {
    const { deal, request, save } = dates
    const preview = await previewOf(api, deal, request)
    if (!preview) return
    if (!movesAlone(preview, request)) {
      setAsked(dates)
      return
    }
    try {
      const body = { ...request, preview: preview.preview }
      await (save ? save(body) : mutateAsync({ deal, body }))
      dates.onMoved?.()
    } catch (error) {
      if (!isConflict(error)) throw error
      // Somebody was faster: what it does now is shown before it is done.
      setAsked({ ...dates, outdated: preview })
    }
  }
  const close = () => {
    setAsked(null)
    onClose?.()
  }
  return {
    move,
    panel: asked && <ReschedulePanel {...asked} onClose={close} />,
    onApproach: ReschedulePanel.onApproach,
  }
}

function movesAlone({ moved, kept, conflicts, to_confirm }: Rescheduling, { dates, items }: DealReschedule): boolean {
  const asked = new Set([...Object.keys(dates ?? {}), ...(items ?? []).map(({ id }) => id)])
  return moved.every(({ id }) => asked.has(id)) && kept.length + conflicts.length + to_confirm.length === 0
}
