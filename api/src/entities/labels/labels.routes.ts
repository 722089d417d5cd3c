/** Labels: list, create, change, delete. */
import type { ClientSession, Types } from 'mongoose'
import { write } from '#platform/events/change.ts'
import { conflict } from '#platform/http/errors.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findForChange } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import { labelDeleting } from './label-hooks.ts'
import { findLabelNamed, LabelModel } from './label.model.ts'
import { labelKeepers, labelScope } from './label.policy.ts'
import { labelPresenter } from './label.presenter.ts'

export const labelsRoutes: Operation[] = [
  operation('listLabels', teamMembers, listLabels),
  operation('createLabel', labelKeepers, createLabel),
  operation('updateLabel', labelKeepers, updateLabel),
  operation('deleteLabel', labelKeepers, deleteLabel),
]

async function listLabels({ viewer, query }: Request<'listLabels'>): Promise<Answer<'listLabels'>> {
  const filter = labelScope(viewer)
  const body = await page(labelPresenter, { viewer, filter, sort: query.sort ?? 'name', query })
  return { status: 200, body }
}

async function createLabel(request: Request<'createLabel'>): Promise<Answer<'createLabel'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const { session } = change
    const label = new LabelModel({ ...body, account: viewer.account })
    await requireFreeName(viewer, label._id, body.name, session)
    await change.save(label)
    return { status: 201, body: await present(labelPresenter, { viewer, id: label._id, session }) }
  })
}

async function updateLabel(request: Request<'updateLabel'>): Promise<Answer<'updateLabel'>> {
  const { viewer, params, body, ifMatch } = request
  return write(request, async (change) => {
    const { session } = change
    const label = await findForChange(LabelModel, { id: params.id, scope: labelScope(viewer), session, ifMatch })
    if (body.name !== undefined) await requireFreeName(viewer, label._id, body.name, session)
    label.set(body)
    await change.save(label)
    return { status: 200, body: await present(labelPresenter, { viewer, id: label._id, session }) }
  })
}

async function deleteLabel(request: Request<'deleteLabel'>): Promise<Answer<'deleteLabel'>> {
  const { viewer, params, ifMatch } = request
  return write(request, async (change) => {
    const { session } = change
    const label = await findForChange(LabelModel, { id: params.id, scope: labelScope(viewer), session, ifMatch })
    await labelDeleting.run(change, label)
    await change.delete(label)
    return { status: 204 }
  })
}

async function requireFreeName(viewer: Viewer, label: Types.ObjectId, name: string, session: ClientSession) {
  const namesake = await findLabelNamed(viewer.account, name, session)
  if (namesake && !namesake._id.equals(label)) throw conflict('A label with this name already exists')
}
