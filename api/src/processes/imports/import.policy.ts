/** Who imports deals, and whose imports they see. */
import type { Document } from 'mongodb'
import type { Viewer } from '#platform/http/viewer.ts'

/** One's own: a file holds what its owner chose to upload. */
export const importScope = (viewer: Viewer): Document => ({ account: viewer.account, created_by: viewer.id })
