import { useMutation } from '@tanstack/react-query'
import type { DealsChange, DealsChanged } from 'openapi'
import { useState } from 'react'
import { useRemote } from 'remote-kit/context'
import { isConflict } from 'remote-kit/forms/refusals'
import { useChangeDeals } from './use-change-deals.ts'

/** A change of many deals that waits for the user to agree. */
export interface AskedChange {
  change: DealsChange
  outcome: DealsChanged
  /** Someone changed the deals since the last preview. */
  isOutdated: boolean
}

/** Shows what a change does to every deal before it happens: `asked` has the outcome until the user agrees or goes back. */
export function useAgreedChange(onChanged: () => void) {
  const { api } = useRemote()
  const [asked, setAsked] = useState<AskedChange | null>(null)
  // Not `useWrite`: a dry run writes nothing.
  const look = useMutation({
    mutationFn: async (body: DealsChange) =>
      (await api.POST('/deals/bulk/', { params: { query: { dry_run: true } }, body })).data,
    meta: { silent: true },
  })
  const { changeDeals, isPending, error } = useChangeDeals({ isSilent: true })

  const show = (change: DealsChange, isOutdated: boolean) =>
    look.mutate(change, { onSuccess: (outcome) => outcome && setAsked({ change, outcome, isOutdated }) })
  const agree = () => {
    if (!asked || isPending) return
    const { change, outcome } = asked
    changeDeals(
      { ...change, preview: outcome.preview },
      { onDone: onChanged, onError: (refused) => isConflict(refused) && show(change, true) },
    )
  }

  return {
    ask: (change: DealsChange) => show(change, false),
    asked,
    agree,
    goBack: () => setAsked(null),
    isPending: look.isPending || isPending,
    error: look.error ?? (isConflict(error) ? null : error),
  }
}
