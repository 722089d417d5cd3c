import type { CustomField } from 'openapi'
import type { CustomFieldEntity } from 'openapi/codes'
import { useMemo } from 'react'
// By its public name, as remotes import it: the page has one context, shared by the shell.
import { useApi } from 'remote-kit/context'
import type { CustomFilters } from './custom-filters.ts'

const NONE: readonly CustomField[] = []
/** How long the fields stay fresh, so that rows and panels send no requests: five minutes, in ms. */
const staleTime = 300_000

/** The account's own fields of contacts or deals that are in use, in order. Empty while loading. */
export const useCustomFields = (entity: CustomFieldEntity): readonly CustomField[] => useFields(entity, false, true)

/**
 * The fields in use, and the retired ones that are asked for: an address or a saved list can outlive a field, and what
 * narrows a list shows.
 */
export function useFilterFields(entity: CustomFieldEntity, asked: CustomFilters): readonly CustomField[] {
  const used = useCustomFields(entity)
  const isUsed = (key: string) => used.some((field) => field.key === key)
  const others = Object.keys(asked).filter((key) => !isUsed(key))
  const retired = useFields(entity, true, others.length > 0)
  return useMemo(() => [...used, ...retired.filter(({ key }) => asked[key])], [used, retired, asked])
}

function useFields(entity: CustomFieldEntity, retired: boolean, enabled: boolean): readonly CustomField[] {
  const query = { entity, retired, page_size: 100 }
  const { data } = useApi().useQuery(
    'get',
    '/custom_fields/',
    { params: { query } },
    { staleTime, enabled, meta: { silent: true } },
  )
  return data?.results ?? NONE
}
