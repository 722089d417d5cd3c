import type { ActivityCreate } from 'openapi'
import { ContactStatus } from 'openapi/codes'
import { useState } from 'react'

export interface FirstConversation {
  /** Whether they're a New Lead, so that the question makes sense. */
  isAsked: boolean
  isContacted: boolean
  decide: (isContacted: boolean) => void
  /** Forgets the decision, for the next activity. */
  clear: () => void
}

/** What an activity says about the status of someone who has this one. */
export const statusChange = (
  status: ContactStatus,
  { isContacted }: FirstConversation,
): Pick<ActivityCreate, 'status'> =>
  status === ContactStatus.NewLead && isContacted ? { status: ContactStatus.Contacted } : {}

/** Whether an activity makes a new lead Contacted: until someone decides, a conversation (`isTalk`) does. */
export function useFirstConversation(status: ContactStatus | undefined, isTalk: boolean): FirstConversation {
  const [decided, decide] = useState<boolean | null>(null)
  return {
    isAsked: status === ContactStatus.NewLead,
    isContacted: decided ?? isTalk,
    decide,
    clear: () => decide(null),
  }
}
