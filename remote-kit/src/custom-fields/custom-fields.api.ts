import type { CustomField } from 'openapi'
import type { CustomFieldEntity } from 'openapi/codes'
// By its public name, as remotes import it: the page has one context, shared by the shell.
import { useApi } from 'remote-kit/context'

const NONE: readonly CustomField[] = []
/** How long the fields stay fresh, so that rows and panels send no requests: five minutes, in ms. */
const staleTime = 300_000

/** The account's own fields of contacts or deals that are in use, in order. Empty while loading. */
export function useCustomFields(entity: CustomFieldEntity): readonly CustomField[] {
  const query = { entity, retired: false, page_size: 100 }
  const { data } = useApi().useQuery(
    'get',
    '/custom_fields/',
    { params: { query } },
    { staleTime, meta: { silent: true } },
  )
  return data?.results ?? NONE
}
