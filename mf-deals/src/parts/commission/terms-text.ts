import type { CommissionTermsInput } from 'openapi'
import { formatMoney, formatQuantity, formatRate } from 'ui-kit/format'
import { copy } from './copy.ts'

/** "2.5%", "$9,000 flat" or "1 month of rent"; empty without terms. */
export function termsText({
  rate_bp,
  flat,
  lease_months: months,
}: Pick<CommissionTermsInput, 'rate_bp' | 'flat' | 'lease_months'>): string {
  if (flat !== null && flat !== undefined) return copy.termsText.flat(formatMoney(flat))
  if (rate_bp !== null && rate_bp !== undefined) return formatRate(rate_bp)
  return months === null || months === undefined ? '' : copy.termsText.months(formatQuantity(months, 'month'))
}
