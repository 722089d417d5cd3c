/** A new deal as its form has it. */
import type { Contact, DealCreate } from 'openapi'
import { ContactSource, DealType, Representation } from 'openapi/codes'
import type { FieldPath } from 'react-hook-form'
import { codeOf } from 'remote-kit/forms/code-of'
import { clientRoles } from '#parts/contacts/client-roles.ts'
import { contactName } from '#parts/contacts/contacts.api.ts'
import { centsOf, moneyCodec } from '#parts/inline-edit/codecs.ts'

/** Codes are strings, as in their selects. */
export interface NewDeal {
  name: string
  representation: `${Representation}`
  deal_type: `${DealType}`
  list_price: string
  dates: { closing: string }
  phase: string
  source: `${ContactSource}`
}

/** The fields that API errors can name. */
export const FIELDS: FieldPath<NewDeal>[] = [
  'name',
  'representation',
  'deal_type',
  'list_price',
  'dates.closing',
  'phase',
  'source',
]

const SELLING: readonly ContactSource[] = [ContactSource.ForSaleByOwner, ContactSource.ExpiredListing]

/** The fields as the form opens: for a client what is known of them. A side that is not known follows from the source. */
export function firstValues(client: Contact | undefined): NewDeal {
  const source = client?.source ?? ContactSource.Other
  const side = client?.representation ?? (SELLING.includes(source) ? Representation.Seller : Representation.Buyer)
  return {
    name: client ? contactName(client) : '',
    representation: `${side}`,
    deal_type: `${DealType.Resale}`,
    list_price: client ? moneyCodec.toText(client.price) : '',
    dates: { closing: '' },
    phase: '',
    source: `${source}`,
  }
}

/** The side of the deal that is chosen. */
export const representationOf = ({ representation }: Pick<NewDeal, 'representation'>): Representation =>
  codeOf(Representation, representation) ?? Representation.Buyer

interface Surroundings {
  /** The id of its workspace. */
  workspace: string
  /** The id of its client. */
  contact: string | null
  /** What its template adds for a side. */
  template: (representation: Representation) => Pick<DealCreate, 'template' | 'template_switches'>
}

/** What the API is sent for it. */
export function dealOf(form: NewDeal, { workspace, contact, template }: Surroundings): DealCreate {
  const representation = representationOf(form)
  return {
    workspace,
    name: form.name.trim(),
    representation,
    deal_type: codeOf(DealType, form.deal_type) ?? DealType.Resale,
    source: codeOf(ContactSource, form.source) ?? ContactSource.Other,
    list_price: centsOf(form.list_price),
    dates: { closing: form.dates.closing || null },
    ...template(representation),
    ...(form.phase && { phase: form.phase }),
    ...(contact && { parties: [{ contact, role: clientRoles[representation] }] }),
  }
}
