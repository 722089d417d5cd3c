/** Which fields no history tells. */
import { contactFields, dealFields, type Field, milestoneFields, taskFields } from 'openapi/fields'

/** What is kept beside the contract to find, sort or secure records, and what the sentence of an event says. */
const KEPT: ReadonlySet<string> = new Set([
  'account',
  'archived',
  'team',
  'workspace',
  'search',
  'progress',
  'risk_as_of',
  'next_date_order',
  'closing_order',
  'status_before',
  'deal_name',
  'visible_to',
  'dormant',
  'due_order',
  'applied_on',
  'template_key',
  'token_hash',
  'passcode',
  // Of notes, whose text is told.
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

/** Whether a field of a record is nobody's history. */
export const isInternal = (entity: string, field: string): boolean =>
  KEPT.has(field) || registers[entity]?.[field]?.history === false
