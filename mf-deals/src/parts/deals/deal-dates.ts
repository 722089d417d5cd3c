import { DueAnchor, dueAnchorLabels } from 'openapi/codes'

/** The dates of a deal by name, in their usual order: every anchor that is a date of the deal itself. */
export const dealDateNames = Object.values(DueAnchor).filter(
  (anchor) => anchor !== 'task' && anchor !== 'milestone' && anchor !== 'applied_at',
)

export type DealDateName = (typeof dealDateNames)[number]

/** "Inspection", "Earnest money due" … */
export const dealDateLabel = (name: DealDateName): string => dueAnchorLabels[name]
