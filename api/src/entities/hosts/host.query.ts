/** What notes and files hang on: a deal or a contact. Anyone who may see it may work with them. */
import type { Document } from 'mongodb'
import type { ClientSession, Types } from 'mongoose'
import { type ContactDocument, ContactModel } from '#entities/contacts/contact.model.ts'
import { contactScope } from '#entities/contacts/contact.policy.ts'
import { contactName } from '#entities/contacts/contact.presenter.ts'
import { type DealDocument, DealModel } from '#entities/deals/deal.model.ts'
import { dealScope } from '#entities/deals/deal.policy.ts'
import { invalid, notFound } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findForChange, findReferred, isId, toId } from '#platform/reads/find.ts'

export type Host =
  | { kind: 'deal'; record: DealDocument; name: string }
  | { kind: 'contact'; record: ContactDocument; name: string }

/** The ids that a record on a deal or a contact is stored with. */
export type HostIds = { deal?: Types.ObjectId | null; contact?: Types.ObjectId | null }

type Session = { session: ClientSession }

const hostOfDeal = (record: DealDocument): Host => ({ kind: 'deal', record, name: record.name })
const hostOfContact = (record: ContactDocument): Host => ({ kind: 'contact', record, name: contactName(record) })

/** The records that hang on it, as a filter. */
export const onHost = ({ kind, record }: Host): { [kind in Host['kind']]?: Types.ObjectId } => ({ [kind]: record._id })

/**
 * What a stored record hangs on.
 * @throws 404 if the viewer may not see it
 */
export async function findHost({ session }: Session, viewer: Viewer, { deal, contact }: HostIds): Promise<Host> {
  if (deal) return hostOfDeal(await findForChange(DealModel, { id: String(deal), scope: dealScope(viewer), session }))
  const id = String(contact)
  return hostOfContact(await findForChange(ContactModel, { id, scope: contactScope(viewer), session }))
}

/**
 * What a request wants to hang something on: either a deal or a contact.
 * @throws 400 naming the field
 */
export async function findReferredHost(
  { session }: Session,
  viewer: Viewer,
  { deal, contact }: { deal?: string | undefined; contact?: string | undefined },
): Promise<Host> {
  requireOne({ deal, contact })
  if (deal !== undefined)
    return hostOfDeal(await findReferred(DealModel, { field: 'deal', id: deal, scope: dealScope(viewer), session }))
  const asked = { field: 'contact', id: contact ?? '', scope: contactScope(viewer), session }
  return hostOfContact(await findReferred(ContactModel, asked))
}

/** @throws 400 unless exactly one of them is given */
export function requireOne({ deal, contact }: { deal?: string | undefined; contact?: string | undefined }): void {
  if (deal === undefined && contact === undefined) throw invalid('deal', 'is required, unless there’s a contact')
  if (deal !== undefined && contact !== undefined) throw invalid('contact', 'can’t be given together with a deal')
}

/** Whether the viewer may see it. */
export async function seesHost(viewer: Viewer, { kind, record }: Host, session: ClientSession): Promise<boolean> {
  const { collection } = kind === 'deal' ? DealModel : ContactModel
  const found = await collection.findOne({ $and: [{ _id: record._id }, scopeOf(viewer, kind)] }, { session })
  return found !== null
}

const scopeOf = (viewer: Viewer, kind: Host['kind']): Document =>
  kind === 'deal' ? dealScope(viewer) : contactScope(viewer)

/**
 * The filter of what hangs on the deal or the contact with this id.
 * @throws 404 if the viewer may not see it
 */
export async function onSeen(viewer: Viewer, kind: Host['kind'], id: string): Promise<HostIds> {
  if (!isId(id)) throw notFound()
  const { collection } = kind === 'deal' ? DealModel : ContactModel
  const filter = { $and: [{ _id: toId(id) }, scopeOf(viewer, kind)] }
  if (!(await collection.findOne(filter, { projection: { _id: 1 } }))) throw notFound()
  return { [kind]: toId(id) }
}
