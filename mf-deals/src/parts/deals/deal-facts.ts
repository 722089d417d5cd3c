/** The facts of a deal, in the order in which its page shows them. */
import type { Deal } from 'openapi'
import type { Field } from 'openapi/field'
import { type DealField, dealFields, type WrittenDealField } from 'openapi/fields/deal'
import { formatMoney } from 'ui-kit/format'
import { formatAddress } from './address.ts'

type KindOf<Path extends DealField> = (typeof dealFields)[Path]['kind']
type Plain = {
  [Path in WrittenDealField]: KindOf<Path> extends 'choice' | 'money' | 'text' ? Path : never
}[WrittenDealField]

/** Those that are one plain value each. The status is changed in the deal's head. */
export type PlainFactName = Exclude<Plain & keyof Deal, 'status'>
export type DealFactName = PlainFactName | 'address'

const order: Record<DealFactName, true> = {
  name: true,
  headline: true,
  address: true,
  list_price: true,
  sale_price: true,
  earnest_money: true,
  representation: true,
  deal_type: true,
  source: true,
  priority: true,
  mls_number: true,
  lost_reason: true,
}

const isFact = (name: string): name is DealFactName => name in order

export const dealFactNames: readonly DealFactName[] = Object.keys(order).filter(isFact)

/** What the deal's page and its history call a field. */
export function dealFieldLabel(path: DealField): string {
  const { label, history }: Field = dealFields[path]
  return history || label
}

/** A fact as a person reads it; empty for nothing. */
export function dealFactText(deal: Deal, name: DealFactName): string {
  if (name === 'address') return formatAddress(deal.address)
  const value = deal[name]
  const { kind, choices }: Field = dealFields[name]
  if (value === null) return ''
  return kind === 'money' ? formatMoney(Number(value)) : (choices?.[value] ?? String(value))
}
