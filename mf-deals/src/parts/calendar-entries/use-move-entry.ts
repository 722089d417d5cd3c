import { useQueryClient } from '@tanstack/react-query'
import type { CalendarEntry } from 'openapi'
import type { ReactNode } from 'react'
import { useNotify } from 'remote-kit/context'
import { reportFailure } from 'remote-kit/query-client'
import { useToday } from 'remote-kit/use-today'
import { useWrite } from 'remote-kit/use-write'
import { useMoveDates } from '#parts/rescheduling/use-move-dates.tsx'
import { copy } from './copy.ts'
import { datesToMove, paintMove, readCalendarAgain } from './entry-moves.ts'

/**
 * Moves calendar entries to another day. The move shows at once and is rolled back if refused or canceled. In a deal
 * other dates may move too; the panel shows them first.
 */
export function useMoveEntry(): { moveTo: (entry: CalendarEntry, day: string) => void; panel: ReactNode } {
  const cache = useQueryClient()
  const notify = useNotify()
  const now = useToday()
  const readAgain = () => void readCalendarAgain(cache)
  const { mutateAsync: move, panel } = useMoveDates({ onClose: readAgain })

  const { mutateAsync: setDue } = useWrite(
    'tasks',
    (api, { id, day }: { id: string; day: string }) =>
      api.PATCH('/tasks/{id}/', { params: { path: { id } }, body: { due_date: day } }),
    { meta: { silent: true } },
  )
  const moveAlone = async ({ id, title, date }: CalendarEntry, day: string) => {
    await setDue({ id, day })
    notify.success(copy.useMoveEntry.moved(title), { undo: () => settle(setDue({ id, day: date })) })
  }
  const settle = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => {
      reportFailure(notify, error)
      readAgain()
    })

  const moveTo = (entry: CalendarEntry, day: string) => {
    if (day === entry.date) return
    paintMove(cache, entry, day)
    const dates = datesToMove(entry, day, now)
    settle(dates ? move(dates) : moveAlone(entry, day))
  }
  return { moveTo, panel }
}
