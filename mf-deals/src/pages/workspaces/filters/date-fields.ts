import { dealFields, type FilteredDealField } from 'openapi/fields/deal'
import { type DealDateName, dealDateNames } from '#parts/deals/deal-dates.ts'

/** A date of the deal by which lists are filtered and sorted, beside its closing. */
export type DateField = Extract<FilteredDealField, `dates.${string}`>

export const isDateField = (name: string): name is DateField =>
  name.startsWith('dates.') && name !== 'dates.closing' && name in dealFields

/** In the order of a deal's course. */
export const dateFields: readonly DateField[] = Object.keys(dealFields).filter(isDateField)

export const dateFieldLabel = (field: DateField): string => dealFields[field].label

/** The date that a field is. */
export const dateNameOf = (field: DateField): DealDateName | undefined =>
  dealDateNames.find((name) => `dates.${name}` === field)
