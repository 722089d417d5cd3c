/** What follows from a contact's status, wherever it is changed. */
import { ContactStatus } from 'openapi/codes'
import { invalid } from '#platform/http/errors.ts'
import type { ContactDocument } from './contact.model.ts'

/**
 * Keeps since when it has its status, and the reason only while it is lost. Call before saving. Does not replace what
 * undo puts back.
 * @throws 400 if there is a reason although it is not lost
 */
export function followStatus(contact: ContactDocument, at: Date): void {
  const isLost = contact.status === ContactStatus.Lost
  if (!isLost && contact.isModified('lost_reason') && contact.lost_reason)
    throw invalid('lost_reason', 'is only for lost contacts')
  if (!isLost) contact.lost_reason = ''
  const isMoved = contact.isNew || contact.isModified('status')
  if (isMoved && !contact.isModified('status_since')) contact.status_since = at
}
