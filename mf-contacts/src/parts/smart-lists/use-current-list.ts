/** The smart list that the page shows, and how the page differs from it. The address says which one it is. */
import { useAtomValue } from 'jotai'
import type { SmartList, StarterList } from 'openapi'
import { canKeepSmartList } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { customSort, sortQuery } from 'remote-kit/custom-fields/names'
import { columnsIn } from '#parts/contact-columns/use-contact-columns.ts'
import { type ContactSearch, type ContactSort, sortNamed, USUAL_SORT } from '#parts/contact-search/contact-search.ts'
import { isSameFilters } from '#parts/contact-search/filters.ts'
import { useSmartLists } from './smart-lists.api.ts'

/** A list that someone saved, or one to start with. */
export type AnyList = SmartList | StarterList

/** What the address calls a list: its id or, for one to start with, its key. */
export const idOf = (list: AnyList): string => ('id' in list ? list.id : list.key)

const columnsOf = (list: AnyList): string => ('columns' in list ? list.columns.join(',') : '')

/** The order of a list, by a custom field if it has one. */
const sortOf = (list: AnyList | null): ContactSort =>
  list && 'custom_sort' in list && list.custom_sort ? customSort(list.custom_sort) : sortNamed(list?.sort)

/** The list in the address, whether it has been changed there, and how to choose another one. */
export function useCurrentList(search: ContactSearch) {
  const lists = useSmartLists()
  const user = useAtomValue(userProfileAtom)
  const results = lists.data?.results ?? []
  const starters = lists.data?.starters ?? []
  const current: AnyList | null = [...results, ...starters].find((list) => idOf(list) === search.listId) ?? null
  const saved = current && 'id' in current ? current : null
  const isChanged =
    current !== null &&
    !(
      isSameFilters(current.filters, search.asked) &&
      sortOf(current) === search.sort &&
      columnsOf(current) === search.columns
    )
  const order = sortQuery(search.sort)
  const shown = {
    filters: search.asked,
    ...('sort' in order ? { ...order, custom_sort: null } : order),
    columns: columnsIn(search.columns.split(',')),
  }
  const choose = (list: AnyList | null) => {
    const sort = sortOf(list)
    search.show(list?.filters ?? {}, {
      sort: sort === USUAL_SORT ? '' : sort,
      columns: list ? columnsOf(list) : '',
      list: list ? idOf(list) : '',
    })
  }
  return {
    lists,
    own: results.filter(({ created_by }) => created_by === user?.id),
    shared: results.filter(({ created_by }) => created_by !== user?.id),
    starters,
    current,
    saved,
    isChanged,
    /** What is on the page, as it is saved. */
    shown,
    canKeep: saved !== null && canKeepSmartList(user, saved),
    choose,
  }
}

export type CurrentList = ReturnType<typeof useCurrentList>
