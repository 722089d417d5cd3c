/**
 * The parties of a deal: which contacts they are, the names of its clients, and which agents may see those contacts.
 */
import { trusted, Types } from 'mongoose'
import type { DealParty } from 'openapi'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { contactScope } from '#entities/contacts/contact.policy.ts'
import { contactName } from '#entities/contacts/contact.presenter.ts'
import { clientRoles } from '#entities/deals/client-roles.ts'
import { type DealDocument, DealModel, type StoredDeal } from '#entities/deals/deal.model.ts'
import { type Change, originalOf } from '#platform/events/change.ts'
import { followed } from '#platform/events/followed.ts'
import { invalid } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import type { DealSave } from '#processes/deal-save/deal-hooks.ts'

/** Sets the deal's parties. Each must be a contact that the viewer may see, or one already on the deal. */
export async function setParties(
  change: Change,
  viewer: Viewer,
  deal: DealDocument,
  parties: readonly DealParty[],
): Promise<void> {
  await knownParties(change, viewer, deal, parties)
  deal.set('parties', parties)
}

/** Adds the parties whose contacts aren't on the deal yet. */
export function joinParties(
  deal: DealDocument,
  parties: Iterable<{ contact: Types.ObjectId | string; role: DealParty['role'] }>,
): void {
  for (const { contact, role } of parties) {
    if (deal.parties.some((one) => one.contact.equals(contact))) continue
    deal.parties.push({ contact: new Types.ObjectId(contact), role })
  }
}

/** @throws 400 for a contact that the viewer may not see and that is not on the deal either */
export async function knownParties(
  { session }: Change,
  viewer: Viewer,
  deal: DealDocument,
  parties: readonly DealParty[],
): Promise<void> {
  const ids = parties.map(({ contact }) => contact)
  const known = new Set(deal.parties.map(({ contact }) => String(contact)))
  const seen = await ContactModel.collection
    .find({ $and: [contactScope(viewer), byIds(ids)] }, { projection: { _id: 1 }, session })
    .toArray()
  for (const { _id } of seen) known.add(String(_id))
  const stranger = ids.findIndex((id) => !known.has(id))
  if (stranger >= 0) throw invalid(`parties.${stranger}.contact`, 'isn’t one of the contacts you can see')
}

/** Whether the contacts of the parties still exist. They may be gone for parties that are not of a deal now. */
export async function partiesExist(
  { session }: Change,
  { account }: Pick<StoredDeal, 'account'>,
  parties: StoredDeal['parties'],
): Promise<boolean> {
  const ids = [...new Map(parties.map(({ contact }) => [String(contact), contact])).values()]
  const known = { _id: trusted({ $in: ids }), account, merged_into: null }
  return (await ContactModel.countDocuments(known, { session })) === ids.length
}

/** Updates the clients' names on a deal being saved, if they may have changed. */
export async function nameClientsOfSaved(
  change: Change,
  deal: DealDocument,
  { before, changed }: DealSave,
): Promise<void> {
  if (!before || changed.has('parties') || changed.has('representation')) await nameClients(change, deal)
}

/** Sets the clients' names on the deal, in the order of the parties. */
export async function nameClients({ session }: Change, deal: DealDocument): Promise<void> {
  const roles = clientRoles[deal.representation]
  const clients = deal.parties.filter(({ role }) => roles.includes(role)).map(({ contact }) => contact)
  const contacts = await ContactModel.find({ _id: trusted({ $in: clients }) }, NAMES, { session }).lean()
  const names = new Map(contacts.map((contact) => [String(contact._id), contactName(contact)]))
  deal.set(
    'client_names',
    clients.flatMap((id) => names.get(String(id)) ?? []),
  )
}

const NAMES = { first_name: 1, last_name: 1, company: 1 }

/** Gives the agents of a saved deal access to its contacts, if either may have changed. */
export async function shareContactsOfSaved(
  change: Change,
  deal: DealDocument,
  { before, changed }: DealSave,
): Promise<void> {
  if (!before || changed.has('parties') || changed.has('agents')) await shareContacts(change, deal, before)
}

/**
 * Gives the deal's agents access to its contacts, and takes it away for contacts removed from it. Call after the deal
 * is saved.
 */
export async function shareContacts(change: Change, deal: DealDocument, before: StoredDeal | null): Promise<void> {
  const touched = new Set([...deal.parties, ...(before?.parties ?? [])].map(({ contact }) => String(contact)))
  for (const contact of touched) await shareContact(change, contact)
}

/** Gives the agents of the contact's deals access to it, and no one else but its owner. */
export async function shareContact({ session }: Change, id: string): Promise<void> {
  const deals = await DealModel.find({ 'parties.contact': id }, { agents: 1 }, { session }).lean()
  const users = new Map(deals.flatMap(({ agents }) => agents.map(({ user }) => [String(user), user] as const)))
  const update = { $set: { shared_with: [...users.values()] } }
  // No one sees who else sees the contact, so its version stays.
  await ContactModel.updateOne({ _id: id }, update, { session, timestamps: false })
}

/** Updates the contact's name on the deals whose client it is. */
export async function renameClient(change: Change, contact: Types.ObjectId): Promise<void> {
  const deals = await DealModel.find({ 'parties.contact': contact }, null, { session: change.session })
  for (const deal of deals) {
    await nameClients(change, deal)
    const before = originalOf(deal)
    await change.saveDerived(deal)
    change.follow(deal._id, followed('deal', before, deal.toObject({ depopulate: true })))
  }
}

const byIds = (ids: readonly string[]) => ({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } })
