import type { ClosingContact, ContactProposal } from 'openapi'
import { contactStatusLabels } from 'openapi/codes'
import { copy } from './copy.ts'

/** One change to a contact that can be accepted or not. */
export interface Proposal {
  value: string
  label: string
  change: ClosingContact
}

/** The proposals one by one. `day` is the proposed home anniversary, the day of closing. */
export const proposalsOf = (contacts: readonly ContactProposal[], day: string | null): Proposal[] =>
  contacts.flatMap(({ contact, name, status, proposed_status, proposes_anniversary }) => [
    ...(proposed_status === null
      ? []
      : [
          {
            value: copy.proposalsOf.status(contact),
            label: `${name}: ${contactStatusLabels[status]} → ${contactStatusLabels[proposed_status]}`,
            change: { contact, status: proposed_status },
          },
        ]),
    ...(proposes_anniversary && day
      ? [
          {
            value: copy.proposalsOf.anniversary(contact),
            label: copy.proposalsOf.remember(name),
            change: { contact, home_anniversary: day },
          },
        ]
      : []),
  ])

/** The accepted changes, one for each contact. */
export function accepted(proposals: readonly Proposal[], refused: readonly string[]): ClosingContact[] {
  const byContact = new Map<string, ClosingContact>()
  for (const { value, change } of proposals) {
    if (!refused.includes(value)) byContact.set(change.contact, { ...byContact.get(change.contact), ...change })
  }
  return [...byContact.values()]
}
