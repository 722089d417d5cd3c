/** The dates of a sale that follow others: the standard ones, without what its switches leave out. */
import { type DealDateName } from 'openapi/codes'
import { SALE } from '#rules/scheduling/standard-date-rules.ts'
import type { StarterDate } from './starter-template.ts'

/** A buyer without a lender has no appraisal and no financing. */
const LEFT_OUT_BY: { readonly [date in DealDateName]?: string[] } = {
  inspection: ['no_inspection'],
  appraisal: ['cash'],
  financing: ['cash'],
}

export const SALE_DATES: readonly StarterDate[] = SALE.map(({ pinned: _pinned, ...rule }) => {
  const left_out_by = LEFT_OUT_BY[rule.date]
  return { ...rule, ...(left_out_by && { left_out_by }) }
})
