import { useMutation } from '@tanstack/react-query'
import type { Rescheduling } from 'openapi'
import { useCallback, useRef, useState } from 'react'
import { useRemote } from 'remote-kit/context'
import { isConflict } from 'remote-kit/forms/refusals'
import { aheadOf } from 'ui-kit/ahead'
import { lazyPart } from 'ui-kit/lazy-part'
import { RenderedAhead } from 'ui-kit/RenderedAhead'
import { type DatesToMove, isSameMove, movesAlone } from './dates-to-move.ts'
import { previewOf, useReschedule } from './rescheduling.api.ts'

const ReschedulePanel = lazyPart(async () => (await import('./ReschedulePanel.tsx')).ReschedulePanel)

/** What the panel opens with. */
type Asked = DatesToMove & { preview?: Rescheduling; outdated?: Rescheduling }
/** Dates, and what moving them does. */
type Previewed = DatesToMove & { preview: Rescheduling }

/**
 * Moves dates of deals: at once if nothing else would move, otherwise a panel shows all changes first. The mutation is done
 * when the dates are moved or the panel is open, and fails with the API's refusal, which the caller shows. `onClose` is
 * called when the panel closes, whether dates were moved or not. Render `panel`; `onApproach` preloads it. `expectMove`, called
 * as dates are typed, asks for their preview and renders the panel ahead.
 */
export function useMoveDates({ onClose }: { onClose?: () => void } = {}) {
  const { api } = useRemote()
  const { mutateAsync: reschedule } = useReschedule()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [ahead] = useState(() => aheadOf<Asked>())
  const expected = useRef<{ dates: DatesToMove; answer: Promise<Previewed | undefined> } | null>(null)

  const ask = async (dates: DatesToMove): Promise<Previewed | undefined> => {
    const [preview] = await Promise.all([previewOf(api, dates.deal, dates.request), dates.check?.()])
    return preview && { ...dates, preview }
  }
  const expectMove = (dates: DatesToMove | null): void => {
    expected.current = null
    ahead.whenTyped(async () => {
      if (!dates) return null
      const mine = { dates, answer: ask(dates) }
      expected.current = mine
      const previewed = await mine.answer.catch(() => {
        // Saving asks again.
        if (expected.current === mine) expected.current = null
      })
      return previewed && !movesAlone(previewed) ? previewed : null
    })
  }

  const move = async (dates: DatesToMove): Promise<void> => {
    const known = expected.current && isSameMove(expected.current.dates, dates) ? expected.current.answer : null
    expected.current = null
    // Saved before typing has rested: it needn't be asked twice.
    if (!known) ahead.forget()
    const previewed = await (known ?? ask(dates))
    if (!previewed) return
    if (!movesAlone(previewed)) {
      setAsked(previewed)
      return
    }
    const { deal, request, save, preview } = previewed
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
  // Not `useWrite`: `reschedule` or `save` writes, if anything is written at all.
  const moving = useMutation({ mutationFn: move, meta: { silent: true } })
  const panel = useCallback(
    (shown: Asked) => (
      <ReschedulePanel
        {...shown}
        onClose={() => {
          setAsked(null)
          onClose?.()
        }}
      />
    ),
    [onClose],
  )
  return {
    ...moving,
    expectMove,
    panel: (
      <RenderedAhead open={asked} ahead={ahead}>
        {panel}
      </RenderedAhead>
    ),
    onApproach: ReschedulePanel.onApproach,
  }
}
