/** Relationships: who a contact is related to and whom they referred; relate, change, remove, restore. */
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { contactScope } from '#entities/contacts/contact.policy.ts'
import { onSeen } from '#entities/hosts/host.query.ts'
import { type RelationshipDocument, RelationshipModel } from '#entities/relationships/relationship.model.ts'
import { seesRelationship } from '#entities/relationships/relationship.policy.ts'
import { relationshipPresenter } from '#entities/relationships/relationship.presenter.ts'
import { type Change, write } from '#platform/events/change.ts'
import { invalid, notFound } from '#platform/http/errors.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findForChange, findReferred, isId, toId } from '#platform/reads/find.ts'
import { present } from '#platform/reads/presenter.ts'
import { readReferrals } from './read-referrals.query.ts'
import { readRelationships } from './read-relationships.query.ts'
import {
  deleteRelationship as remove,
  restoreRelationship as restore,
  saveRelationship,
} from './write-relationship.command.ts'

export const relationshipsRoutes: Operation[] = [
  operation('getContactRelationships', teamMembers, getContactRelationships),
  operation('getContactReferrals', teamMembers, getContactReferrals),
  operation('createRelationship', teamMembers, createRelationship),
  operation('getRelationship', teamMembers, getRelationship),
  operation('updateRelationship', teamMembers, updateRelationship),
  operation('deleteRelationship', teamMembers, deleteRelationship),
  operation('restoreRelationship', teamMembers, restoreRelationship),
]

async function getContactRelationships({
  viewer,
  params: { id },
}: Request<'getContactRelationships'>): Promise<Answer<'getContactRelationships'>> {
  await onSeen(viewer, 'contact', id)
  return { status: 200, body: { results: await readRelationships(viewer, toId(id)) } }
}

async function getContactReferrals({
  viewer,
  params: { id },
}: Request<'getContactReferrals'>): Promise<Answer<'getContactReferrals'>> {
  await onSeen(viewer, 'contact', id)
  return { status: 200, body: await readReferrals(viewer, toId(id)) }
}

async function createRelationship(request: Request<'createRelationship'>): Promise<Answer<'createRelationship'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const seen = { scope: contactScope(viewer), session: change.session }
    const contact = await findReferred(ContactModel, { field: 'contact', id: body.contact, ...seen })
    const other = await findReferred(ContactModel, { field: 'other', id: body.other, ...seen })
    const sides = { contact: contact._id, other: other._id, kind: body.kind }
    const relationship = new RelationshipModel({ account: viewer.account, ...sides })
    await saveRelationship(change, relationship)
    return { status: 201, body: await presentIn(change, viewer, relationship) }
  })
}

async function getRelationship({
  viewer,
  params: { id },
}: Request<'getRelationship'>): Promise<Answer<'getRelationship'>> {
  if (!isId(id)) throw notFound()
  const scope = { account: viewer.account, deleted_at: null }
  const found = await RelationshipModel.findOne({ _id: id, ...scope }).lean()
  if (!found || !(await seesRelationship(viewer, found))) throw notFound()
  return { status: 200, body: await present(relationshipPresenter, { viewer, id, scope }) }
}

async function updateRelationship(request: Request<'updateRelationship'>): Promise<Answer<'updateRelationship'>> {
  return write(request, async (change) => {
    const relationship = await find(change, request)
    const { kind, contact } = request.body
    relationship.set({ ...readFrom(relationship, contact), kind })
    await saveRelationship(change, relationship)
    return { status: 200, body: await presentIn(change, request.viewer, relationship) }
  })
}

/** @throws 400 if the relationship is not of the contact */
function readFrom({ contact, other }: RelationshipDocument, side: string | undefined) {
  if (side === undefined || String(contact) === side) return { contact, other }
  if (String(other) !== side) throw invalid('contact', 'isn’t in this relationship')
  return { contact: other, other: contact }
}

async function deleteRelationship(request: Request<'deleteRelationship'>): Promise<Answer<'deleteRelationship'>> {
  return write(request, async (change) => {
    await remove(change, await find(change, request))
    return { status: 204 }
  })
}

async function restoreRelationship(request: Request<'restoreRelationship'>): Promise<Answer<'restoreRelationship'>> {
  return write(request, async (change) => {
    const relationship = await find(change, request, {})
    await restore(change, relationship)
    return { status: 200, body: await presentIn(change, request.viewer, relationship) }
  })
}

type RelationshipRequest = { viewer: Viewer; params: { id: string }; ifMatch?: number | undefined }

/** Whoever may not see both contacts must learn neither that it exists nor its version. */
async function find(
  { session }: Change,
  { viewer, params: { id }, ifMatch }: RelationshipRequest,
  among: object = { deleted_at: null },
): Promise<RelationshipDocument> {
  const scope = { account: viewer.account, ...among }
  const unseen = await findForChange(RelationshipModel, { id, scope, session })
  if (!(await seesRelationship(viewer, unseen, session))) throw notFound()
  return findForChange(RelationshipModel, { id, scope, session, ifMatch })
}

const presentIn = ({ session }: Change, viewer: Viewer, { _id: id }: RelationshipDocument) =>
  present(relationshipPresenter, { viewer, id, session })
