import type { Contact } from 'openapi'
import { LeadClaimState } from 'openapi/codes'

/** Whether the lead waits for someone to claim it. */
export const isUnclaimed = ({ claim }: Pick<Contact, 'claim'>): boolean =>
  claim?.state === LeadClaimState.offered || claim?.state === LeadClaimState.pond
