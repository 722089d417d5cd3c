/** What a lead says that rules ask about. Pure. */

export type LeadFacts = {
  /** The id of its lead source, and the source that its contact gets. */
  source: string
  contact_source: number
  /** In cents. */
  price: number | null
  zip: string
  city: string
  language: string | null
}

type Property = { address?: string; city?: string; zip?: string; price?: number | null }

/** `…, Hartford, CT 06103` */
const LAST_ZIP = /\b(\d{5})(?:-\d{4})?\s*$/
const CITY_AND_STATE = /,\s*([^,\d]{2,60}?)\s*,\s*[A-Za-z]{2}\.?\s*(?:,?\s*\d{5}(?:-\d{4})?)?\s*$/

/** The ZIP code of a property, from the end of its address if nothing else says it; empty if unknown. */
export const zipOf = ({ zip = '', address = '' }: Property): string =>
  /^\s*(\d{5})/.exec(zip)?.[1] ?? LAST_ZIP.exec(address)?.[1] ?? ''

/** The city of a property, from its address if nothing else says it; empty if unknown. */
export const cityOf = ({ city = '', address = '' }: Property): string =>
  plainCity(city.trim() || (CITY_AND_STATE.exec(address)?.[1] ?? ''))

/** `St. Louis` and `st louis` are the same city. */
export const plainCity = (city: string): string =>
  city
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The facts of an inquiry. */
export const factsOf = (
  { property, language }: { property?: Property | null; language?: string | null },
  { source, contact_source }: Pick<LeadFacts, 'source' | 'contact_source'>,
): LeadFacts => ({
  source,
  contact_source,
  price: property?.price ?? null,
  zip: zipOf(property ?? {}),
  city: cityOf(property ?? {}),
  language: language ?? null,
})
