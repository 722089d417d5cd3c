import { useMutation } from '@tanstack/react-query'
import type { Rescheduling } from 'openapi'
import { useState } from 'react'
import { useRemote } from 'remote-kit/context'
import { isConflict } from 'remote-kit/forms/refusals'
import { lazyPart } from 'ui-kit/lazy-part'
import { type DatesToMove, movesAlone } from './dates-to-move.ts'
import { previewOf, useReschedule } from './rescheduling.api.ts'

const ReschedulePanel = lazyPart(async () => (await import('./ReschedulePanel.tsx')).ReschedulePanel)

/**
 * Moves dates of deals: at once if nothing else would move, otherwise a panel shows all changes first. The mutation is done
 * when the dates are moved or the panel is open, and fails with the API's refusal, which the caller shows. `onClose` is
 * called when the panel closes, whether dates were moved or not. Render `panel`; `onApproach` preloads it.
 */
export function useMoveDates({ onClose }: { onClose?: () => void } = {}) {
  const { api } = useRemote()
  const { mutateAsync: reschedule } = useReschedule()
  const [asked, setAsked] = useState<(DatesToMove & { preview?: Rescheduling; outdated?: Rescheduling }) | null>(null)

  const move = async (dates: DatesToMove): Promise<void> => {
    const { deal, request, check, save } = dates
    const [preview] = await Promise.all([previewOf(api, deal, request), check?.()])
    if (!preview) return
    if (!movesAlone(preview, dates)) {
      setAsked({ ...dates, preview })
      return
    }
    try {
      const body = { ...request, preview: preview.preview }
      await (save ? save(body) : reschedule({ deal, body }))
      dates.onMoved?.()
    } catch (error) {
      if (!isConflict(error)) throw error
      // The deal was changed meanwhile: the new outcome is shown before anything is saved.
      setAsked({ ...dates, outdated: preview })
    }
  }
  const close = () => {
    setAsked(null)
    onClose?.()
  }
  // Not `useWrite`: `reschedule` or `save` writes, if anything is written at all.
  const moving = useMutation({ mutationFn: move, meta: { silent: true } })
  return {
    ...moving,
    panel: asked && <ReschedulePanel {...asked} onClose={close} />,
    onApproach: ReschedulePanel.onApproach,
  }
}
