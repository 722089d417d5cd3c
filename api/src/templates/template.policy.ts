/** Who sees templates (DOMAIN.md, Who may do what). */
import type { Document } from 'mongodb'
import type { Viewer } from '../http/viewer.ts'

/** The templates that exist for the viewer: those of their account. */
export const templateScope = (viewer: Viewer): Document => ({ account: viewer.account })
