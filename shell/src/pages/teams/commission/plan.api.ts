/** Calls about commission plans: how a member stands, and giving them a plan. */
import { useQueryClient } from '@tanstack/react-query'
import type { CommissionPlan, CommissionPlanOutcome } from 'openapi'
import { useApi, useRemote } from 'remote-kit/context'
import type { PlanTerms } from './plan-draft.ts'

/** How the members of a team stand whom the viewer may see. */
export function useStandings(team: string) {
  return useApi().useQuery('get', '/commission_plans/standings/', { params: { query: { team } } })
}

/** The member's plans, the newest first. */
export function usePlans(team: string, user: string) {
  return useApi().useQuery('get', '/commission_plans/', { params: { query: { team, user, page_size: 100 } } })
}

export interface PlanChange {
  team: string
  user: string
  /** The plan that is corrected; null for a new one. */
  corrected: CommissionPlan | null
  terms: PlanTerms
}

/** Sees what a plan changes, and gives it. Refusals are the dialog's to show. */
export function useKeepPlan() {
  const { api } = useRemote()
  const queryClient = useQueryClient()
  const send = async (
    { team, user, corrected, terms }: PlanChange,
    dry_run: boolean,
  ): Promise<CommissionPlanOutcome> => {
    const query = { dry_run }
    const { data } = corrected
      ? await api.PATCH('/commission_plans/{id}/', {
          params: { query, path: { id: corrected.id }, header: { 'If-Match': `"${corrected.version}"` } },
          body: terms,
        })
      : await api.POST('/commission_plans/', { params: { query }, body: { team, user, ...terms } })
    if (!data) throw new Error('The plan had no answer')
    return data
  }
  return {
    preview: (change: PlanChange) => send(change, true),
    commit: async (change: PlanChange) => {
      await send(change, false)
      // Deals and every sum of them may read otherwise now.
      await queryClient.invalidateQueries()
    },
  }
}
