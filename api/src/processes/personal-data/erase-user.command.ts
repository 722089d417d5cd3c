/** Erases a user who has left, or a client. */
import type { PersonErase, PersonErasure } from 'openapi'
import type { ClientSession, Types } from 'mongoose'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { MemberStatus, type StoredTeam, TeamModel } from '#entities/teams/team.model.ts'
import { UserModel } from '#entities/users/user.model.ts'
import type { Change } from '#platform/events/change.ts'
import { conflict, notFound } from '#platform/http/errors.ts'
import { isId } from '#platform/reads/find.ts'
import { erasePerson } from './erase-person.command.ts'
import { planErasure } from './plan-erasure.query.ts'
import { pseudonymOf } from './pseudonym.ts'
import { readUserSubject, type Subject } from './subject.query.ts'

/** @throws 404 if there is no such user, 409 if they are an active member or the owner */
export async function previewUserErasure(account: Types.ObjectId, id: string): Promise<PersonErasure> {
  const { subject, pseudonym } = await readFormer(account, id)
  const { told } = await planErasure(subject, pseudonym)
  return { ...told, applied: false, event: null }
}

/** @throws as the preview, and as `erasePerson` */
export async function eraseUser(
  change: Change,
  account: Types.ObjectId,
  id: string,
  body: PersonErase,
): Promise<PersonErasure> {
  const { subject, pseudonym } = await readFormer(account, id, change.session)
  return { ...(await erasePerson(change, subject, pseudonym, body)), applied: true }
}

async function readFormer(
  account: Types.ObjectId,
  id: string,
  session?: ClientSession,
): Promise<{ subject: Subject; pseudonym: string }> {
  if (!isId(id)) throw notFound()
  const within = session && { session }
  const user = await UserModel.findOne({ _id: id, account }, null, within).lean()
  if (!user) throw notFound()
  if (await AccountModel.exists({ _id: account, owner: user._id }).session(session ?? null))
    throw conflict('The account’s owner can’t be erased', 'Transfer ownership first.')
  const active = { account, members: { $elemMatch: { user: user._id, status: MemberStatus.Active } } }
  const teams = await TeamModel.collection.find<StoredTeam>(active, within).sort({ name: 1 }).toArray()
  if (teams.length > 0) {
    const names = teams.map(({ name }) => `“${name}”`).join(', ')
    throw conflict('This person is still an active member', `Deactivate them in ${names} first.`)
  }
  const subject = await readUserSubject(account, id, { ...within })
  return { subject, pseudonym: pseudonymOf(user.is_client ? 'client' : 'member', user._id) }
}
