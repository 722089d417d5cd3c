/** The order, groups and columns of a list and the lanes of a board, all in the URL. */
import { paramsWith } from 'remote-kit/use-search-params'
import { BoardLanes, DealGroupField } from 'openapi/codes'
import { type ColumnKey, columnNamed, defaultColumns } from './columns.ts'
import type { DealSort } from './deals-list.api.ts'

/** The default order. */
export const DEFAULT_SORT: DealSort = '-updated_at'

/** The order in a URL. */
export function readSort(params: URLSearchParams): DealSort {
  const asked = params.get('sort') ?? ''
  const field = columnNamed(asked.replace(/^-/, ''))
  if (!field) return DEFAULT_SORT
  return asked.startsWith('-') ? `-${field}` : field
}

/** The field that the URL groups the list by; undefined for one list. */
export function readGroup(params: URLSearchParams): DealGroupField | undefined {
  return Object.values(DealGroupField).find((field) => field === params.get('group'))
}

/** In the URL, the current saved view, with or without changes. */
export const SAVED = 'saved'

/**
 * The columns in a URL after the name, in order. Without any, those that the user `kept` for the workspace, unless a saved
 * view says that they are the default ones.
 */
export function readColumns(params: URLSearchParams, kept: readonly string[]): readonly ColumnKey[] {
  const asked = params.get('columns')?.split(',') ?? (params.has(SAVED) ? [] : kept)
  const known = asked.flatMap((name) => (name === 'name' ? [] : (columnNamed(name) ?? [])))
  return known.length > 0 ? [...new Set(known)] : defaultColumns
}

/** The columns as the URL keeps them; empty for the default ones. */
export function columnsText(columns: readonly ColumnKey[]): string {
  return columns.join() === defaultColumns.join() ? '' : columns.join()
}

/** The lanes in a URL. Without any, those that the user `kept` for the workspace, unless a saved view has none. */
export function readLanes(params: URLSearchParams, kept: BoardLanes): BoardLanes {
  const asked = Object.values(BoardLanes).find((lanes) => lanes === params.get('lanes'))
  return asked ?? (params.has(SAVED) ? BoardLanes.none : kept)
}

/** Lanes as the URL keeps them; empty for none. */
export const lanesText = (lanes: BoardLanes = BoardLanes.none): string => (lanes === BoardLanes.none ? '' : lanes)

/** The page in a URL, from 1. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** Sets a parameter of the URL, or removes it if it is empty, and goes back to the first page. */
export function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  return paramsWith(params, { page: null, [name]: value })
}
