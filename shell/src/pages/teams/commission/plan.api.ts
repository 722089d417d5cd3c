/** API calls of commission plans. */
import type { CommissionPlan } from 'openapi'
import type { ApiClient } from 'remote-kit/api-client'
import { atVersion } from 'remote-kit/at-version'
import { useApi, useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import type { PlanTerms } from './plan-draft.ts'
import { copy } from './copy.ts'

/** The standings of the members of a team that the viewer may see. */
export function useStandings(team: string) {
  return useApi().useQuery('get', '/commission_plans/standings/', { params: { query: { team } } })
}

/** The member's plans, newest first. */
export function usePlans(team: string, user: string) {
  return useApi().useQuery('get', '/commission_plans/', { params: { query: { team, user, page_size: 100 } } })
}

export interface PlanChange {
  team: string
  user: string
  /** The plan to correct, or null for a new one. */
  corrected: CommissionPlan | null
  terms: PlanTerms
}

/** Previews which closed deals a plan would change. Nothing is saved. */
export function usePreviewPlan() {
  return useWrite('commission_plans', (api, change: PlanChange) => send(api, change, true), { leaves: {} })
}

/** Saves a plan. */
export function useGivePlan() {
  const notify = useNotify()
  return useWrite('commission_plans', (api, change: PlanChange) => send(api, change, false), {
    onSuccess: () => notify.success(copy.planEditor.saved),
  })
}

async function send(api: ApiClient, { team, user, corrected, terms }: PlanChange, dry_run: boolean) {
  const query = { dry_run }
  if (!corrected) return api.POST('/commission_plans/', { params: { query }, body: { team, user, ...terms } })
  return api.PATCH('/commission_plans/{id}/', { params: { query, ...atVersion(corrected) }, body: terms })
}
