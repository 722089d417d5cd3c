/** Exports of all that is kept about a person. */
import { notFound } from '#platform/http/errors.ts'
import { type Handler, type Operation, operation } from '#platform/http/operation.ts'
import { signedIn } from '#platform/http/policy.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { seesAll, type Viewer } from '#platform/http/viewer.ts'
import { exportLimit } from '#platform/reads/csv-file.ts'
import { personalDataFile, type Reader } from './export-personal-data.ts'
import { dataKeepers } from './personal-data.policy.ts'
import { recordPersonalDataExport } from './record-personal-data-export.command.ts'
import { contactsOfClient, readContactSubject, readUserSubject } from './subject.query.ts'

export function personalDataRoutes(): Operation[] {
  const limit = exportLimit()
  return [
    operation('exportContactData', dataKeepers, exportContactData(limit)),
    operation('exportUserData', signedIn, exportUserData(limit)),
  ]
}

const exportContactData =
  (limit: RateLimit): Handler<'exportContactData'> =>
  async (request) => {
    const { viewer, params, ctx } = request
    await limit.count(ctx, String(viewer.id))
    const subject = await readContactSubject(viewer.account, params.id)
    await recordPersonalDataExport(request, subject)
    return { status: 200, body: await personalDataFile(viewer, subject, 'brokerage') }
  }

const exportUserData =
  (limit: RateLimit): Handler<'exportUserData'> =>
  async (request) => {
    const { viewer, params, ctx } = request
    const isSelf = String(viewer.id) === params.id
    if (!isSelf && !seesAll(viewer)) throw notFound()
    await limit.count(ctx, String(viewer.id))
    const contacts = viewer.is_client ? await contactsOfClient(viewer.id) : []
    const subject = await readUserSubject(viewer.account, params.id, { contacts })
    await recordPersonalDataExport(request, subject)
    return { status: 200, body: await personalDataFile(viewer, subject, readerOf(viewer)) }
  }

function readerOf(viewer: Viewer): Reader {
  if (viewer.is_client) return 'client'
  return seesAll(viewer) ? 'brokerage' : 'member'
}
