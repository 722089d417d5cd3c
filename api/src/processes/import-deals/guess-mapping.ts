/** Guesses the fields of a file's columns from their headings. Pure. */
import type { ImportMapping } from 'openapi'
import { ImportField, importFieldLabels } from 'openapi/codes'
import { guessColumns } from '#processes/import-rows/guess-columns.ts'
import type { CustomReading } from '#processes/import-rows/read-custom.ts'

/** Other products' and people's names for a field, besides its own name and label. */
const OTHER_NAMES: { readonly [field in ImportField]?: readonly string[] } = {
  name: ['deal', 'deal name', 'title of deal', 'transaction', 'transaction name'],
  street: ['address', 'street address', 'property', 'property address', 'address line 1'],
  unit: ['apt', 'suite', 'unit number', 'address line 2'],
  city: ['town'],
  zip: ['zip code', 'postal code', 'postcode'],
  mls_number: ['mls', 'mls #', 'mls id', 'mls no'],
  representation: ['side', 'representing', 'we represent', 'transaction type'],
  deal_type: ['deal type', 'property type'],
  status: ['deal status', 'state of deal'],
  phase: ['stage', 'column', 'pipeline stage'],
  list_price: ['price', 'asking price', 'listing price'],
  sale_price: ['sold price', 'contract price', 'purchase price', 'sales price'],
  earnest_money: ['emd', 'deposit'],
  source: ['lead source'],
  agent: ['agent name', 'agent email', 'listing agent', 'lead agent', 'assigned to', 'owner'],
  notes: ['note', 'comments', 'description'],
  listing: ['list date', 'listing date', 'listed on'],
  listing_expiration: ['expiration', 'expiration date', 'listing expiration date'],
  offer: ['offer date'],
  acceptance: ['contract date', 'accepted', 'acceptance date', 'effective date'],
  inspection: ['inspection date'],
  appraisal: ['appraisal date'],
  closing: ['closing date', 'close date', 'expected close', 'estimated closing', 'settlement date'],
  actual_close: ['closed', 'closed on', 'closed date', 'sold date', 'actual closing', 'date closed'],
  possession: ['possession date'],
}

/** The fields with the headings they go by. The account's own fields go by their names. */
export const guessMapping = (columns: readonly string[], own: CustomReading['fields'] = new Map()): ImportMapping =>
  guessColumns(columns, [
    ...Object.values(ImportField).map((field) => ({
      field,
      names: [field.replaceAll('_', ' '), importFieldLabels[field], ...(OTHER_NAMES[field] ?? [])],
    })),
    ...[...own].map(([field, { name }]) => ({ field, names: [name] })),
  ])
