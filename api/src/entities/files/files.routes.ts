/** Files of a deal: list, upload, rename, share with clients, delete, recover, download. */
import type { Document } from 'mongodb'
import { type DealDocument, DealModel } from '#entities/deals/deal.model.ts'
import { dealScope } from '#entities/deals/deal.policy.ts'
import { type Change, write } from '#platform/events/change.ts'
import { invalid, notFound } from '#platform/http/errors.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findForChange, isId, toId } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import { type FileDocument, FileModel, goneSince } from './file.model.ts'
import { filesOfDeal } from './file.policy.ts'
import { dealFilePresenter as using, findFile, presentContent } from './file.presenter.ts'
import { discardUnclaimed, type ReceivedFile, receiveFile } from './receive-file.command.ts'
import { createFile, deleteFile, requireRoom, restoreFile, updateFile } from './write-file.command.ts'

export const filesRoutes: Operation[] = [
  operation('listDealFiles', teamMembers, listDealFiles),
  operation('uploadDealFile', teamMembers, uploadDealFile, ({ viewer, params }) =>
    receiveFile(async () => requireRoom({}, await seenDeal(viewer, params.id))),
  ),
  operation('updateDealFile', teamMembers, updateDealFile),
  operation('deleteDealFile', teamMembers, deleteDealFile),
  operation('restoreDealFile', teamMembers, restoreDealFile),
  operation('getDealFileContent', teamMembers, getDealFileContent),
]

async function listDealFiles({ viewer, params, query }: Request<'listDealFiles'>): Promise<Answer<'listDealFiles'>> {
  const filter = filesOfDeal(viewer, await seenDeal(viewer, params.id), query.task)
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
      const deal = await findForChange(DealModel, { id: params.id, scope: dealScope(viewer), session: change.session })
      const file = await createFile(change, deal, upload, query.task)
      return { status: 201, body: await presentFile(change, viewer, file) }
    })
  } finally {
    await discardUnclaimed(upload)
  }
}

async function updateDealFile(request: Request<'updateDealFile'>): Promise<Answer<'updateDealFile'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const { deal, file } = await find(change, request)
    await updateFile(change, deal, file, body)
    return { status: 200, body: await presentFile(change, viewer, file) }
  })
}

async function deleteDealFile(request: Request<'deleteDealFile'>): Promise<Answer<'deleteDealFile'>> {
  return write(request, async (change) => {
    const { deal, file } = await find(change, request)
    await deleteFile(change, request.viewer, deal, file)
    return { status: 204 }
  })
}

async function restoreDealFile(request: Request<'restoreDealFile'>): Promise<Answer<'restoreDealFile'>> {
  const { viewer } = request
  return write(request, async (change) => {
    const among = { $or: [{ deleted_at: null }, { deleted_at: { $gt: goneSince(change.at) } }] }
    const { deal, file } = await find(change, request, among)
    await restoreFile(change, viewer, deal, file)
    return { status: 200, body: await presentFile(change, viewer, file) }
  })
}

async function getDealFileContent({
  viewer,
  params,
  query,
}: Request<'getDealFileContent'>): Promise<Answer<'getDealFileContent'>> {
  const file = await findFile(params.id, { account: viewer.account, deleted_at: null })
  await seenDeal(viewer, String(file.deal))
  return { status: 200, body: await presentContent(file, query.variant) }
}

/**
 * The id of the deal.
 * @throws 404 if the viewer may not see it
 */
async function seenDeal(viewer: Viewer, id: string): Promise<DealDocument['_id']> {
  if (!isId(id)) throw notFound()
  const filter = { $and: [{ _id: toId(id) }, dealScope(viewer)] }
  const seen = await DealModel.collection.findOne(filter, { projection: { _id: 1 } })
  if (!seen) throw notFound()
  return seen._id
}

type FileRequest = { viewer: Viewer; params: { id: string }; ifMatch: number | undefined }

/** The file and its deal. A file exists only for viewers who may see its deal. */
async function find(
  { session }: Change,
  { viewer, params: { id }, ifMatch }: FileRequest,
  among: Document = { deleted_at: null },
): Promise<{ deal: DealDocument; file: FileDocument }> {
  const scope = { account: viewer.account, ...among }
  // A viewer who may not see the deal must learn neither that the file exists nor its version.
  const unseen = await findForChange(FileModel, { id, scope, session })
  const deal = await findForChange(DealModel, { id: String(unseen.deal), scope: dealScope(viewer), session })
  return { deal, file: await findForChange(FileModel, { id, scope, session, ifMatch }) }
}

const presentFile = ({ session }: Change, viewer: Viewer, { _id: id }: FileDocument) =>
  present(using, { viewer, id, session })
