/** Adds, renames, shares, deletes and recovers files of a deal or a contact. */
import { trusted } from 'mongoose'
import type { DealFileUpdate } from 'openapi'
import { FileType } from 'openapi/codes'
import { type Host, type HostIds, onHost } from '#entities/hosts/host.query.ts'
import { findTaskOf } from '#entities/tasks/find-task-of.query.ts'
import type { Change } from '#platform/events/change.ts'
import { conflict, forbidden, invalid, unprocessable } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { LooseBytesModel } from './file-bytes.model.ts'
import { cleanFileName } from './file-name.ts'
import { FilePreviewModel } from './file-preview.model.ts'
import { type FileDocument, FileModel } from './file.model.ts'
import { canDeleteFile } from './file.policy.ts'
import type { ReceivedFile } from './receive-file.command.ts'

const MOST_FILES = 200
/** How long an upload may take to become a file. Bytes that are loose for twice as long are swept. */
export const CLAIM_MS = 60 * 60 * 1000

/**
 * Creates a file of the deal or the contact, or of one of the deal's tasks, from bytes already in GridFS.
 * @throws 400 if the task is not one of the deal
 */
export async function createFile(
  change: Change,
  host: Host,
  received: ReceivedFile,
  taskId?: string,
): Promise<FileDocument> {
  const { session, at } = change
  const { name, type, size, digest, shown, bytes } = received
  const task = taskId === undefined ? null : (await findTaskOf(host.record._id, taskId, change))._id
  await requireRoom(change, onHost(host))
  const claimed = await LooseBytesModel.deleteOne(
    { _id: bytes, since: trusted({ $gt: new Date(at.getTime() - CLAIM_MS) }) },
    { session },
  )
  if (claimed.deletedCount === 0) throw conflict('The upload took too long. Try again')
  const preview = shown ? 'image' : type === FileType.pdf ? 'pdf' : 'none'
  const { account, _id } = host.record
  const contract = host.kind === 'deal' ? host.record.contract : null
  const file = new FileModel({ account, ...onHost(host), task, contract, name, type, size, digest, bytes, preview })
  if (shown) await FilePreviewModel.create([{ _id: file._id, ...shown }], { session })
  await change.save(file, { stream: _id })
  return file
}

/**
 * Updates the given fields.
 * @throws 400 if the task is not one of the deal, or if it is a contact's and would be shared or attached to a task
 */
export async function updateFile(
  change: Change,
  host: Host,
  file: FileDocument,
  { name, client_visible, client_side, task }: DealFileUpdate,
): Promise<void> {
  if (host.kind === 'contact' && client_visible) throw invalid('client_visible', 'needs a deal')
  if (host.kind === 'contact' && task) throw invalid('task', 'needs a deal')
  if (name !== undefined) file.name = cleanFileName(name, file.type)
  if (client_visible !== undefined) file.client_visible = client_visible
  if (client_side !== undefined) file.client_side = client_side
  if (task !== undefined) file.task = task ? (await findTaskOf(host.record._id, task, change))._id : null
  await change.save(file, { stream: host.record._id })
}

/** Deletes the file, for clients too. It can be recovered. */
export async function deleteFile(change: Change, viewer: Viewer, host: Host, file: FileDocument): Promise<void> {
  requireDeleter(viewer, file)
  file.deleted_at = change.at
  await change.save(file, { stream: host.record._id, op: 'delete' })
}

/** Recovers a deleted file as it was, also for clients. Does nothing to one that exists. */
export async function restoreFile(change: Change, viewer: Viewer, host: Host, file: FileDocument): Promise<void> {
  requireDeleter(viewer, file)
  if (!file.deleted_at) return
  await requireRoom(change, onHost(host))
  file.deleted_at = null
  await change.save(file, { stream: host.record._id, op: 'restore' })
}

/** @throws 422 if the deal or the contact has reached its maximum number of files */
export async function requireRoom({ session }: Partial<Pick<Change, 'session'>>, on: HostIds): Promise<void> {
  const count = await FileModel.countDocuments({ ...on, deleted_at: null }).session(session ?? null)
  if (count < MOST_FILES) return
  const what = on.deal ? 'deal' : 'contact'
  throw unprocessable(`This ${what} has reached its file limit`, [
    { field: 'file', reason: `can’t be added: a ${what} can have up to ${MOST_FILES} files` },
  ])
}

function requireDeleter(viewer: Viewer, file: FileDocument): void {
  if (!canDeleteFile(viewer, file)) throw forbidden('Assistants can only delete files they uploaded')
}
