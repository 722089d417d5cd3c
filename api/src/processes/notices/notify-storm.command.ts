/** Notifies the people of a deal whose risk has turned to storm. */
import type { RiskLevel } from 'openapi'
import type { StoredDeal } from '#entities/deals/deal.model.ts'
import { notify } from '#entities/notifications/notify.command.ts'
import type { Change } from '#platform/events/change.ts'
import type { DealFacts } from '#processes/deal-save/deal-facts.ts'

type Deal = Pick<StoredDeal, '_id' | 'name' | 'agents'>
type Turn = { deal: Deal; before: RiskLevel; now: RiskLevel }

/** The deals that each change has touched, with their risk before it and at last. */
const touched = new WeakMap<Change, Map<string, Turn>>()

/** Notes the new facts of a deal. Its people are told when the change is done, if it has turned to storm by then. */
export async function noteRisk(change: Change, deal: StoredDeal, { risk }: DealFacts): Promise<void> {
  const known = touched.get(change)
  const turns = known ?? new Map<string, Turn>()
  if (!known) {
    touched.set(change, turns)
    change.last(async () => {
      for (const turn of turns.values()) if (isStorm(turn)) await notifyStorm(change, turn.deal)
    })
  }
  const before = turns.get(String(deal._id))?.before ?? deal.risk.level
  turns.set(String(deal._id), { deal, before, now: risk.level })
}

const isStorm = ({ before, now }: Turn): boolean => now === 'storm' && before !== 'storm'

/** Tells everyone on the deal. */
export async function notifyStorm(change: Change, { _id: deal, name: subject, agents }: Deal): Promise<void> {
  const to = agents.map(({ user }) => user)
  const text = 'A contract date was missed'
  await notify(change, { to, kind: 'storm', text, byItself: true, subject, deal })
}
