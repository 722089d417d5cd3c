/** Calls about templates: keeping them, carrying them as files, and applying one to a deal. */
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ApplyTemplate, Template, TemplateCreate, TemplateFile, TemplateUpdate } from 'openapi'
import { useApi, useRemote } from 'remote-kit/context'
import { refreshTasks } from '#parts/tasks/task-cache.ts'

/** Every template of the account, by name. Failures show in place. */
export function useTemplates() {
  const query = { page_size: 100, count: 'none' } as const
  return useApi().useQuery('get', '/templates/', { params: { query } }, { meta: { silent: true } })
}

/** One template, for its editor. */
export function useTemplate(id: string) {
  return useApi().useQuery('get', '/templates/{id}/', { params: { path: { id } } }, { meta: { silent: true } })
}

function useRefreshTemplates() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[1]).startsWith('/templates/') })
}

/** Saves a template as it was read, or a new one. Refusals show in the editor. */
export function useSaveTemplate(stored: Pick<Template, 'id' | 'version'> | null) {
  const { api } = useRemote()
  return useMutation({
    mutationFn: async (body: TemplateCreate & TemplateUpdate) => {
      if (!stored) return (await api.POST('/templates/', { body })).data
      const params = { path: { id: stored.id }, header: { 'If-Match': `"${stored.version}"` } }
      return (await api.PATCH('/templates/{id}/', { params, body })).data
    },
    onSuccess: useRefreshTemplates(),
    meta: { silent: true },
  })
}

/** Copies a template. */
export function useDuplicateTemplate() {
  return useApi().useMutation('post', '/templates/{id}/duplicate/', { onSuccess: useRefreshTemplates() })
}

/** Deletes a template; deals keep what they have of it. */
export function useDeleteTemplate() {
  return useApi().useMutation('delete', '/templates/{id}/', {
    meta: { silent: true },
    onSuccess: useRefreshTemplates(),
  })
}

/** Reads a file and makes a template of it. Refusals, such as for a text that is no file, show in place. */
export function useImportTemplate() {
  const { api } = useRemote()
  return useMutation({
    mutationFn: async (file: File) => {
      // Whether it is a template is for the API to judge.
      const body: TemplateFile = JSON.parse(await file.text())
      return (await api.POST('/templates/import/', { body })).data
    },
    onSuccess: useRefreshTemplates(),
    meta: { silent: true },
  })
}

/** Hands a template to the person as a file. */
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

/** What applying a template would add, kept on the screen while another answer is asked for. */
export function useApplicationPreview(deal: string, body: ApplyTemplate | null) {
  const { api } = useRemote()
  return useQuery({
    queryKey: ['template preview', deal, body],
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

/** Applies a template as it was previewed. Refusals are the caller's to show. */
export function useApplyTemplate(deal: string) {
  const { api } = useRemote()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: ApplyTemplate) =>
      (await api.POST('/deals/{id}/apply_template/', { params: { path: { id: deal } }, body })).data,
    onSuccess: () => refreshTasks(queryClient),
    meta: { silent: true },
  })
}
