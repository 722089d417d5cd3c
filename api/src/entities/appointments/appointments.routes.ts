/** Appointments: list, create, read, change, delete. */
import { write } from '#platform/events/change.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { deleters, teamMembers } from '#platform/http/policy.ts'
import { findForChange } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import { AppointmentModel } from './appointment.model.ts'
import { appointmentScope } from './appointment.policy.ts'
import { appointmentPresenter } from './appointment.presenter.ts'
import { writeAppointment } from './write-appointment.command.ts'

export const appointmentsRoutes: Operation[] = [
  operation('listAppointments', teamMembers, listAppointments),
  operation('createAppointment', teamMembers, createAppointment),
  operation('getAppointment', teamMembers, getAppointment),
  operation('updateAppointment', teamMembers, updateAppointment),
  operation('deleteAppointment', deleters, deleteAppointment),
]

async function listAppointments({ viewer, query }: Request<'listAppointments'>): Promise<Answer<'listAppointments'>> {
  const filter = await appointmentScope(viewer)
  const body = await page(appointmentPresenter, { viewer, filter, sort: query.sort ?? 'date', query })
  return { status: 200, body }
}

async function createAppointment(request: Request<'createAppointment'>): Promise<Answer<'createAppointment'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const { session } = change
    const assignee = viewer.is_service ? null : viewer.id
    const appointment = new AppointmentModel({ account: viewer.account, assignee })
    await writeAppointment(change, viewer, appointment, body)
    return { status: 201, body: await present(appointmentPresenter, { viewer, id: appointment._id, session }) }
  })
}

async function getAppointment({
  viewer,
  params: { id },
}: Request<'getAppointment'>): Promise<Answer<'getAppointment'>> {
  const scope = await appointmentScope(viewer)
  return { status: 200, body: await present(appointmentPresenter, { viewer, id, scope }) }
}

async function updateAppointment(request: Request<'updateAppointment'>): Promise<Answer<'updateAppointment'>> {
  const { viewer, params, body, ifMatch } = request
  return write(request, async (change) => {
    const { session } = change
    const scope = await appointmentScope(viewer)
    const appointment = await findForChange(AppointmentModel, { id: params.id, scope, session, ifMatch })
    await writeAppointment(change, viewer, appointment, body)
    return { status: 200, body: await present(appointmentPresenter, { viewer, id: appointment._id, session }) }
  })
}

async function deleteAppointment(request: Request<'deleteAppointment'>): Promise<Answer<'deleteAppointment'>> {
  const { viewer, params, ifMatch } = request
  return write(request, async (change) => {
    const { session } = change
    const scope = await appointmentScope(viewer)
    await change.delete(await findForChange(AppointmentModel, { id: params.id, scope, session, ifMatch }))
    return { status: 204 }
  })
}
