/** Erases a contact, and the client's user that signs in as this contact and as no other. */
import type { Types } from 'mongoose'
import type { PersonErase, PersonErasure } from 'openapi'
import { openStatuses } from '#entities/deals/lifecycle.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import type { Change } from '#platform/events/change.ts'
import { conflict } from '#platform/http/errors.ts'
import { erasePerson } from './erase-person.command.ts'
import { planErasure } from './plan-erasure.query.ts'
import { pseudonymOf } from './pseudonym.ts'
import { readContactSubject, type Subject } from './subject.query.ts'

/** @throws 404 if there is no such contact, 409 if it is a party of an open deal */
export async function previewContactErasure(account: Types.ObjectId, id: string): Promise<PersonErasure> {
  const subject = await readContactSubject(account, id)
  await requireNoOpenDeal(subject)
  const { told } = await planErasure(subject, pseudonymOf('contact', subject.id))
  return { ...told, applied: false, event: null }
}

/**
 * Erases the contact. `confirmation` is null where no one has seen a preview.
 * @throws as the preview, and as `erasePerson`
 */
export async function eraseContact(
  change: Change,
  account: Types.ObjectId,
  id: string,
  confirmation: PersonErase | null,
): Promise<PersonErasure> {
  const subject = await readContactSubject(account, id, change.session)
  await requireNoOpenDeal(subject, change)
  return { ...(await erasePerson(change, subject, pseudonymOf('contact', subject.id), confirmation)), applied: true }
}

async function requireNoOpenDeal({ account, id }: Subject, change?: Change): Promise<void> {
  const open = { account, 'parties.contact': id, status: { $in: [...openStatuses] }, archived: false }
  const deals = await DealModel.collection
    .find<{ name: string }>(open, { projection: { name: 1 }, ...(change && { session: change.session }) })
    .sort({ name: 1 })
    .toArray()
  if (deals.length === 0) return
  const names = deals.map(({ name }) => `“${name}”`).join(', ')
  throw conflict('This contact is on an open deal', `Close ${names} first, or remove the contact from it.`)
}
