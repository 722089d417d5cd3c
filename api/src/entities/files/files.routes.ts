/** Files of deals and contacts: list, upload, rename, share with clients, delete, recover, download. */
import type { Document } from 'mongodb'
import { findHost, type Host, onSeen } from '#entities/hosts/host.query.ts'
import { type Change, write } from '#platform/events/change.ts'
import { invalid } from '#platform/http/errors.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findForChange, toId } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import { type FileDocument, FileModel, goneSince } from './file.model.ts'
import { filesOn } from './file.policy.ts'
import { dealFilePresenter as using, findFile, presentContent } from './file.presenter.ts'
import { discardUnclaimed, type ReceivedFile, receiveFile } from './receive-file.command.ts'
import { createFile, deleteFile, requireRoom, restoreFile, updateFile } from './write-file.command.ts'

export const filesRoutes: Operation[] = [
  operation('listDealFiles', teamMembers, listDealFiles),
  operation('uploadDealFile', teamMembers, uploadDealFile, ({ viewer, params }) =>
    receiveFile(async () => requireRoom({}, await onSeen(viewer, 'deal', params.id))),
  ),
  operation('listContactFiles', teamMembers, listContactFiles),
  operation('uploadContactFile', teamMembers, uploadContactFile, ({ viewer, params }) =>
    receiveFile(async () => requireRoom({}, await onSeen(viewer, 'contact', params.id))),
  ),
  operation('updateDealFile', teamMembers, updateDealFile),
  operation('deleteDealFile', teamMembers, deleteDealFile),
  operation('restoreDealFile', teamMembers, restoreDealFile),
  operation('getDealFileContent', teamMembers, getDealFileContent),
]

async function listDealFiles({ viewer, params, query }: Request<'listDealFiles'>): Promise<Answer<'listDealFiles'>> {
  const filter = filesOn(viewer, await onSeen(viewer, 'deal', params.id), query.task)
  return { status: 200, body: await page(using, { viewer, filter, sort: '-created_at', query }) }
}

async function uploadDealFile(
  request: Request<'uploadDealFile', Viewer, ReceivedFile>,
): Promise<Answer<'uploadDealFile'>> {
  const { viewer, params, query, upload } = request
  if (!upload) throw invalid('file', 'is required')
  try {
    // Two uploads are the same request if their bytes, names and tasks are equal.
    const body = { name: upload.name, digest: upload.digest, ...query }
    return await write({ ...request, body }, async (change) => {
      const host = await findHost(change, viewer, { deal: toId(params.id) })
      const file = await createFile(change, host, upload, query.task)
      return { status: 201, body: await presentFile(change, viewer, file) }
    })
  } finally {
    await discardUnclaimed(upload)
  }
}

async function listContactFiles({
  viewer,
  params,
  query,
}: Request<'listContactFiles'>): Promise<Answer<'listContactFiles'>> {
  const filter = filesOn(viewer, await onSeen(viewer, 'contact', params.id))
  return { status: 200, body: await page(using, { viewer, filter, sort: '-created_at', query }) }
}

async function uploadContactFile(
  request: Request<'uploadContactFile', Viewer, ReceivedFile>,
): Promise<Answer<'uploadContactFile'>> {
  const { viewer, params, upload } = request
  if (!upload) throw invalid('file', 'is required')
  try {
    // Two uploads are the same request if their bytes and names are equal.
    const body = { name: upload.name, digest: upload.digest }
    return await write({ ...request, body }, async (change) => {
      const host = await findHost(change, viewer, { contact: toId(params.id) })
      return { status: 201, body: await presentFile(change, viewer, await createFile(change, host, upload)) }
    })
  } finally {
    await discardUnclaimed(upload)
  }
}

async function updateDealFile(request: Request<'updateDealFile'>): Promise<Answer<'updateDealFile'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const { host, file } = await find(change, request)
    await updateFile(change, host, file, body)
    return { status: 200, body: await presentFile(change, viewer, file) }
  })
}

async function deleteDealFile(request: Request<'deleteDealFile'>): Promise<Answer<'deleteDealFile'>> {
  return write(request, async (change) => {
    const { host, file } = await find(change, request)
    await deleteFile(change, request.viewer, host, file)
    return { status: 204 }
  })
}

async function restoreDealFile(request: Request<'restoreDealFile'>): Promise<Answer<'restoreDealFile'>> {
  const { viewer } = request
  return write(request, async (change) => {
    const among = { $or: [{ deleted_at: null }, { deleted_at: { $gt: goneSince(change.at) } }] }
    const { host, file } = await find(change, request, among)
    await restoreFile(change, viewer, host, file)
    return { status: 200, body: await presentFile(change, viewer, file) }
  })
}

async function getDealFileContent({
  viewer,
  params,
  query,
}: Request<'getDealFileContent'>): Promise<Answer<'getDealFileContent'>> {
  const file = await findFile(params.id, { account: viewer.account, deleted_at: null })
  if (file.deal) await onSeen(viewer, 'deal', String(file.deal))
  else await onSeen(viewer, 'contact', String(file.contact))
  return { status: 200, body: await presentContent(file, query.variant) }
}

type FileRequest = { viewer: Viewer; params: { id: string }; ifMatch: number | undefined }

/** The file and what it belongs to. A file exists only for viewers who may see that. */
async function find(
  change: Change,
  { viewer, params: { id }, ifMatch }: FileRequest,
  among: Document = { deleted_at: null },
): Promise<{ host: Host; file: FileDocument }> {
  const { session } = change
  const scope = { account: viewer.account, ...among }
  // A viewer who may not see it must learn neither that the file exists nor its version.
  const unseen = await findForChange(FileModel, { id, scope, session })
  const host = await findHost(change, viewer, unseen)
  return { host, file: await findForChange(FileModel, { id, scope, session, ifMatch }) }
}

const presentFile = ({ session }: Change, viewer: Viewer, { _id: id }: FileDocument) =>
  present(using, { viewer, id, session })
