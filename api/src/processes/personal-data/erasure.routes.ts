/** Erasing the personal data of contacts and users, with a preview, and asking for it. */
import { write } from '#platform/events/change.ts'
import { notFound } from '#platform/http/errors.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { signedIn } from '#platform/http/policy.ts'
import { eraseContact as eraseThisContact, previewContactErasure } from './erase-contact.command.ts'
import { eraseUser as eraseThisUser, previewUserErasure } from './erase-user.command.ts'
import { askForErasure } from './request-erasure.command.ts'
import { dataKeepers, userErasers } from './personal-data.policy.ts'

export const erasureRoutes: Operation[] = [
  operation('eraseContact', dataKeepers, eraseContact),
  operation('eraseUser', userErasers, eraseUser),
  operation('requestErasure', signedIn, requestErasure),
]

async function eraseContact(request: Request<'eraseContact'>): Promise<Answer<'eraseContact'>> {
  const { viewer, params, query, body } = request
  if (query.dry_run) return { status: 200, body: await previewContactErasure(viewer.account, params.id) }
  return write(request, async (change) => ({
    status: 200,
    body: await eraseThisContact(change, viewer.account, params.id, body),
  }))
}

async function eraseUser(request: Request<'eraseUser'>): Promise<Answer<'eraseUser'>> {
  const { viewer, params, query, body } = request
  if (query.dry_run) return { status: 200, body: await previewUserErasure(viewer.account, params.id) }
  return write(request, async (change) => ({
    status: 200,
    body: await eraseThisUser(change, viewer.account, params.id, body),
  }))
}

async function requestErasure(request: Request<'requestErasure'>): Promise<Answer<'requestErasure'>> {
  const { viewer, params } = request
  if (String(viewer.id) !== params.id) throw notFound()
  return write(request, async (change) => ({ status: 200, body: await askForErasure(change, viewer) }))
}
