import type { Contact, Label } from 'openapi'
import { type Chip, clientLabelChip, labelFills } from 'ui-kit/code-labels'
import { formatPersonName } from 'ui-kit/format'

/**
 * A label as a chip. The one named client is Client, in teal, whatever the account made of it
 * (docs/specification.md §3).
 */
export function labelChip({ name, colour }: Label): Chip {
  return name.toLowerCase() === 'client' ? clientLabelChip : { label: name, fill: labelFills[colour] }
}

/** What a contact is called: the person, else the company, else how to reach it. */
export function contactName({ first_name, last_name, company, emails, phones }: Contact): string {
  return formatPersonName({ first_name, last_name }) || company || emails[0] || phones[0] || 'No name'
}
