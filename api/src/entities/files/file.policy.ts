/**
 * Who may see and change files: anyone who may see the deal or the contact may work with its files; clients see the
 * files of deals that are shared with them.
 */
import type { Document } from 'mongodb'
import { shownTo } from '#entities/client-sides/shown-to.query.ts'
import type { StoredDeal } from '#entities/deals/deal.model.ts'
import type { HostIds } from '#entities/hosts/host.query.ts'
import type { StoredPortal } from '#entities/portals/portal.model.ts'
import { seesAll, type Viewer } from '#platform/http/viewer.ts'
import { toId } from '#platform/reads/find.ts'
import type { StoredFile } from './file.model.ts'

/** The files of a deal or a contact that the viewer is already known to see, or only those of one of the deal's tasks. */
export const filesOn = (viewer: Viewer, on: HostIds, task?: string): Document => ({
  account: viewer.account,
  ...on,
  deleted_at: null,
  ...(task !== undefined && { task: toId(task) }),
})

/** Owners, admins and the agents of the deal or the contact may delete files; assistants only those that they uploaded. */
export const canDeleteFile = (viewer: Viewer, { created_by: uploader }: Pick<StoredFile, 'created_by'>): boolean =>
  seesAll(viewer) || viewer.role === 'agent' || (uploader?.equals(viewer.id) ?? false)

/** Portals created before files existed have no such setting. */
const showsFiles = ({ files = true }: Partial<StoredPortal['sections']>): boolean => files

/** The files of its deal that an open portal shows; null for none. */
export const filesOfPortal = (
  { account, contact, sections }: StoredPortal,
  deal: Pick<StoredDeal, '_id' | 'parties'>,
): Document | null => (showsFiles(sections) ? { account, deleted_at: null, ...shownTo(deal, contact) } : null)
