/** The names by which addresses and the API ask for custom fields: as parameters, columns and orders. Pure. */

const CUSTOM = 'custom_fields.'

/** The column of a custom field, by its key. */
export type CustomColumn = `custom_fields.${string}`

/** The order by a custom field. `-` reverses it. */
export type CustomSort = CustomColumn | `-${CustomColumn}`

/** The parameter that filters by a field. */
export const customParameter = (key: string): string => `custom_fields[${key}]`

/** Whether a name is the column of a custom field. */
export const isCustomColumn = (name: string): name is CustomColumn => /^custom_fields\.[a-z][a-z0-9_]{0,39}$/.test(name)

/** Whether an order is by a custom field. */
export const isCustomSort = (sort: string): sort is CustomSort => isCustomColumn(sort.replace(/^-/, ''))

/** The column of a custom field. */
export const customColumn = (key: string): CustomColumn => `${CUSTOM}${key}`

/** The key of the custom field in a column. */
export const customKey = (column: CustomColumn): string => column.slice(CUSTOM.length)

/** The order as parameters of the API. */
export const sortQuery = <Own extends string>(sort: Own | CustomSort): { sort: Own } | { custom_sort: string } =>
  isCustomSort(sort) ? { custom_sort: sort.replace(CUSTOM, '') } : { sort }

/** The order that `custom_sort` of the API asks for. */
export const customSort = (asked: string): CustomSort =>
  asked.startsWith('-') ? `-${customColumn(asked.slice(1))}` : customColumn(asked)
