/** The first steps with a new account, each as the records prove it. */
import type { Document } from 'mongodb'
import type { FirstSteps } from 'openapi'
import { FirstStep } from 'openapi/codes'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { contactScope } from '#entities/contacts/contact.policy.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import { dealScope } from '#entities/deals/deal.policy.ts'
import { NotificationSettingsModel } from '#entities/notifications/notification-settings.model.ts'
import { PortalModel } from '#entities/portals/portal.model.ts'
import { portalScope } from '#entities/portals/portal.policy.ts'
import { findSampleData } from '#entities/sample-data/find-sample-data.query.ts'
import { TeamModel } from '#entities/teams/team.model.ts'
import { teamScope } from '#entities/teams/team.policy.ts'
import { canDelete } from '#platform/http/policy.ts'
import { seesAll, type Viewer } from '#platform/http/viewer.ts'

/** Fewer may just be the clients of the first deals. */
const CONTACTS = 10

/** In order. Sample data proves nothing. Inviting is for owners and admins, importing for those who may delete. */
export async function readFirstSteps(viewer: Viewer): Promise<FirstSteps> {
  const mayInvite = seesAll(viewer)
  const mayImport = canDelete(viewer)
  const sample = await findSampleData(viewer.account)
  const ownDeals = { $and: [dealScope(viewer), { sample: { $ne: true } }] }
  const [latest, client, portal, contacts, teammate, notifications] = await Promise.all([
    DealModel.collection.findOne(ownDeals, { projection: { _id: 1 }, sort: { created_at: -1 } }),
    isAny(DealModel, { $and: [ownDeals, { 'client_names.0': { $exists: true } }] }),
    isAny(PortalModel, { $and: [await portalScope(viewer), { deal: { $nin: sample?.deals ?? [] } }] }),
    mayImport && hasContacts(viewer),
    // Beside the one who opened the account.
    mayInvite && isAny(TeamModel, { $and: [teamScope(viewer), { 'members.1': { $exists: true } }] }),
    isAny(NotificationSettingsModel, { _id: viewer.id }),
  ])
  const results = [
    { step: FirstStep.deal, done: latest !== null },
    { step: FirstStep.client, done: client },
    { step: FirstStep.portal, done: portal },
    ...(mayImport ? [{ step: FirstStep.contacts, done: contacts }] : []),
    ...(mayInvite ? [{ step: FirstStep.teammate, done: teammate }] : []),
    { step: FirstStep.notifications, done: notifications },
  ]
  return { results, deal: latest && String(latest._id) }
}

async function hasContacts(viewer: Viewer): Promise<boolean> {
  const own = { $and: [contactScope(viewer), { sample: { $ne: true } }] }
  return (await ContactModel.collection.countDocuments(own, { limit: CONTACTS })) === CONTACTS
}

type Stored = { collection: { findOne: (filter: Document, options: Document) => Promise<unknown> } }

const isAny = async ({ collection }: Stored, filter: Document): Promise<boolean> =>
  (await collection.findOne(filter, { projection: { _id: 1 } })) !== null
