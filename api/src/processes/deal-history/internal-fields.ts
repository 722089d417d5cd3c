/** The fields that no history shows. */
import type { Field } from 'openapi/field'
import { contactFields } from 'openapi/fields/contact'
import { dealFields } from 'openapi/fields/deal'
import { milestoneFields } from 'openapi/fields/milestone'
import { taskFields } from 'openapi/fields/task'

/**
 * Fields stored beside the contract to find, sort or secure records, and fields that the event's sentence already
 * covers.
 */
const KEPT: ReadonlySet<string> = new Set([
  'account',
  'archived',
  'team',
  'workspace',
  'search',
  'custom_index',
  'progress',
  'risk_as_of',
  'next_date_order',
  'closing_order',
  'status_before',
  'contract',
  'was_backup',
  'offered',
  'failed_at',
  'deal_name',
  'visible_to',
  'dormant',
  'due_order',
  'applied_on',
  'template_key',
  'token_hash',
  'passcode',
  // Fields of notes; the event shows their text.
  'body',
  'mentions',
  'deleted_at',
  'edited_at',
])

const registers: { readonly [entity: string]: { readonly [path: string]: Field } } = {
  contact: contactFields,
  deal: dealFields,
  milestone: milestoneFields,
  task: taskFields,
}

/** Whether history leaves out a field. */
export const isInternal = (entity: string, field: string): boolean =>
  KEPT.has(field) || registers[entity]?.[field]?.history === false
