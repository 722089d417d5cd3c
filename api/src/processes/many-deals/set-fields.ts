/** Sets one thing of many deals: whether they are archived, their lead agent, priority or status. */
import { DealStatus, dealStatusLabels, type Priority, priorityLabels } from 'openapi/codes'
import { nextStatuses } from '#entities/deals/lifecycle.ts'
import { invalid } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { ledBy, leadOf } from '#processes/deal-course/assign-agents.command.ts'
import { archiveDeal, restoreDeal, updateDeal } from '#processes/deal-course/update-deal.command.ts'
import { failsContract } from '#processes/deal-contracts/fail-contract.command.ts'
import { type DealsAct, endedRefusal } from './deals-act.ts'
import { moveOf } from './move-date.ts'

export const archive: DealsAct = {
  isUndoneByEvents: false,
  refusal: (deal) => (deal.archived_at ? 'is already archived' : null),
  run: async (change, deal) => {
    await archiveDeal(change, deal)
    return null
  },
}

export const restore: DealsAct = {
  isUndoneByEvents: false,
  refusal: (deal) => (deal.archived_at ? null : 'isn’t archived'),
  run: async (change, deal) => {
    await restoreDeal(change, deal)
    return null
  },
}

/** Makes someone the lead agent in place of the present one. Other agents stay, with their shares. */
export const setAgent = (viewer: Viewer, user: string): DealsAct => ({
  isUndoneByEvents: true,
  refusal: (deal) => endedRefusal(deal) ?? (leadOf(deal) === user ? 'already has this agent' : null),
  run: async (change, deal) => {
    await updateDeal(change, viewer, deal, { agents: ledBy(deal, user) })
    return null
  },
})

/** Gives deals a priority. */
export const setPriority = (viewer: Viewer, priority: Priority): DealsAct => ({
  isUndoneByEvents: true,
  refusal: (deal) => {
    if (deal.archived_at) return 'is archived'
    return deal.priority === priority ? `already has ${priorityLabels[priority].toLowerCase()} priority` : null
  },
  run: async (change, deal) => {
    await updateDeal(change, viewer, deal, { priority })
    return null
  },
})

/**
 * Sets a status that asks nothing more of a deal than the acceptance of one that comes under contract.
 * @throws 400 for Closed and Fell Through: each deal has its own price or reason. For an acceptance with another status
 */
export function setStatus(viewer: Viewer, status: DealStatus, acceptance?: string): DealsAct {
  if (status === DealStatus.Closed) throw invalid('status', 'can’t be Closed: close each deal with its price and date')
  if (status === DealStatus.FellThrough)
    throw invalid('status', 'can’t be Fell Through: move the deals to a lost phase with the reason')
  if (acceptance !== undefined && status !== DealStatus.UnderContract)
    throw invalid('acceptance', 'is only for the status Under Contract')
  return {
    isUndoneByEvents: true,
    refusal: (deal) => {
      if (deal.status === status) return `is already marked “${dealStatusLabels[status]}”`
      const ended = endedRefusal(deal)
      if (ended) return ended
      if (failsContract(deal, status)) return 'is under contract: end its contract on its own page'
      const next = nextStatuses({ status: deal.status, status_before: deal.status_before ?? null })
      const [from, to] = [dealStatusLabels[deal.status], dealStatusLabels[status]]
      return next.includes(status) ? null : `can’t go from “${from}” to “${to}”`
    },
    run: async (change, deal) => {
      if (acceptance !== undefined && !deal.dates.acceptance)
        return moveOf(change, viewer, deal, { date: 'acceptance', to: acceptance, status: DealStatus.UnderContract })
      await updateDeal(change, viewer, deal, { status })
      // Its acceptance stays. It's listed with those whose dates follow.
      return status === DealStatus.UnderContract ? { from: null, to: null, moved: 0, to_confirm: 0, added: 0 } : null
    },
  }
}
