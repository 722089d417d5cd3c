import { useAtomValue } from 'jotai'
import { useNotify, useRemote } from 'remote-kit/context'
import { userProfileAtom } from 'remote-kit/session'
import { useUndoEvent } from './undo.api.ts'

/**
 * Confirms a change of a deal. Offers Undo if the deal's history does, for the user's own last change. If the history
 * cannot be read, the change is confirmed without.
 */
export function useOfferUndo(): (deal: string, message: string) => Promise<void> {
  const { api } = useRemote()
  const notify = useNotify()
  const undo = useUndoEvent()
  const user = useAtomValue(userProfileAtom)

  return async (deal, message) => {
    const params = { path: { id: deal }, query: { page_size: 1 } }
    const history = await api.GET('/deals/{id}/history/', { params }).catch(() => undefined)
    const [last] = history?.data?.results ?? []
    const isOurs = last?.can_undo && last.actor === user?.id
    notify.success(message, isOurs ? { undo: () => undo(last.id) } : {})
  }
}
