import type { FirstStep, FirstSteps } from 'openapi'

/** Where a first step is done. Steps about a deal lead to the latest one. */
export function firstStepLink(step: FirstStep, { deal }: Pick<FirstSteps, 'deal'>): string {
  const newDeal = '/agent/workspaces?create=deal'
  const links: Record<FirstStep, string> = {
    deal: newDeal,
    client: deal ? `/agent/deal/${deal}?view=people` : newDeal,
    contacts: '/agent/contacts?import=new',
    portal: deal ? `/agent/client_portal/${deal}` : newDeal,
    teammate: '/agent/teams',
    notifications: '/agent?you=notifications',
  }
  return links[step]
}

/** The address at which the home screen shows the first steps even if all are done. */
export const SHOWN_AGAIN = 'first_steps'
