import { useApi, useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { copy } from './copy.ts'

/** What removing the sample data takes away and leaves. Counted anew each time. */
export const useSampleData = () =>
  useApi().useQuery('get', '/sample_data/', {}, { gcTime: 0, staleTime: 0, meta: { silent: true } })

/** Adds the sample data. */
export function useAddSampleData() {
  const notify = useNotify()
  return useWrite('sample_data', (api) => api.POST('/sample_data/'), {
    onSuccess: () => notify.success(copy.addSampleData.added),
  })
}

/** Removes the sample data. */
export function useRemoveSampleData(onRemoved: () => void) {
  const notify = useNotify()
  return useWrite('sample_data', (api) => api.DELETE('/sample_data/'), {
    meta: { silent: true },
    onSuccess: () => {
      notify.success(copy.removeSampleDataDialog.removed)
      onRemoved()
    },
  })
}
