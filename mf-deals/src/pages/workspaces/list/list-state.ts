/** How a list is shown: its order, its groups and its columns, all in the address. */
import { DealGroupField } from 'openapi/codes'
import { type ColumnKey, columnKeys, defaultColumns } from './columns.ts'
import type { DealSort } from './deals-list.api.ts'

/** How the list comes without a choice. */
export const DEFAULT_SORT: DealSort = '-updated_at'

/** The order that an address asks for. */
export function readSort(params: URLSearchParams): DealSort {
  const asked = params.get('sort') ?? ''
  const field = columnKeys.find((key) => key === asked.replace(/^-/, ''))
  if (!field) return DEFAULT_SORT
  return asked.startsWith('-') ? `-${field}` : field
}

/** What the address groups the list by; undefined for one list. */
export function readGroup(params: URLSearchParams): DealGroupField | undefined {
  return Object.values(DealGroupField).find((field) => field === params.get('group'))
}

/** The columns that the address asks for beside the deal's name, in their order; those that are usual without a choice. */
export function readColumns(params: URLSearchParams): readonly ColumnKey[] {
  const asked = params.get('columns')?.split(',') ?? []
  const known = asked.flatMap((name) => columnKeys.find((key) => key === name && key !== 'name') ?? [])
  return known.length > 0 ? [...new Set(known)] : defaultColumns
}

/** The columns as the address keeps them; empty where they are the usual ones. */
export function columnsText(columns: readonly ColumnKey[]): string {
  return columns.join() === defaultColumns.join() ? '' : columns.join()
}

/** The page that an address asks for, from 1. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** Sets a value of the address, or removes it where it is empty, and goes back to the first page. */
export function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params)
  if (value) next.set(name, value)
  else next.delete(name)
  if (name !== 'page') next.delete('page')
  return next
}
