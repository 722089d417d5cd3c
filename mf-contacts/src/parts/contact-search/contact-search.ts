/** The search parameters of a contact list: filters, sort order and the open contact. */
import { useMemo } from 'react'
import { ContactSource, ContactStatus, ContactTemperature } from 'openapi/codes'
import { type FilteredContactField, filteredContactFields } from 'openapi/fields/contact'
import { customParameter, readCustomFilters } from 'remote-kit/custom-fields/filters'
import { useSearchParams } from 'remote-kit/use-search-params'
import { withoutUndefined } from 'remote-kit/without-undefined'
import type { ContactQuery } from '#parts/contacts/contacts.api.ts'

/** A field that can be filtered, with its name in the contract. */
export type FilterField = Exclude<FilteredContactField, 'custom_fields'>

const isFilterField = (name: string): name is FilterField => name in filteredContactFields && name !== 'custom_fields'

/** The filters in the order of their chips. */
export const filterFields: readonly FilterField[] = Object.keys(filteredContactFields).filter(isFilterField)

/** Selected values by field, as in the URL: codes and ids. Empty means any. */
export type ContactFilters = Record<FilterField, string[]>

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
] as const satisfies ContactQuery['sort'][]
export type ContactSort = (typeof sorts)[number]

/** The scope of a contact list: all contacts, or only some statuses. */
export interface ListScope {
  title: string
  /** The noun for one and for several of them. */
  noun: [one: string, many: string]
  /** The button that adds one. */
  create: string
  /** The title of the form in which one is added. */
  form: string
  statuses: readonly ContactStatus[]
}

export type ContactSearch = ReturnType<typeof useContactSearch>

/** Reads and writes the search parameters of the list, so that its URL can be shared. */
export function useContactSearch(scope: ListScope) {
  const [params, setParams] = useSearchParams()
  const q = params.get('q') ?? ''
  const contact = params.get('contact')
  const isPage = params.get('view') === 'page'
  const sort = sorts.find((candidate) => candidate === params.get('sort')) ?? '-updated_at'
  const filters = useMemo(() => readFilters(params), [params])
  const custom = useMemo(() => readCustomFilters(params), [params])
  const isCustom = Object.keys(custom).length > 0
  const query = useMemo(
    () => ({ ...toQuery(scope, q, filters, sort), ...(isCustom && { custom_fields: custom }) }),
    [scope, q, filters, sort, custom, isCustom],
  )

  /**
   * Sets parameters, or removes those with an empty value. Filters replace the history entry, so that Back leaves the
   * list.
   */
  const set = (values: Record<string, string | readonly string[]>) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        for (const [name, value] of Object.entries(values)) {
          if (value.length > 0) next.set(name, String(value))
          else next.delete(name)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )

  return {
    q,
    sort,
    filters,
    /** What is asked for of custom fields, by key. */
    custom,
    query,
    isNarrowed: q !== '' || isCustom || filterFields.some((field) => filters[field].length > 0),
    /** The id of the contact in the panel. */
    openId: isPage ? null : contact,
    /** The id of the contact that has the whole page. */
    pageId: isPage ? contact : null,
    isCreating: params.get('create') === 'contact',
    setQ: (q: string) => set({ q }),
    setSort: (value: ContactSort) => set({ sort: value === '-updated_at' ? '' : value }),
    setFilter: (field: FilterField, values: readonly string[]) => set({ [field]: values }),
    setCustom: (key: string, asked: string) => set({ [customParameter(key)]: asked }),
    clear: () => {
      const names = [...filterFields, ...Object.keys(custom).map(customParameter)]
      set({ q: '', ...Object.fromEntries(names.map((name) => [name, ''])) })
    },
    open: (id: string) => set({ contact: id, create: '' }),
    close: () => set({ contact: '', create: '', view: '', show: '' }),
    startCreating: () => set({ create: 'contact' }),
  }
}

/** The URL of a contact's whole page, from which its list can be reached again. */
export function useContactPageAddress(): (id: string) => string {
  const [params] = useSearchParams()
  return (id) => {
    const next = new URLSearchParams(params)
    next.set('contact', id)
    next.set('view', 'page')
    return `?${next}`
  }
}

/** The URL of the list without a contact. */
export function useListAddress(): string {
  const [params] = useSearchParams()
  const next = new URLSearchParams(params)
  for (const name of ['contact', 'view', 'show']) next.delete(name)
  return `?${next}`
}

/** The URL of the current list with a contact open. */
export function useContactAddress(): (id: string) => string {
  const [params] = useSearchParams()
  return (id) => {
    const next = new URLSearchParams(params)
    next.set('contact', id)
    return `?${next}`
  }
}

function readFilters(params: URLSearchParams): ContactFilters {
  const values = (field: FilterField) => params.get(field)?.split(',').filter(Boolean) ?? []
  return {
    status: values('status'),
    temperature: values('temperature'),
    source: values('source'),
    labels: values('labels'),
    owner: values('owner'),
  }
}

/** Ignores unknown codes, because a URL can be typed by hand. */
function toQuery(scope: ListScope, q: string, filters: ContactFilters, sort: ContactSort): ContactQuery {
  const isWhole = scope.statuses.length === Object.keys(ContactStatus).length
  const asked: { [Field in FilterField]: ContactQuery[Field] | undefined } = {
    status: chosen(scope.statuses, filters.status) ?? (isWhole ? undefined : [...scope.statuses]),
    temperature: chosen(Object.values(ContactTemperature), filters.temperature),
    source: chosen(Object.values(ContactSource), filters.source),
    labels: filters.labels.length > 0 ? filters.labels : undefined,
    owner: filters.owner[0],
  }
  return { sort, ...(q && { q }), ...withoutUndefined<ContactQuery>(asked) }
}

/** No codes means no filter. */
function chosen<Code extends number>(codes: readonly Code[], values: readonly string[]): Code[] | undefined {
  const found = codes.filter((code) => values.includes(String(code)))
  return found.length > 0 ? found : undefined
}
