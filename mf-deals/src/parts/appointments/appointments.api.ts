/** API calls for appointments. The calendar has them among its entries. */
import type { Appointment, AppointmentCreate, AppointmentUpdate } from 'openapi'
import { atVersion } from 'remote-kit/at-version'
import type { ApiClient } from 'remote-kit/api-client'
import { useApi, useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { appointmentFieldsOf, appointmentValues } from './appointment-form.ts'
import { copy } from './copy.ts'

/** One appointment, for its panel. */
export function useAppointment(id: string) {
  return useApi().useQuery('get', '/appointments/{id}/', { params: { path: { id } } }, { meta: { silent: true } })
}

/** Creates an appointment. The form shows refusals. */
export function useCreateAppointment() {
  return useWrite('appointments', (api, body: AppointmentCreate) => api.POST('/appointments/', { body }), {
    meta: { silent: true },
  })
}

interface AppointmentChange {
  /** As it was read. Refused with 412 if someone changed it since. */
  appointment: Pick<Appointment, 'id' | 'version'>
  body: AppointmentUpdate
}

/** Changes an appointment. The form shows refusals. */
export function useUpdateAppointment() {
  return useWrite(
    'appointments',
    (api, { appointment, body }: AppointmentChange) =>
      api.PATCH('/appointments/{id}/', { params: atVersion(appointment), body }),
    { meta: { silent: true } },
  )
}

/** Deletes an appointment. */
export function useDeleteAppointment() {
  return useWrite('appointments', deletion)
}

const deletion = (api: ApiClient, appointment: Pick<Appointment, 'id' | 'version'>) =>
  api.DELETE('/appointments/{id}/', { params: atVersion(appointment) })

/** Deletes an appointment, with Undo, which creates it again. */
export function useDeleteWithUndo(): (appointment: Appointment) => void {
  const notify = useNotify()
  const create = useWrite('appointments', (api, body: AppointmentCreate) => api.POST('/appointments/', { body }))
  const remove = useWrite('appointments', (api, appointment: Appointment) => deletion(api, appointment), {
    onSuccess: (_answer, appointment) => {
      const before = appointmentFieldsOf(appointmentValues(appointment))
      notify.success(copy.useDeleteWithUndo.deleted(before.title), { undo: () => create.mutate(before) })
    },
  })
  return (appointment) => remove.mutate(appointment)
}
