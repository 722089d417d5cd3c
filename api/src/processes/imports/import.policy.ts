/** Who may import deals, and which imports they may see. */
import type { Document } from 'mongodb'
import type { Viewer } from '#platform/http/viewer.ts'

/** Own imports only: a file contains what its owner chose to upload. */
export const importScope = (viewer: Viewer): Document => ({ account: viewer.account, created_by: viewer.id })
