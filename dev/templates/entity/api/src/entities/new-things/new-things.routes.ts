/** New things: list, create, read, change, delete. */
import { write } from '#platform/events/change.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import { findForChange } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import { NewThingModel } from './new-thing.model.ts'
import { newThingKeepers, newThingScope } from './new-thing.policy.ts'
import { newThingPresenter } from './new-thing.presenter.ts'

export const newThingsRoutes: Operation[] = [
  operation('listNewThings', teamMembers, listNewThings),
  operation('createNewThing', newThingKeepers, createNewThing),
  operation('getNewThing', teamMembers, getNewThing),
  operation('updateNewThing', newThingKeepers, updateNewThing),
  operation('deleteNewThing', newThingKeepers, deleteNewThing),
]

async function listNewThings({ viewer, query }: Request<'listNewThings'>): Promise<Answer<'listNewThings'>> {
  const filter = newThingScope(viewer)
  const body = await page(newThingPresenter, { viewer, filter, sort: query.sort ?? 'name', query })
  return { status: 200, body }
}

async function createNewThing(request: Request<'createNewThing'>): Promise<Answer<'createNewThing'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const { session } = change
    const newThing = new NewThingModel({ ...body, account: viewer.account })
    await change.save(newThing)
    return { status: 201, body: await present(newThingPresenter, { viewer, id: newThing._id, session }) }
  })
}

async function getNewThing({ viewer, params: { id } }: Request<'getNewThing'>): Promise<Answer<'getNewThing'>> {
  return { status: 200, body: await present(newThingPresenter, { viewer, id, scope: newThingScope(viewer) }) }
}

async function updateNewThing(request: Request<'updateNewThing'>): Promise<Answer<'updateNewThing'>> {
  const { viewer, params, body, ifMatch } = request
  return write(request, async (change) => {
    const { session } = change
    const scope = newThingScope(viewer)
    const newThing = await findForChange(NewThingModel, { id: params.id, scope, session, ifMatch })
    newThing.set(body)
    await change.save(newThing)
    return { status: 200, body: await present(newThingPresenter, { viewer, id: newThing._id, session }) }
  })
}

async function deleteNewThing(request: Request<'deleteNewThing'>): Promise<Answer<'deleteNewThing'>> {
  const { viewer, params, ifMatch } = request
  return write(request, async (change) => {
    const { session } = change
    const scope = newThingScope(viewer)
    await change.delete(await findForChange(NewThingModel, { id: params.id, scope, session, ifMatch }))
    return { status: 204 }
  })
}
