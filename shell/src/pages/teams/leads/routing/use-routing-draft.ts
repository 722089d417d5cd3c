import type { LeadRouting, LeadRoutingUpdate, LeadRuleInput } from 'openapi'
import { useState } from 'react'
import { capOf } from './rules/rule-draft.ts'

/** The routing as the page edits it. */
export interface RoutingDraft {
  rules: LeadRuleInput[]
  /** As typed. */
  cap: string
  skips_off_hours: boolean
}

const draftOf = ({ rules, daily_cap, skips_off_hours }: LeadRouting): RoutingDraft => ({
  rules,
  cap: daily_cap === null ? '' : String(daily_cap),
  skips_off_hours,
})

/** What the API is sent; null while the limit is no number. */
export function updateOf({ rules, cap, skips_off_hours }: RoutingDraft): Required<LeadRoutingUpdate> | null {
  const daily_cap = capOf(cap)
  return daily_cap === undefined ? null : { rules, daily_cap, skips_off_hours }
}

/** The draft of the routing. Until something is changed, it follows what is saved. */
export function useRoutingDraft(saved: LeadRouting) {
  const [changed, setChanged] = useState<{ draft: RoutingDraft; version: number } | null>(null)
  // Once another version is saved, by us or by someone else, the changes are in it or can't be saved.
  const isCurrent = changed?.version === saved.version
  const draft = changed && isCurrent ? changed.draft : draftOf(saved)
  return {
    draft,
    isChanged: JSON.stringify(draft) !== JSON.stringify(draftOf(saved)),
    change: (fields: Partial<RoutingDraft>) => setChanged({ draft: { ...draft, ...fields }, version: saved.version }),
    reset: () => setChanged(null),
  }
}
