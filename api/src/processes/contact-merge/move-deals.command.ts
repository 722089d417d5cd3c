/** Puts one contact on the deals and contracts of another, and takes that back. */
import type { Types } from 'mongoose'
import type { KeptItem } from 'openapi'
import { DealContractModel, type StoredDealContract } from '#entities/deal-contracts/deal-contract.model.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import type { Change } from '#platform/events/change.ts'
import { same } from '#platform/events/diff.ts'
import { nextVersion } from '#platform/records/record.ts'
import { saveDeal } from '#processes/deal-save/save-deal.command.ts'
import type { Changed } from './contact-merge.model.ts'

type Sides = { account: Types.ObjectId; from: Types.ObjectId; to: Types.ObjectId }
type Party = { contact: Types.ObjectId; role: string }

const plain = (parties: readonly Party[]): Party[] => parties.map(({ contact, role }) => ({ contact, role }))

/** With the other contact, who has each role once. */
function withOther<P extends Party>(parties: readonly P[], from: Types.ObjectId, to: Types.ObjectId): P[] {
  const all = parties.map((party) => (party.contact.equals(from) ? { ...party, contact: to } : party))
  const isFirst = ({ contact, role }: Party, at: number) =>
    all.findIndex((one) => one.role === role && one.contact.equals(contact)) === at
  return all.filter(isFirst)
}

/** Puts the other contact on all deals. Names, access and who sees the contacts follow. */
export async function moveDeals(change: Change, { account, from, to }: Sides): Promise<Changed[]> {
  const { session } = change
  const deals = await DealModel.find({ account, 'parties.contact': from }, null, { session })
  const moved: Changed[] = []
  for (const deal of deals) {
    const before = plain(deal.parties)
    const after = withOther(before, from, to)
    deal.set('parties', after)
    await saveDeal(change, deal)
    moved.push({ id: deal._id, before: { parties: before }, after: { parties: after } })
  }
  return moved
}

/** Puts the parties back. Where these were changed since, only the contact's own roles go back. */
export async function moveDealsBack(
  change: Change,
  { from: kept, to: merged }: Omit<Sides, 'account'>,
  moved: readonly Changed[],
): Promise<KeptItem[]> {
  const changed: KeptItem[] = []
  for (const { id, before, after } of moved) {
    const deal = await DealModel.findById(id, null, { session: change.session })
    if (!deal) continue
    const had = before.parties as Party[]
    const now = plain(deal.parties)
    const isSame = same(now, plain(after.parties as Party[]))
    if (!isSame) changed.push({ kind: 'deal', id: String(id), title: deal.name })
    deal.set('parties', isSame ? had : ownRolesBack(now, had, { kept, merged }))
    await saveDeal(change, deal)
  }
  return changed
}

function ownRolesBack(
  now: readonly Party[],
  had: readonly Party[],
  { kept, merged }: { kept: Types.ObjectId; merged: Types.ObjectId },
): Party[] {
  const rolesOf = (contact: Types.ObjectId) =>
    had.flatMap((party) => (party.contact.equals(contact) ? [party.role] : []))
  const [theirs, mine] = [new Set(rolesOf(merged)), new Set(rolesOf(kept))]
  return now.flatMap((party) => {
    if (!party.contact.equals(kept) || !theirs.has(party.role)) return [party]
    const back = { ...party, contact: merged }
    return mine.has(party.role) ? [party, back] : [back]
  })
}

/** In contracts that do not follow a deal: those that ended, and offers in reserve. Call after the deals. */
export async function moveContracts({ session, at }: Change, { account, from, to }: Sides): Promise<Changed[]> {
  const having = { account, $or: [{ 'parties.contact': from }, { 'offered.parties.contact': from }] }
  const contracts = await DealContractModel.collection.find<StoredDealContract>(having, { session }).toArray()
  const moved: Changed[] = []
  for (const { _id, parties, offered } of contracts) {
    const before = { parties, offered: offered ?? null }
    const after = {
      parties: withOther(parties, from, to),
      offered: offered ? { ...offered, parties: withOther(offered.parties, from, to) } : null,
    }
    await DealContractModel.collection.updateOne(
      { _id },
      [{ $set: { ...literal(after), ...nextVersion(at, 'edit') } }],
      {
        session,
      },
    )
    moved.push({ id: _id, before, after })
  }
  return moved
}

/** Puts the parties of contracts back, unless they were changed since. */
export async function moveContractsBack({ session, at }: Change, moved: readonly Changed[]): Promise<void> {
  for (const { id, before, after } of moved) {
    const now = await DealContractModel.collection.findOne<StoredDealContract>({ _id: id }, { session })
    if (!now || !same([now.parties, now.offered ?? null], [after.parties, after.offered])) continue
    const set = { ...literal(before), ...nextVersion(at, 'edit') }
    await DealContractModel.collection.updateOne({ _id: id }, [{ $set: set }], { session })
  }
}

const literal = (fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { $literal: value }]))
