import { ContactStatus } from 'openapi/codes'

/** Contacts with these statuses are leads: they aren't clients yet. */
export const leadStatuses: readonly ContactStatus[] = [
  ContactStatus.NewLead,
  ContactStatus.Contacted,
  ContactStatus.Qualified,
]

/** Whether the column of the board is folded until it is opened. */
export const isFoldable = (status: ContactStatus): boolean => !leadStatuses.includes(status)
