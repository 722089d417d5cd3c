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
import { type Hours, hoursOf, startingAt } from './hours.ts'

/** `start` is the new start of an appointment; without it only the day changes. Other entries ignore it. */
export type MoveTo = (entry: CalendarEntry, day: string, start?: string) => void

/**
 * Moves calendar entries to another day, appointments also to another time of day. The move shows at once and is rolled
 * back if refused or canceled. In a deal other dates may move too; the panel shows them first. Appointments, follow-ups
 * and tasks without a deal just move, with Undo.
 */
export function useMoveEntry(): { moveTo: MoveTo; panel: ReactNode } {
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
  const { mutateAsync: setFollowUp } = useWrite(
    'contacts',
    (api, { id, day }: { id: string; day: string }) =>
      api.PATCH('/contacts/{id}/', { params: { path: { id } }, body: { next_follow_up: day } }),
    { meta: { silent: true } },
  )
  const moveAlone = async ({ kind, id, title, contact_name, date }: CalendarEntry, day: string) => {
    const set = kind === 'follow_up' ? setFollowUp : setDue
    await set({ id, day })
    const name = contact_name ? `${title}, ${contact_name}` : title
    notify.success(copy.useMoveEntry.moved(name), { undo: () => settle(set({ id, day: date })) })
  }
  const settle = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => {
      reportFailure(notify, error)
      readAgain()
    })

  const { mutateAsync: setHours } = useWrite(
    'appointments',
    (api, { id, ...body }: { id: string; date: string } & Hours) =>
      api.PATCH('/appointments/{id}/', { params: { path: { id } }, body }),
    { meta: { silent: true } },
  )
  const moveAppointment = async ({ id, title, date, time, ends }: CalendarEntry, day: string, hours: Hours) => {
    await setHours({ id, date: day, ...hours })
    const before = { id, date, starts: time ?? hours.starts, ends: ends ?? hours.ends }
    notify.success(copy.useMoveEntry.moved(title), { undo: () => settle(setHours(before)) })
  }

  const moveTo: MoveTo = (entry, day, start) => {
    const before = hoursOf(entry)
    const hours = before && start !== undefined ? startingAt(before, start) : before
    if (day === entry.date && hours?.starts === before?.starts) return
    paintMove(cache, entry, { day, hours })
    if (hours) return settle(moveAppointment(entry, day, hours))
    const dates = datesToMove(entry, day, now)
    settle(dates ? move(dates) : moveAlone(entry, day))
  }
  return { moveTo, panel }
}
