import type { Rescheduling } from 'openapi'
import { useState } from 'react'
import { useRemote } from 'remote-kit/context'
import { isConflict } from 'remote-kit/forms/refusals'
import { lazyPart } from 'ui-kit/lazy-part'
import { type DatesToMove, movesAlone } from './dates-to-move.ts'
import { previewOf, useReschedule } from './rescheduling.api.ts'

const ReschedulePanel = lazyPart(async () => (await import('./ReschedulePanel.tsx')).ReschedulePanel)

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
