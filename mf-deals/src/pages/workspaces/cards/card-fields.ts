/** The fields that a card can show next to the name. The URL and saved views keep the choice. */
import { dealFields } from 'openapi/fields/deal'
import { createContext, useContext } from 'react'
import { copy } from './copy.ts'

/** Each field by its name in the URL. */
export const cardFieldLabels = {
  client: 'Client',
  price: dealFields.price.label,
  closing: dealFields['dates.closing'].label,
  next_date: dealFields.next_date.label,
  progress: dealFields.progress.label,
  representation: dealFields.representation.label,
  risk: dealFields.risk.label,
  agent: 'Agent',
  status: dealFields.status.label,
  deal_type: dealFields.deal_type.label,
  priority: dealFields.priority.label,
  source: dealFields.source.label,
  city: dealFields['address.city'].label,
  mls_number: dealFields.mls_number.label,
  list_price: dealFields.list_price.label,
  updated_at: dealFields.updated_at.label,
  phase_since: copy.cardFields.phaseSince,
} as const

export type CardField = keyof typeof cardFieldLabels

const isCardField = (name: string): name is CardField => name in cardFieldLabels

/** Every field, in the order of a card and of the menu. */
export const cardFields: readonly CardField[] = Object.keys(cardFieldLabels).filter(isCardField)

/** The default fields of a card. */
export const usualCardFields = [
  'client',
  'price',
  'closing',
  'next_date',
  'progress',
  'representation',
  'risk',
  'agent',
] as const satisfies readonly CardField[]

const CARD = 'card'
/** In the URL, for a card with only its name. */
const NOTHING_ELSE = 'name'

/** The fields in a URL, in the order of a card; the default ones without a choice. */
export function readCardFields(params: URLSearchParams): readonly CardField[] {
  const asked = params.get(CARD)?.split(',') ?? []
  const known = cardFields.filter((field) => asked.includes(field))
  return known.length > 0 || asked.includes(NOTHING_ELSE) ? known : usualCardFields
}

/** The fields as the URL keeps them; empty for the default ones. */
export function cardFieldsText(fields: readonly CardField[]): string {
  const text = cardFields.filter((field) => fields.includes(field)).join()
  return text === usualCardFields.join() ? '' : text || NOTHING_ELSE
}

/** The fields of the cards inside. */
export const CardFieldsContext = createContext<ReadonlySet<CardField>>(new Set(usualCardFields))

/** Whether a card shows a field. */
export function useCardFields(): ReadonlySet<CardField> {
  return useContext(CardFieldsContext)
}
