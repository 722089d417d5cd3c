import type { Contact, Label } from 'openapi'
import { type Chip, clientLabelChip, labelFills } from 'ui-kit/code-labels'
import { formatPersonName } from 'ui-kit/format'
import { copy } from './copy.ts'

/**
 * The chip of a label. A label named client is always shown as Client, in teal (docs/specification.md §3).
 */
export function labelChip({ name, colour }: Label): Chip {
  return name.toLowerCase() === 'client' ? clientLabelChip : { label: name, fill: labelFills[colour] }
}

/** The name of a contact: the person, otherwise the company, otherwise a phone number or email address. */
export function contactName({ first_name, last_name, company, emails, phones }: Contact): string {
  return formatPersonName({ first_name, last_name }) || company || emails[0] || phones[0] || copy.noName
}
