/**
 * Sets a password or declines an invitation with a link from an email, and changes the password of a signed-in user.
 */
import type { Types } from 'mongoose'
import { AccountLinkPurpose, MemberStatus, UserStatus } from 'openapi/codes'
import {
  findAccountLink,
  type LinkParams,
  supersedeAccountLinks,
  useAccountLink,
} from '#entities/account-links/account-link.command.ts'
import type { StoredAccountLink } from '#entities/account-links/account-link.model.ts'
import { endSessions } from '#entities/sessions/renew-sessions.command.ts'
import { TeamModel } from '#entities/teams/team.model.ts'
import { revokeTokens } from '#entities/tokens/revoke-tokens.command.ts'
import { type StoredUser, type UserDocument, UserModel } from '#entities/users/user.model.ts'
import { type Change, change } from '#platform/events/change.ts'
import { notFound } from '#platform/http/errors.ts'
import { queueMail } from '#platform/mail/queue-mail.command.ts'
import { hashPassword } from '#platform/records/passwords.ts'
import { claimAddress } from './claim-address.command.ts'
import { requireGoodPassword } from './password-rules.ts'

export type NewPasswords = { new_password1: string; new_password2: string }

/** Whose password was set, and whether they are now signed in. A reset does not sign in. */
export type PasswordSet = { user: Types.ObjectId; passwordHash: string; signsIn: boolean }

/**
 * Uses up the link and sets the password: the user becomes active, an invitation is accepted, and all sessions end. A
 * reset revokes the access tokens: whoever forgot the password, or lost it to someone, does not know who has them.
 * @throws 404 for an invalid link, 400 for a password that is not accepted
 */
export async function setPassword(params: LinkParams, pair: NewPasswords, requestId: string): Promise<PasswordSet> {
  const { user: id } = await findAccountLink(params, new Date())
  const known = await UserModel.findById(id).lean()
  if (!known || known.status === UserStatus.Disabled) throw notFound()
  await requireGoodPassword(pair, known)
  const passwordHash = await hashPassword(pair.new_password1)
  const signsIn = await change({ id, account: known.account, requestId }, async (tx) => {
    const link = await useAccountLink(tx, params)
    const isReset = link.purpose === AccountLinkPurpose.reset
    const user = await storePassword(tx, { id, passwordHash })
    if (isReset) await tellOfChange(tx, user, await revokeTokens(tx, id))
    if (link.team) await answerInvitation(tx, link, MemberStatus.Active)
    await endSessions(tx, id)
    return !isReset
  })
  return { user: id, passwordHash, signsIn }
}

/**
 * Changes the password of a signed-in user and ends their other sessions. Revokes their access tokens if they ask for it.
 * @throws 400 for a password that is not accepted
 */
export async function changePassword(
  { _id: id, account, ...user }: StoredUser,
  { revoke_tokens: revokes = false, ...pair }: NewPasswords & { revoke_tokens?: boolean },
  { requestId, sessionName }: { requestId: string; sessionName: string },
): Promise<string> {
  await requireGoodPassword(pair, user)
  const passwordHash = await hashPassword(pair.new_password1)
  await change({ id, account, requestId }, async (tx) => {
    const stored = await storePassword(tx, { id, passwordHash })
    await tellOfChange(tx, stored, revokes ? await revokeTokens(tx, id) : 0)
    await endSessions(tx, id, { except: sessionName })
  })
  return passwordHash
}

/**
 * Declines the link's invitation.
 * @throws 404 for any other link
 */
export async function declineInvitation(params: LinkParams, requestId: string): Promise<void> {
  const { user } = await findAccountLink(params, new Date())
  const known = await UserModel.findById(user, { account: 1 }).lean()
  if (!known) throw notFound()
  await change({ id: user, account: known.account, requestId }, async (tx) => {
    await answerInvitation(tx, await useAccountLink(tx, params, AccountLinkPurpose.invitation), MemberStatus.Declined)
  })
}

async function storePassword(
  tx: Change,
  { id, passwordHash }: { id: Types.ObjectId; passwordHash: string },
): Promise<UserDocument> {
  const user = await UserModel.findById(id).session(tx.session)
  if (!user || user.status === UserStatus.Disabled) throw notFound()
  user.password_hash = passwordHash
  user.status = UserStatus.Active
  await tx.save(user, { op: 'set_password' })
  // Other links that set a password are invalidated. Invitations to other teams stay open.
  for (const purpose of [AccountLinkPurpose.activation, AccountLinkPurpose.portal, AccountLinkPurpose.reset]) {
    await supersedeAccountLinks(tx, { user: id, purpose })
  }
  await claimAddress(tx, user)
  return user
}

async function tellOfChange(tx: Change, user: UserDocument, tokens: number): Promise<void> {
  const data = { first_name: user.person.first_name, tokens, is_client: user.is_client }
  await queueMail(tx, { to: user.email, template: 'password_changed', data })
}

async function answerInvitation(tx: Change, { user, team }: StoredAccountLink, status: MemberStatus): Promise<void> {
  const found = team && (await TeamModel.findById(team).session(tx.session))
  const member = found?.members.find((one) => one.user.equals(user) && one.status === MemberStatus.Invited)
  if (!found || !member) throw notFound()
  member.status = status
  if (status === MemberStatus.Active) member.invitation = null
  await tx.save(found, { op: status === MemberStatus.Active ? 'join' : 'decline' })
}
