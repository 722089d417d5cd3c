import {
  DealGroupField,
  dealStatusLabels,
  type DealStatus,
  type Representation,
  representationLabels,
  type RiskLevel,
  riskLevelLabels,
} from 'openapi/codes'

const NOBODY: Record<DealGroupField, string> = {
  phase: 'No phase',
  status: 'No status',
  agent: 'Nobody',
  closing_month: 'No closing date',
  representation: 'No representation',
  risk: 'No risk',
}

const months = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** What a group is called. `nameOf` knows the phases and people. */
export function groupLabel(by: DealGroupField, key: string | null, nameOf: (key: string) => string): string {
  if (key === null) return NOBODY[by]
  switch (by) {
    case DealGroupField.status:
      return dealStatusLabels[Number(key) as DealStatus]
    case DealGroupField.representation:
      return representationLabels[Number(key) as Representation]
    case DealGroupField.risk:
      return riskLevelLabels[key as RiskLevel]
    case DealGroupField.closing_month:
      return months.format(new Date(`${key}-01T00:00:00Z`))
    default:
      return nameOf(key) || 'Someone who left'
  }
}
