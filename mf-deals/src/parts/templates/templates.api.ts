/** API calls for templates: editing, import and export, and applying one to a deal. */
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ApplyTemplate, Template, TemplateCreate, TemplateFile, TemplateUpdate } from 'openapi'
import { useCallback } from 'react'
import { atVersion } from 'remote-kit/at-version'
import { useApi, useRemote } from 'remote-kit/context'
import { dryRunKeyOf } from 'remote-kit/query-keys'
import { useWrite } from 'remote-kit/use-write'

const everyTemplate = { params: { query: { page_size: 100, count: 'none' } } } as const

/** Every template of the account, by name. Failures show in place. */
export function useTemplates() {
  return useApi().useQuery('get', '/templates/', everyTemplate, { meta: { silent: true } })
}

/** A function that reads the templates before they're needed. */
export function useReadTemplatesAhead(): () => Promise<void> {
  const api = useApi()
  const cache = useQueryClient()
  return useCallback(
    () => cache.prefetchQuery(api.queryOptions('get', '/templates/', everyTemplate, { meta: { silent: true } })),
    [api, cache],
  )
}

/** One template, for its editor. */
export function useTemplate(id: string) {
  return useApi().useQuery('get', '/templates/{id}/', { params: { path: { id } } }, { meta: { silent: true } })
}

/** Saves a template at the version that was read, or a new one. The editor shows refusals. */
export function useSaveTemplate(stored: Pick<Template, 'id' | 'version'> | null) {
  return useWrite(
    'templates',
    async (api, body: TemplateCreate & TemplateUpdate) =>
      stored ? api.PATCH('/templates/{id}/', { params: atVersion(stored), body }) : api.POST('/templates/', { body }),
    { meta: { silent: true } },
  )
}

/** Copies a template. */
export function useDuplicateTemplate() {
  return useWrite('templates', (api, id: string) =>
    api.POST('/templates/{id}/duplicate/', { params: { path: { id } } }),
  )
}

/** Deletes a template. Deals keep the items that they got from it. */
export function useDeleteTemplate() {
  return useWrite('templates', (api, id: string) => api.DELETE('/templates/{id}/', { params: { path: { id } } }), {
    meta: { silent: true },
  })
}

/** Creates a template from a file. Refusals, such as for invalid JSON, show in place. */
export function useImportTemplate() {
  return useWrite(
    'templates',
    async (api, file: File) => {
      // The API validates the template.
      const body: TemplateFile = JSON.parse(await file.text())
      return api.POST('/templates/import/', { body })
    },
    { meta: { silent: true } },
  )
}

/** Downloads a template as a file. Not `useWrite`: nothing is written; a mutation reports what went wrong. */
export function useExportTemplate() {
  const { api } = useRemote()
  return useMutation({
    mutationFn: async ({ id, name }: Pick<Template, 'id'> & { name: string }) => {
      const { data } = await api.GET('/templates/{id}/export/', { params: { path: { id } } })
      const text = `${JSON.stringify(data, null, 2)}\n`
      const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
      Object.assign(document.createElement('a'), { href: url, download: `${name}.json` }).click()
      URL.revokeObjectURL(url)
    },
  })
}

/** The preview of applying a template. The previous answer stays until the next one has loaded. */
export function useApplicationPreview(deal: string, body: ApplyTemplate | null) {
  const { api } = useRemote()
  return useQuery({
    queryKey: dryRunKeyOf('/deals/{id}/apply_template/', deal, body),
    queryFn: async () => {
      if (!body) return null
      const params = { path: { id: deal }, query: { dry_run: true } }
      const { data } = await api.POST('/deals/{id}/apply_template/', { params, body })
      return data ?? null
    },
    enabled: body !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    meta: { silent: true },
  })
}

/** Applies a template as previewed. The caller shows refusals. */
export function useApplyTemplate(deal: string) {
  return useWrite(
    'deals',
    (api, body: ApplyTemplate) => api.POST('/deals/{id}/apply_template/', { params: { path: { id: deal } }, body }),
    { meta: { silent: true } },
  )
}
