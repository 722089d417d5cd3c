import { useQueryClient } from '@tanstack/react-query'
import type { DealsChange, DealsChanged } from 'openapi'
import { useApi, useNotify } from 'remote-kit/context'
import { formatQuantity } from 'ui-kit/format'
import { refreshDeals } from '../workspaces.api.ts'

type Action = DealsChange['action']

const OPPOSITE: Record<Action, Action> = { archive: 'restore', restore: 'archive' }
const DONE: Record<Action, string> = { archive: 'archived', restore: 'back on the board' }

/** As many as the API takes in one call. */
export const MOST_DEALS = 100

/** Archives or restores many deals in one call: says what went through and what did not, and takes it back on request. */
export function useChangeDeals() {
  const cache = useQueryClient()
  const notify = useNotify()
  const { mutate, isPending } = useApi().useMutation('post', '/deals/bulk/', { onSuccess: () => refreshDeals(cache) })

  const tell = (action: Action, { changed, skipped }: DealsChanged, isUndo: boolean) => {
    if (changed.length > 0) {
      const [only] = changed
      const what = changed.length === 1 && only ? only.name : formatQuantity(changed.length, 'deal')
      const is = action === 'archive' ? '' : changed.length === 1 ? 'is ' : 'are '
      const undo = () =>
        run(
          OPPOSITE[action],
          changed.map(({ id }) => id),
          { isUndo: true },
        )
      notify.success(`${what} ${is}${DONE[action]}`, isUndo ? {} : { undo })
    }
    if (skipped.length > 0) {
      const lines = skipped.map(({ name, reason }) => `${name ?? 'One of them'} ${reason}`)
      notify.error(
        `${formatQuantity(skipped.length, 'deal')} left as ${skipped.length === 1 ? 'it was' : 'they were'}`,
        lines,
      )
    }
  }

  function run(
    action: Action,
    deals: string[],
    { isUndo = false, onDone }: { isUndo?: boolean; onDone?: () => void } = {},
  ) {
    mutate(
      { body: { action, deals } },
      {
        onSuccess: (answer) => {
          tell(action, answer, isUndo)
          onDone?.()
        },
      },
    )
  }

  return { changeDeals: run, isPending }
}
