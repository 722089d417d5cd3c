/** API calls of absences and working hours. */
import type { Absence, AbsenceCreate, WorkingHours } from 'openapi'
import { atVersion } from 'remote-kit/at-version'
import { useApi, useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { copy } from './copy.ts'

/** A member's absences, latest first. */
export function useAbsences(user: string) {
  return useApi().useQuery(
    'get',
    '/absences/',
    { params: { query: { user, page_size: 100 } } },
    { meta: { silent: true } },
  )
}

interface AbsenceSave {
  /** The absence that is changed; null for a new one. */
  absence: Absence | null
  body: AbsenceCreate
}

/** Adds an absence, or changes one. The dialog shows errors itself. */
export function useSaveAbsence() {
  const notify = useNotify()
  return useWrite(
    'absences',
    (api, { absence, body: { user, ...fields } }: AbsenceSave) =>
      absence
        ? api.PATCH('/absences/{id}/', { params: atVersion(absence), body: fields })
        : api.POST('/absences/', { body: { user, ...fields } }),
    { meta: { silent: true }, onSuccess: () => notify.success(copy.absencesDialog.saved) },
  )
}

/** Deletes an absence, with Undo. */
export function useDeleteAbsence() {
  const notify = useNotify()
  const restore = useWrite('absences', (api, { user, first_day, last_day, note, stand_in }: Absence) =>
    api.POST('/absences/', { body: { user, first_day, last_day, note, stand_in } }),
  )
  return useWrite(
    'absences',
    (api, absence: Absence) => api.DELETE('/absences/{id}/', { params: atVersion(absence) }),
    {
      onSuccess: (_gone, absence) =>
        notify.success(copy.absencesDialog.deleted, { undo: () => restore.mutate(absence) }),
    },
  )
}

/** Sets a member's working hours, with Undo. The dialog shows errors itself. */
export function useSaveWorkingHours(user: string, before: WorkingHours) {
  const notify = useNotify()
  const { mutate } = useWrite('user', (api, working_hours: WorkingHours) =>
    api.PATCH('/user/{id}/working_hours/', { params: { path: { id: user } }, body: { working_hours } }),
  )
  return useWrite(
    'user',
    (api, working_hours: WorkingHours) =>
      api.PATCH('/user/{id}/working_hours/', { params: { path: { id: user } }, body: { working_hours } }),
    {
      meta: { silent: true },
      onSuccess: () => notify.success(copy.workingHoursDialog.saved, { undo: () => mutate(before) }),
    },
  )
}
