/** The columns of the board of leads. */
import { ContactStatus } from 'openapi/codes'

/** The statuses of leads. The others are folded. */
const LEADS: readonly ContactStatus[] = [ContactStatus.NewLead, ContactStatus.Contacted, ContactStatus.Qualified]

/** Whether the column is folded until it is opened. */
export const isFoldable = (status: ContactStatus): boolean => !LEADS.includes(status)
