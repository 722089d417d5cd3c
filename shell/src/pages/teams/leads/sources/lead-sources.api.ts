/** API calls of lead sources. */
import type { LeadSource, LeadSourceCreate, LeadSourceUpdate } from 'openapi'
import { useApi, useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { copy } from './copy.ts'

/** The account's lead sources by name, retired ones included. */
export function useLeadSources() {
  const query = { page_size: 100 }
  return useApi().useQuery('get', '/lead_sources/', { params: { query } }, { meta: { silent: true } })
}

/** Adds a lead source. The dialog shows errors itself. */
export function useCreateLeadSource() {
  return useWrite('lead_sources', (api, body: LeadSourceCreate) => api.POST('/lead_sources/', { body }), {
    meta: { silent: true },
  })
}

/** Changes a lead source. The dialog shows errors itself. */
export function useUpdateLeadSource(id: string) {
  return useWrite(
    'lead_sources',
    (api, body: LeadSourceUpdate) => api.PATCH('/lead_sources/{id}/', { params: { path: { id } }, body }),
    { meta: { silent: true } },
  )
}

/** Gives a form a new address. */
export function useRotateLeadSource(id: string) {
  return useWrite('lead_sources', (api) => api.POST('/lead_sources/{id}/rotate/', { params: { path: { id } } }))
}

type Retiring = { source: LeadSource; retired: boolean }

/** Retires lead sources and brings them back. A toast offers Undo, since nothing is lost by either. */
export function useRetireLeadSource() {
  const notify = useNotify()
  const { mutate } = useWrite(
    'lead_sources',
    (api, { source: { id }, retired }: Retiring) =>
      api.PATCH('/lead_sources/{id}/', { params: { path: { id } }, body: { retired } }),
    {
      onSuccess: (source, { retired }) =>
        notify.success(retired ? copy.panel.retired(source.name) : copy.panel.restored(source.name), {
          undo: () => mutate({ source, retired: !retired }),
        }),
    },
  )
  return mutate
}
