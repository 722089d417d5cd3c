/** Undoes an event: restores every value that it changed, in one transaction and with one event of its own. */
import type { Undone } from 'openapi'
import type { Change } from '#platform/events/change.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { undoCalendarChange } from '#processes/account-calendar/undo-calendar-change.command.ts'
import { undoCustomFieldChange } from '#processes/custom-fields/undo-custom-field-change.command.ts'
import { isDeletion, undoWay } from '#processes/deal-history/undoable.policy.ts'
import { undoLeadMailChange } from '#processes/lead-mail/undo-lead-mail-change.command.ts'
import { undoLeadRoutingChange } from '#processes/lead-routing/undo-lead-routing-change.command.ts'
import { undoLeadSourceChange } from '#processes/leads/undo-lead-source-change.command.ts'
import { isOfPlans, undoPlanChange } from '#processes/plans/undo-plan-change.command.ts'
import { recoverItem } from './recover-item.command.ts'
import { requireMayUndo } from './refuse-undo.ts'
import { removeItem } from './remove-item.command.ts'
import { restoreValues } from './restore-values.command.ts'
import { readDeal, readEvent, readSubject } from './subject.query.ts'
import { takeBackTemplate } from './take-back-template.command.ts'
import { undoAttachmentChange } from './undo-attachment-change.command.ts'
import { undoContactChange } from './undo-contact-change.command.ts'
import { undoContractChange } from './undo-contract-change.command.ts'
import { undoSmartListChange } from './undo-smart-list-change.command.ts'

/** What hangs on a deal or a contact, and is kept when it is deleted. */
const ATTACHED: ReadonlySet<string> = new Set(['activity', 'relationship', 'note', 'file'])

/**
 * Undoes the event.
 * @throws 404 if the viewer may not see the record, 403 if they may not undo the event, 409 if it cannot be undone, or
 *   naming what has changed since
 */
export async function undoEvent(change: Change, viewer: Viewer, id: string): Promise<Undone> {
  const event = await readEvent(change, viewer, id)
  if (event.entity === 'account') return undoCalendarChange(change, viewer, event)
  if (event.entity === 'custom_field') return undoCustomFieldChange(change, viewer, event)
  if (event.entity === 'lead_routing') return undoLeadRoutingChange(change, viewer, event)
  if (event.entity === 'lead_source') return undoLeadSourceChange(change, viewer, event)
  if (event.entity === 'lead_mail') return undoLeadMailChange(change, viewer, event)
  if (isOfPlans(event)) return undoPlanChange(change, viewer, event)
  if (event.entity === 'contact') return undoContactChange(change, viewer, event)
  if (event.entity === 'smart_list') return undoSmartListChange(change, viewer, event)
  if (event.entity === 'deal_contract') return undoContractChange(change, viewer, event)
  if (isDeletion(event)) return recoverItem(change, viewer, event, await readDeal(change, viewer, event))
  if (ATTACHED.has(event.entity)) return undoAttachmentChange(change, viewer, event)

  const subject = await readSubject(change, viewer, event)
  requireMayUndo(viewer, event)
  const way = undoWay(event)
  if (way === 'template') return takeBackTemplate(change, viewer, event, subject)
  if (way === 'remove') return removeItem(change, viewer, event, subject)
  return restoreValues(change, viewer, event, subject)
}
