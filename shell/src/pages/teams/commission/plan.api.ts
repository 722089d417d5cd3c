/** Calls about commission plans: how a member stands, and giving them a plan. */
import type { CommissionPlan } from 'openapi'
import type { ApiClient } from 'remote-kit/api-client'
import { atVersion } from 'remote-kit/at-version'
import { useApi, useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
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

/** Sees which closed deals a plan would change, without giving it. */
export function usePreviewPlan() {
  return useWrite('commission_plans', (api, change: PlanChange) => send(api, change, true), { leaves: {} })
}

/** Gives a plan. */
export function useGivePlan() {
  const notify = useNotify()
  return useWrite('commission_plans', (api, change: PlanChange) => send(api, change, false), {
    onSuccess: () => notify.success('The plan is saved.'),
  })
}

async function send(api: ApiClient, { team, user, corrected, terms }: PlanChange, dry_run: boolean) {
  const query = { dry_run }
  if (!corrected) return api.POST('/commission_plans/', { params: { query }, body: { team, user, ...terms } })
  return api.PATCH('/commission_plans/{id}/', { params: { query, ...atVersion(corrected) }, body: terms })
}
