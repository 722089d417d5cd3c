/** Who sees and changes files: whoever sees the deal works with its files; a client sees what is shown to them. */
import type { Document } from 'mongodb'
import type { Types } from 'mongoose'
import type { StoredPortal } from '#entities/portals/portal.model.ts'
import { seesAll, type Viewer } from '#platform/http/viewer.ts'
import type { StoredFile } from './file.model.ts'

/** The files of a deal that the viewer is known to see. */
export const filesOfDeal = (viewer: Viewer, deal: Types.ObjectId): Document => ({
  account: viewer.account,
  deal,
  deleted_at: null,
})

/** Owners, admins and the deal's agents; assistants what they uploaded. */
export const canDeleteFile = (viewer: Viewer, { created_by: uploader }: Pick<StoredFile, 'created_by'>): boolean =>
  seesAll(viewer) || viewer.role === 'agent' || (uploader?.equals(viewer.id) ?? false)

/** Portals from before there were files say nothing of them. */
const showsFiles = ({ files = true }: Partial<StoredPortal['sections']>): boolean => files

/** The files that an open portal shows; null for none. */
export const filesOfPortal = ({ account, deal, sections }: StoredPortal): Document | null =>
  showsFiles(sections) ? { account, deal, deleted_at: null, client_visible: true } : null
