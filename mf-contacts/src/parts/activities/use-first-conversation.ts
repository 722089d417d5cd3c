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
  /** What an activity says about their status. */
  change: Pick<ActivityCreate, 'status'>
}

/** Whether an activity makes a new lead Contacted: until someone decides, a conversation (`isTalk`) does. */
export function useFirstConversation(status: ContactStatus | undefined, isTalk: boolean): FirstConversation {
  const [decided, decide] = useState<boolean | null>(null)
  const isAsked = status === ContactStatus.NewLead
  const isContacted = decided ?? isTalk
  return {
    isAsked,
    isContacted,
    decide,
    clear: () => decide(null),
    change: isAsked && isContacted ? { status: ContactStatus.Contacted } : {},
  }
}
