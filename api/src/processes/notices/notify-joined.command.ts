/** Notifies people whom someone else has added to a deal. */
import type { StoredDeal } from '#entities/deals/deal.model.ts'
import { notify } from '#entities/notifications/notify.command.ts'
import type { Change } from '#platform/events/change.ts'
import type { DealSave } from '#processes/deal-save/deal-hooks.ts'
import { namedWithRest, toldOnce } from './told-once.ts'

/** Call when a deal has been saved. */
export async function notifyJoined(change: Change, deal: StoredDeal, { before }: DealSave): Promise<void> {
  const known = new Set(before?.agents.map(({ user }) => String(user)))
  for (const { user } of deal.agents) if (!known.has(String(user))) joined(change, user, deal)
}

const joined = toldOnce<StoredDeal>(async (change, user, [first, ...others]) => {
  if (!first) return
  await notify(change, {
    to: [user],
    kind: 'joined',
    text: (whom) => `added ${whom} to ${others.length === 0 ? 'a deal' : `${others.length + 1} deals`}`,
    subject: namedWithRest(first.name, others.length),
    deal: first._id,
  })
})
