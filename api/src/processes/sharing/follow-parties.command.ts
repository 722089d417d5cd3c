/** A portal lets its contact in only while they are a party of the deal. */
import { AccountLinkPurpose } from 'openapi/codes'
import { supersedeAccountLinks } from '#entities/account-links/account-link.command.ts'
import type { StoredDeal } from '#entities/deals/deal.model.ts'
import { PortalModel, type StoredPortal } from '#entities/portals/portal.model.ts'
import type { Change } from '#platform/events/change.ts'
import { nextVersion } from '#platform/records/record.ts'

type Deal = Pick<StoredDeal, '_id' | 'parties'>

/** Closes the portals of contacts that have left the deal, and opens those of contacts that are back. */
export async function followParties(change: Change, { _id: deal, parties }: Deal): Promise<void> {
  const { at } = change
  const contacts = parties.map(({ contact }) => contact)
  const left = { deal, contact: { $nin: contacts }, left_at: null }
  const closing = await PortalModel.collection.find<StoredPortal>(left, { session: change.session }).toArray()
  for (const { user } of closing)
    if (user) await supersedeAccountLinks(change, { user, purpose: AccountLinkPurpose.portal, deal })
  await setLeft(change, left, at)
  await setLeft(change, { deal, contact: { $in: contacts }, left_at: { $ne: null } }, null)
}

async function setLeft({ session, at }: Change, portals: object, left_at: Date | null): Promise<void> {
  await PortalModel.collection.updateMany(portals, [{ $set: { left_at, ...nextVersion(at, 'derived') } }], { session })
}
