/** The search parameters of a contact list: filters, sort order and the open contact. */
import { useCallback, useMemo } from 'react'
import type { ContactFilters as Filters } from 'openapi'
import { ContactStatus } from 'openapi/codes'
import { type CustomFilters, readCustomFilters } from 'remote-kit/custom-fields/filters'
import { type CustomSort, customParameter, isCustomSort, sortQuery } from 'remote-kit/custom-fields/names'
import { paramsWith, useSearchParamAtOnce, useSearchParams } from 'remote-kit/use-search-params'
import type { ContactQuery } from '#parts/contacts/contacts.api.ts'
import { asFilters, asParameters, type FilterField, filterFields, readFilters } from './filters.ts'

/** The orders by fields that every contact has. */
export const sorts = [
  'last_name',
  '-last_name',
  'status',
  '-status',
  'temperature',
  '-temperature',
  'next_follow_up',
  '-next_follow_up',
  'updated_at',
  '-updated_at',
  'created_at',
  '-created_at',
  'last_touch_at',
  '-last_touch_at',
  'source',
  '-source',
  'company',
  '-company',
  'price',
  '-price',
  'status_since',
  '-status_since',
] as const satisfies ContactQuery['sort'][]
export type ContactSort = (typeof sorts)[number] | CustomSort

/** The order without a choice. */
export const USUAL_SORT = '-updated_at'

/** The order with this name; the usual one if there is none. */
export const sortNamed = (name: string | null | undefined): ContactSort =>
  name && isCustomSort(name) ? name : (sorts.find((candidate) => candidate === name) ?? USUAL_SORT)

/** The scope of a contact list: all contacts, or only some statuses. */
export interface ListScope {
  title: string
  /** The noun for one and for several of them. */
  noun: [one: string, many: string]
  /** What will be here, while there is no one. */
  empty: string
  /** The button that adds one. */
  create: string
  /** The title of the form in which one is added. */
  form: string
  statuses: readonly ContactStatus[]
}

/** Whether it leaves no status out. */
export const isWhole = ({ statuses }: ListScope): boolean => statuses.length === Object.keys(ContactStatus).length

/** What the list of an address is asked for. */
export function readSearch(params: URLSearchParams, { statuses }: Pick<ListScope, 'statuses'>) {
  const q = params.get('q') ?? ''
  const sort = sortNamed(params.get('sort'))
  const filters = readFilters(params)
  const custom = readCustomFilters(params)
  const isCustom = Object.keys(custom).length > 0
  /** The filters as the API and smart lists take them. */
  const asked: Filters = { ...asFilters(statuses, q, filters), ...(isCustom && { custom_fields: custom }) }
  const query: ContactQuery = { ...sortQuery(sort), ...asked }
  const isNarrowed = q !== '' || isCustom || filterFields.some((field) => filters[field].length > 0)
  return {
    q,
    sort,
    filters,
    /** What is asked for of custom fields, by key. */
    custom,
    asked,
    query,
    isNarrowed,
  }
}

/** Filters replace the history entry, so that Back leaves the list. */
const IN_PLACE = { replace: true, preventScrollReset: true }

export type ContactSearch = ReturnType<typeof useContactSearch>

/** The id of the contact in the panel, as soon as the URL has it: before the list is rendered again. */
export const useOpenContact = (): string | null =>
  inPanel(useSearchParamAtOnce('contact'), useSearchParamAtOnce('view'))

/** Whether the URL asks for the form of a new contact, as soon as it does. */
export const useIsCreating = (): boolean => useSearchParamAtOnce('create') === 'contact'

/** Views of one contact take the whole page. */
const inPanel = (contact: string | null, view: string | null) => (view === 'page' || view === 'calls' ? null : contact)

/** Reads and writes the search parameters of the list, so that its URL can be shared. */
export function useContactSearch(scope: ListScope) {
  const [params, setParams] = useSearchParams()
  const contact = params.get('contact')
  const view = params.get('view')
  const isPage = view === 'page'
  const read = useMemo(() => readSearch(params, scope), [params, scope])

  /** Sets parameters, or removes those with an empty value. */
  const set = (values: Record<string, string | readonly string[]>) =>
    setParams((current) => paramsWith(current, values), IN_PLACE)

  return {
    ...read,
    /** Whether the list is walked call by call. */
    isCalling: view === 'calls',
    /** The id of the contact in the panel. */
    openId: inPanel(contact, view),
    /** The id of the contact that has the whole page. */
    pageId: isPage ? contact : null,
    /** The list of possible duplicates is shown instead. */
    areDuplicates: view === 'duplicates',
    /** The follow-up plans are shown instead. */
    arePlans: view === 'plans',
    /** The import that is open; `new` for choosing a file. */
    importId: params.get('import'),
    setQ: (q: string) => set({ q }),
    setSort: (value: ContactSort) => set({ sort: value === USUAL_SORT ? '' : value }),
    setFilter: (field: FilterField, values: readonly string[]) => set({ [field]: values }),
    setCustom: (key: string, asked: string) => set({ [customParameter(key)]: asked }),
    clear: () => set(withoutCustom(read.custom, asParameters({}))),
    /** The columns in the address, with commas; empty for those that the browser keeps. */
    columns: params.get('columns') ?? '',
    /** The id or the key of the smart list that is shown. */
    listId: params.get('list'),
    /** Shows exactly these filters, with these other parameters. Those with an empty value are removed. */
    show: (shown: Filters, others: Record<string, string>) =>
      set({ ...withoutCustom(read.custom, asParameters(shown)), ...others }),
    open: (id: string) => set({ contact: id, create: '' }),
    close: useCloseContact(),
    openPage: (id: string) => set({ contact: id, view: 'page', create: '' }),
    openImport: (id: string) => set({ import: id, contact: '', create: '' }),
    closeImport: () => set({ import: '' }),
    startCreating: () => set({ create: 'contact' }),
  }
}

/** A function that closes what is open over the list, a contact or a form, or the page of a contact. */
export function useCloseContact(): () => void {
  const [, setParams] = useSearchParams()
  return useCallback(
    () => setParams((current) => paramsWith(current, { contact: '', create: '', view: '', show: '' }), IN_PLACE),
    [setParams],
  )
}

/** Parameters that also end the filters of an address by custom fields, unless they set them. */
const withoutCustom = (custom: CustomFilters, parameters: Record<string, string>): Record<string, string> => ({
  ...Object.fromEntries(Object.keys(custom).map((key) => [customParameter(key), ''])),
  ...parameters,
})

/** Gives the current URL with other values. */
function useAddressWith(): (values: Record<string, string>) => string {
  const [params] = useSearchParams()
  return (values) => `?${paramsWith(params, values)}`
}

/** The URL of a contact's whole page, from which its list can be reached again. */
export function useContactPageAddress(): (id: string) => string {
  const addressWith = useAddressWith()
  return (id) => addressWith({ contact: id, view: 'page' })
}

/** The URL of the possible duplicates, from which the list can be reached again. */
export const useDuplicatesAddress = (): string =>
  useAddressWith()({ contact: '', create: '', show: '', view: 'duplicates' })

/** The URL of the calls of the current list. */
export const useCallsAddress = (): string => useAddressWith()({ contact: '', view: 'calls' })

/** The URL of the list without a contact. */
export const useListAddress = (): string => useAddressWith()({ contact: '', view: '', show: '' })

/** The URL of the current list with a contact open. */
export function useContactAddress(): (id: string) => string {
  const addressWith = useAddressWith()
  return (id) => addressWith({ contact: id })
}
