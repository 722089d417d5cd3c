/** The facts of a deal, in the order of its page. */
import type { Deal } from 'openapi'
import {
  ContactSource,
  contactSourceLabels,
  DealType,
  dealTypeLabels,
  Priority,
  priorityLabels,
  Representation,
  representationLabels,
} from 'openapi/codes'
import type { Field } from 'openapi/field'
import { type DealField, dealFields, type WrittenDealField } from 'openapi/fields/deal'
import { type Codec, codeCodec, moneyCodec, requiredTextCodec, textCodec } from '#parts/inline-edit/codecs.ts'
import { formatAddress } from './address.ts'
import { copy } from './copy.ts'

type KindOf<Path extends DealField> = (typeof dealFields)[Path]['kind']
type Plain = {
  [Path in WrittenDealField]: KindOf<Path> extends 'choice' | 'money' | 'text' ? Path : never
}[WrittenDealField]

/** Facts with one plain value. The status is changed in the deal's header. */
export type PlainFactName = Exclude<Plain & keyof Deal, 'status'>
export type DealFactName = PlainFactName | 'address'

/** How each one is shown and typed. */
export const plainFacts: { readonly [Name in PlainFactName]: Codec<Deal[Name]> } = {
  name: requiredTextCodec,
  headline: textCodec,
  list_price: moneyCodec,
  sale_price: moneyCodec,
  earnest_money: moneyCodec,
  representation: codeCodec(representationLabels, Object.values(Representation)),
  deal_type: codeCodec(dealTypeLabels, Object.values(DealType)),
  source: codeCodec(contactSourceLabels, Object.values(ContactSource)),
  priority: codeCodec(priorityLabels, Object.values(Priority)),
  mls_number: textCodec,
  lost_reason: textCodec,
}

const isPlain = (name: string): name is PlainFactName => name in plainFacts

/** The address follows the name and the headline. */
export const dealFactNames: readonly DealFactName[] = Object.keys(plainFacts)
  .filter(isPlain)
  .flatMap((name) => (name === 'headline' ? [name, 'address' as const] : [name]))

/** The label of a field on the deal's page and in its history. */
export function dealFieldLabel(path: DealField): string {
  const { label, history }: Field = dealFields[path]
  return history || label
}

/** Whether the home is rented, not sold. */
export const isLease = ({ deal_type, representation }: Pick<Deal, 'deal_type' | 'representation'>): boolean =>
  deal_type === DealType.Lease || representation === Representation.Landlord || representation === Representation.Tenant

/** The label of a fact of this deal: a lease has a rent where a sale has a price. */
export function dealFactLabel(deal: Parameters<typeof isLease>[0], path: DealField): string {
  const ofLeases: { readonly [Path in DealField]?: string } = copy.dealFactLabel
  return (isLease(deal) && ofLeases[path]) || dealFieldLabel(path)
}

/** A fact as text; empty if it has no value. */
export const dealFactText = (deal: Deal, name: DealFactName): string =>
  name === 'address' ? formatAddress(deal.address) : plainText(deal, name)

function plainText<Name extends PlainFactName>(deal: Pick<Deal, Name>, name: Name): string {
  const { show }: Codec<Deal[Name]> = plainFacts[name]
  return show(deal[name])
}
