/** API calls that change the account's labels. Reading them is `useLabels` in parts/contacts. */
import type { Label, LabelCreate, LabelUpdate } from 'openapi'
import { atVersion } from 'remote-kit/at-version'
import { useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { copy } from './copy.ts'

interface Creation {
  /** The idempotency key. Sent twice, it is saved once. */
  key: string
  body: LabelCreate
}

/** Creates a label. The form shows a refusal itself. */
export const useCreateLabel = () =>
  useWrite(
    'labels',
    (api, { key, body }: Creation) => api.POST('/labels/', { params: { header: { 'Idempotency-Key': key } }, body }),
    { meta: { silent: true } },
  )

/** Changes a label. The form shows a refusal itself. */
export const useUpdateLabel = () =>
  useWrite(
    'labels',
    (api, { label, body }: { label: Label; body: LabelUpdate }) =>
      api.PATCH('/labels/{id}/', { params: atVersion(label), body }),
    { meta: { silent: true } },
  )

/** Deletes a label, which takes it off all contacts. */
export function useDeleteLabel() {
  const notify = useNotify()
  return useWrite('labels', (api, label: Label) => api.DELETE('/labels/{id}/', { params: atVersion(label) }), {
    onSuccess: (_answer, { name }) => notify.success(copy.deleted(name)),
  })
}
