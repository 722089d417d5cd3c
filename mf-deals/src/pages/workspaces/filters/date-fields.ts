import { dealFields, type FilteredDealField } from 'openapi/fields/deal'
import { type DealDateName, dealDateNames } from '#parts/deals/deal-dates.ts'

/** A date of a deal that lists can be filtered and sorted by, apart from its closing. */
export type DateField = Extract<FilteredDealField, `dates.${string}`>

/** Whether a field is a date that lists can be filtered by, apart from the closing. */
export const isDateField = (name: string): name is DateField =>
  name.startsWith('dates.') && name !== 'dates.closing' && name in dealFields

/** In the usual order of a deal. */
export const dateFields: readonly DateField[] = Object.keys(dealFields).filter(isDateField)

/** The name of a date on screen. */
export const dateFieldLabel = (field: DateField): string => dealFields[field].label

/** The name of a field's date. */
export const dateNameOf = (field: DateField): DealDateName | undefined =>
  dealDateNames.find((name) => `dates.${name}` === field)
