/** The columns that a list of deals can show. Each key is also what the API sorts by. */
import { type DateField, dateFieldLabels } from '#pages/workspaces/filters/date-fields.ts'

const named = {
  name: 'Deal',
  status: 'Status',
  phase: 'Phase',
  price: 'Price',
  closing: 'Closing',
  next_date: 'Next',
  risk: 'Risk',
  progress: 'Done',
  agent: 'Agent',
  updated_at: 'Changed',
  client: 'Client',
  representation: 'Representation',
  deal_type: 'Deal type',
  source: 'Source',
  priority: 'Priority',
  mls_number: 'MLS number',
  city: 'City',
  list_price: 'List price',
  sale_price: 'Sale price',
  created_at: 'Created',
} as const

export type ColumnKey = keyof typeof named | DateField

/** The head of each column. */
export const columnLabels: Record<ColumnKey, string> = { ...named, ...dateFieldLabels }

const isColumn = (name: string): name is ColumnKey => name in columnLabels

/** Every column, in the order in which they are offered. */
export const columnKeys: readonly ColumnKey[] = Object.keys(columnLabels).filter(isColumn)

/** What a list shows beside the deal's name without a choice. */
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

/** Whether the column holds figures, which end on one line. */
export const isNumberColumn = (key: ColumnKey): boolean => numbers.includes(key)
