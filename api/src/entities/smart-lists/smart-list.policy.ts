/** Who may see and change smart lists. Which contacts a list has is for the contacts' own scope. */
import type { Document } from 'mongodb'
import { seesAll, type Viewer } from '#platform/http/viewer.ts'
import type { StoredSmartList } from './smart-list.model.ts'

/** The lists that the viewer may see: their own, and those that are shared. Deleted ones are left out. */
export const smartListScope = (viewer: Viewer, among: Document = { deleted_at: null }): Document => ({
  account: viewer.account,
  ...among,
  $or: [{ created_by: viewer.id }, { shared: true }],
})

/** Everyone may change their own lists. Owners and admins may also change shared ones. */
export const canKeepSmartList = (viewer: Viewer, list: StoredSmartList): boolean =>
  seesAll(viewer) || (list.created_by?.equals(viewer.id) ?? false)
