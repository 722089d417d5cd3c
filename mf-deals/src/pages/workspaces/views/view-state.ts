/**
 * The display options in the URL, as a saved view keeps them: view, filters, order, groups, columns, card fields and lanes.
 * The URL alone has all of them; `saved` in it only names the view that they came from.
 */
import type { ViewState } from 'openapi'
import { BoardLanes, type WorkspaceView } from 'openapi/codes'
import type { KeptLooks } from '#pages/workspaces/current-workspace/kept-looks.ts'
import { cardFieldsText, readCardFields } from '#pages/workspaces/cards/card-fields.ts'
import { readCustomFilters } from 'remote-kit/custom-fields/filters'
import {
  filterFields,
  readFilters,
  withCustomFilter,
  withFilter,
  withoutFilters,
} from '#pages/workspaces/filters/deal-filters.ts'
import {
  columnsText,
  DEFAULT_SORT,
  readColumns,
  readGroup,
  readLanes,
  lanesText,
  readSort,
  SAVED,
  withParam,
} from '#pages/workspaces/list/list-state.ts'

type Kept = Pick<KeptLooks, 'columns' | 'lanes'>

const DEFAULTS: Kept = { columns: [], lanes: BoardLanes.none }

/** Starts the name of a filter by a custom field. */
const CUSTOM = 'custom_fields.'

const LOOKS = ['view', 'sort', 'group', 'columns', 'card', 'lanes'] as const

/** Whether the URL has any display options. */
export function hasState(params: URLSearchParams): boolean {
  const isCustom = Object.keys(readCustomFilters(params)).length > 0
  return isCustom || [...LOOKS, ...filterFields, SAVED].some((name) => params.has(name))
}

/**
 * The display options in a URL; `view` is the current one, whether the URL names it or not, and `kept` are the columns
 * of a list and the lanes of a board without others.
 */
export function readState(params: URLSearchParams, view: WorkspaceView, kept: Kept = DEFAULTS): ViewState {
  const filters = readFilters(params)
  const sort = readSort(params)
  const columns = columnsText(readColumns(params, kept.columns))
  const card = cardFieldsText(readCardFields(params))
  return {
    view,
    filters: [
      ...filterFields.flatMap((field_name) => {
        const value = filters[field_name]
        return value ? [{ field_name, value }] : []
      }),
      ...Object.entries(readCustomFilters(params)).map(([key, value]) => ({ field_name: CUSTOM + key, value })),
    ],
    sort: sort === DEFAULT_SORT ? '' : sort,
    group: readGroup(params) ?? null,
    columns: columns ? columns.split(',') : [],
    card: card ? card.split(',') : [],
    lanes: readLanes(params, kept.lanes),
  }
}

/** The URL with other display options; its other parameters stay. */
export function withState(params: URLSearchParams, state: ViewState): URLSearchParams {
  let next = withoutFilters(params)
  for (const { field_name, value } of state.filters) {
    const field = filterFields.find((name) => name === field_name)
    if (field) next = withFilter(next, field, value)
    else if (field_name.startsWith(CUSTOM)) next = withCustomFilter(next, field_name.slice(CUSTOM.length), value)
  }
  next = withParam(next, 'view', state.view)
  next = withParam(next, 'sort', state.sort)
  next = withParam(next, 'group', state.group ?? '')
  next = withParam(next, 'columns', state.columns.join())
  next = withParam(next, 'card', state.card?.join() ?? '')
  return withParam(next, 'lanes', lanesText(state.lanes))
}

/** The URL with default display options and no filters. The board or list stays. */
export function withoutState(params: URLSearchParams): URLSearchParams {
  let next = withoutFilters(params)
  for (const name of [SAVED, 'sort', 'group', 'columns', 'card', 'lanes']) next = withParam(next, name, '')
  return next
}

/** Whether two states are equal, in any order of their filters. */
export function isSameState(one: ViewState, other: ViewState): boolean {
  return keyOf(one) === keyOf(other)
}

const keyOf = ({ view, filters, sort, group, columns, card = [], lanes = BoardLanes.none }: ViewState) => {
  const byField = filters.map(({ field_name, value }) => `${field_name}=${value}`).toSorted((a, b) => (a < b ? -1 : 1))
  return JSON.stringify([view, byField, sort, group, columns, card, lanes])
}
