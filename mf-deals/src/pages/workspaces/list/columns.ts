/** The columns of a list of deals. Each key is also a sort key of the API. */
import type { CustomField, operations } from 'openapi'
import { dealFields } from 'openapi/fields/deal'
import { type CustomColumn, customKey, isCustomColumn } from 'remote-kit/custom-fields/names'
import { type DateField, dateFieldLabel, dateFields, isDateField } from '#pages/workspaces/filters/date-fields.ts'
import { copy } from './copy.ts'

type Sort = NonNullable<NonNullable<operations['listDeals']['parameters']['query']>['sort']>

type OwnColumn = Exclude<Sort, 'rank' | `-${string}`>
export type ColumnKey = OwnColumn | CustomColumn

const named: Readonly<Record<Exclude<OwnColumn, DateField>, string>> = {
  name: copy.named.deal,
  status: dealFields.status.label,
  phase: dealFields.phase.label,
  price: dealFields.price.label,
  closing: dealFields['dates.closing'].label,
  next_date: 'Next',
  risk: dealFields.risk.label,
  progress: 'Done',
  agent: 'Agent',
  updated_at: dealFields.updated_at.label,
  client: 'Client',
  representation: dealFields.representation.label,
  deal_type: dealFields.deal_type.label,
  source: dealFields.source.label,
  priority: dealFields.priority.label,
  mls_number: dealFields.mls_number.label,
  city: dealFields['address.city'].label,
  list_price: dealFields.list_price.label,
  sale_price: dealFields.sale_price.label,
  created_at: dealFields.created_at.label,
}

const isNamed = (name: string): name is keyof typeof named => name in named

/** The header of a column. Those of custom fields are named by `fields`. */
export function columnLabel(key: ColumnKey, fields: readonly CustomField[] = []): string {
  if (isCustomColumn(key)) return fields.find((field) => field.key === customKey(key))?.name ?? customKey(key)
  return isDateField(key) ? dateFieldLabel(key) : named[key]
}

/** Every column besides those of custom fields, in the order of the menu. */
export const columnKeys: readonly OwnColumn[] = [...Object.keys(named).filter(isNamed), ...dateFields]

/** The column with a name, as in a URL. */
export const columnNamed = (name: string): ColumnKey | undefined =>
  isCustomColumn(name) ? name : columnKeys.find((key) => key === name)

/** The default columns after the name. */
export const defaultColumns: readonly ColumnKey[] = [
  'status',
  'phase',
  'price',
  'closing',
  'next_date',
  'risk',
  'progress',
  'agent',
  'updated_at',
]

const numbers: readonly ColumnKey[] = ['price', 'list_price', 'sale_price', 'progress']

/** Whether the column has numbers, which are aligned at the end. */
export const isNumberColumn = (key: ColumnKey): boolean => numbers.includes(key)

/** How narrow the names may be while no one has given them a width. */
export const NAME_WIDTH = '200px'
