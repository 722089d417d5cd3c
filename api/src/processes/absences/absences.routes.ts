/** Absences: list, add, change, delete. */
import { AbsenceModel, type AbsenceDocument } from '#entities/absences/absence.model.ts'
import { absenceScope, ownAbsenceScope } from '#entities/absences/absence.policy.ts'
import { absencePresenter as using } from '#entities/absences/absence.presenter.ts'
import { type Change, write } from '#platform/events/change.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findForChange, toId } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import { addAbsence, changeAbsence, removeAbsence } from './keep-absence.command.ts'

export const absencesRoutes: Operation[] = [
  operation('listAbsences', teamMembers, listAbsences),
  operation('createAbsence', teamMembers, createAbsence),
  operation('updateAbsence', teamMembers, updateAbsence),
  operation('deleteAbsence', teamMembers, deleteAbsence),
]

async function listAbsences({ viewer, query }: Request<'listAbsences'>): Promise<Answer<'listAbsences'>> {
  const filter = { $and: [absenceScope(viewer), query.user ? { user: toId(query.user) } : {}] }
  return { status: 200, body: await page(using, { viewer, filter, sort: '-first_day', query }) }
}

async function createAbsence(request: Request<'createAbsence'>): Promise<Answer<'createAbsence'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const absence = await addAbsence(change, viewer, body)
    return { status: 201, body: await presentAbsence(change, viewer, absence) }
  })
}

async function updateAbsence(request: Request<'updateAbsence'>): Promise<Answer<'updateAbsence'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const absence = await findAbsence(change, request)
    await changeAbsence(change, viewer, absence, body)
    return { status: 200, body: await presentAbsence(change, viewer, absence) }
  })
}

async function deleteAbsence(request: Request<'deleteAbsence'>): Promise<Answer<'deleteAbsence'>> {
  return write(request, async (change) => {
    await removeAbsence(change, await findAbsence(change, request))
    return { status: 204 }
  })
}

type ChangeRequest = { viewer: Viewer; params: { id: string }; ifMatch: number | undefined }

const findAbsence = (
  { session }: Change,
  { viewer, params: { id }, ifMatch }: ChangeRequest,
): Promise<AbsenceDocument> => findForChange(AbsenceModel, { id, scope: ownAbsenceScope(viewer), session, ifMatch })

const presentAbsence = ({ session }: Change, viewer: Viewer, { _id: id }: AbsenceDocument) =>
  present(using, { viewer, id, session })
