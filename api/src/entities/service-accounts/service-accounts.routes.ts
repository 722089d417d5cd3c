/** Service accounts: list, create, change, delete. */
import type { ClientSession, Types } from 'mongoose'
import { TokenModel } from '#entities/tokens/token.model.ts'
import { serviceTokenScope } from '#entities/tokens/token.policy.ts'
import { write } from '#platform/events/change.ts'
import { conflict } from '#platform/http/errors.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findForChange } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import { findServiceAccountNamed, ServiceAccountModel } from './service-account.model.ts'
import { everyServiceAccount, serviceAccountKeepers, serviceAccountScope } from './service-account.policy.ts'
import { serviceAccountPresenter as using } from './service-account.presenter.ts'

/** More than anyone can keep track of. */
const SERVICE_ACCOUNTS_AN_ACCOUNT = 50

export const serviceAccountsRoutes: Operation[] = [
  operation('listServiceAccounts', teamMembers, listServiceAccounts),
  operation('createServiceAccount', serviceAccountKeepers, createServiceAccount),
  operation('updateServiceAccount', serviceAccountKeepers, updateServiceAccount),
  operation('deleteServiceAccount', serviceAccountKeepers, deleteServiceAccount),
]

async function listServiceAccounts({
  viewer,
  query,
}: Request<'listServiceAccounts'>): Promise<Answer<'listServiceAccounts'>> {
  const filter = query.deleted ? everyServiceAccount(viewer) : serviceAccountScope(viewer)
  return { status: 200, body: await page(using, { viewer, filter, sort: query.sort ?? 'name', query }) }
}

async function createServiceAccount(request: Request<'createServiceAccount'>): Promise<Answer<'createServiceAccount'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const { session } = change
    const { account } = viewer
    const known = await ServiceAccountModel.countDocuments({ account, deleted_at: null }).session(session)
    if (known >= SERVICE_ACCOUNTS_AN_ACCOUNT)
      throw conflict('You already have 50 service accounts', 'Delete one first.')
    const program = new ServiceAccountModel({ ...body, account })
    await requireFreeName(viewer, program._id, body.name, session)
    await change.save(program)
    return { status: 201, body: await present(using, { viewer, id: program._id, session }) }
  })
}

async function updateServiceAccount(request: Request<'updateServiceAccount'>): Promise<Answer<'updateServiceAccount'>> {
  const { viewer, params, body, ifMatch } = request
  return write(request, async (change) => {
    const { session } = change
    const scope = serviceAccountScope(viewer)
    const program = await findForChange(ServiceAccountModel, { id: params.id, scope, session, ifMatch })
    if (body.name !== undefined) await requireFreeName(viewer, program._id, body.name, session)
    program.set(body)
    await change.save(program)
    return { status: 200, body: await present(using, { viewer, id: program._id, session }) }
  })
}

/** Deleting one revokes its tokens. */
async function deleteServiceAccount(request: Request<'deleteServiceAccount'>): Promise<Answer<'deleteServiceAccount'>> {
  const { viewer, params, ifMatch } = request
  return write(request, async (change) => {
    const { session } = change
    const scope = serviceAccountScope(viewer)
    const program = await findForChange(ServiceAccountModel, { id: params.id, scope, session, ifMatch })
    const tokens = await TokenModel.find(serviceTokenScope(viewer, program._id)).session(session)
    for (const token of tokens) await change.delete(token)
    program.deleted_at = change.at
    await change.save(program, { op: 'delete' })
    return { status: 204 }
  })
}

async function requireFreeName(viewer: Viewer, program: Types.ObjectId, name: string, session: ClientSession) {
  const namesake = await findServiceAccountNamed(viewer.account, name, session)
  if (namesake && !namesake._id.equals(program)) throw conflict('A service account with this name already exists')
}
