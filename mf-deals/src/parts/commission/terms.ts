import type { CommissionTermsInput } from 'openapi'
import { moneyCodec, type Parsed } from '#parts/inline-edit/codecs.ts'
import { monthsCodec, rateCodec } from './commission-codecs.ts'
import { copy } from './copy.ts'

/** What a commission is reckoned by: one of these. */
export const termsKinds = ['rate_bp', 'flat', 'lease_months'] as const
export type TermsKind = (typeof termsKinds)[number]

export const termsKindLabels: Record<TermsKind, string> = {
  rate_bp: 'Rate',
  flat: copy.termsKindLabels.flat,
  lease_months: copy.termsKindLabels.leaseMonths,
}

const codecs = { rate_bp: rateCodec, flat: moneyCodec, lease_months: monthsCodec }

/** The terms that a form names: a positive rate, amount or number of months. */
export function parseTerms(kind: TermsKind, text: string): Parsed<CommissionTermsInput> {
  const parsed = codecs[kind].parse(text)
  if ('reason' in parsed) return parsed
  return parsed.value === null ? { reason: copy.parseTerms.missing } : { value: { [kind]: parsed.value } }
}
