/** The API call that undoes an event. */
import { useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { copy } from './copy.ts'

/** Undoes an event. A refusal, such as for later changes, is reported. */
export function useUndoEvent(): (event: string) => void {
  const notify = useNotify()
  const { mutate } = useWrite(
    'events',
    (api, event: string) => api.POST('/events/{id}/undo/', { params: { path: { id: event } } }),
    { onSuccess: ({ kept }) => notify.success(copy.undoResult(kept.map(({ title }) => title))) },
  )
  return mutate
}
