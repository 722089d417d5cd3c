import {
  DealGroupField,
  DealStatus,
  dealStatusLabels,
  Representation,
  representationLabels,
  RiskLevel,
  riskLevelLabels,
} from 'openapi/codes'
import { codeOf } from 'remote-kit/forms/code-of'
import { copy } from './copy.ts'

const NONE: Record<DealGroupField, string> = {
  phase: copy.none.phase,
  status: copy.none.status,
  agent: copy.none.agent,
  closing_month: copy.none.closingMonth,
  representation: copy.none.representation,
  risk: copy.none.risk,
}

const months = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The label of a group. `nameOf` gives the names of phases and people. */
export function groupLabel(by: DealGroupField, key: string | null, nameOf: (key: string) => string): string {
  if (key === null) return NONE[by]
  switch (by) {
    case DealGroupField.status:
      return labelOf(DealStatus, dealStatusLabels, key)
    case DealGroupField.representation:
      return labelOf(Representation, representationLabels, key)
    case DealGroupField.risk:
      return labelOf(RiskLevel, riskLevelLabels, key)
    case DealGroupField.closing_month:
      return months.format(new Date(`${key}-01T00:00:00Z`))
    default:
      return nameOf(key) || copy.groupLabel.someoneWhoLeft
  }
}

/** The label of a code that is a string. */
function labelOf<Code extends string | number>(
  codes: Record<string, Code>,
  labels: Record<Code, string>,
  key: string,
): string {
  const code = codeOf(codes, key)
  return code === undefined ? key : labels[code]
}
