/** Handles a forgotten password with a link by email. */
import { trusted, type Types } from 'mongoose'
import { AccountLinkPurpose, MemberStatus, UserStatus } from 'openapi/codes'
import { mintAccountLink } from '#entities/account-links/account-link.command.ts'
import { TeamModel } from '#entities/teams/team.model.ts'
import { UserModel } from '#entities/users/user.model.ts'
import type { Claim } from '#platform/deferred-work/deferred-work.ts'
import { type Change, change } from '#platform/events/change.ts'
import { queueMail } from '#platform/mail/queue-mail.command.ts'

/**
 * Emails the address's user a link to set a new password, or the first one. Unknown addresses and disabled users get
 * nothing.
 */
export async function sendPasswordLink({ email }: { email: string }, requestId: string, claim: Claim): Promise<void> {
  // The user who signs in with the address, or else the one most recently invited with it.
  const users = await UserModel.find(
    { email, status: trusted({ $ne: UserStatus.Disabled }) },
    { account: 1, status: 1 },
  )
    .sort({ status: -1, _id: -1 })
    .lean()
  const [known] = users
  if (!known) return
  await change({ id: null, account: known.account, requestId }, async (tx) => {
    if (!(await claim(tx))) return
    const user = await UserModel.findById(known._id).session(tx.session).lean()
    if (!user || user.status === UserStatus.Disabled) return
    const { first_name } = user.person
    const link = user.password_hash
      ? await mintAccountLink(tx, { user: user._id, purpose: AccountLinkPurpose.reset })
      : await mintFirstLink(tx, user._id)
    const template = user.password_hash ? 'password_reset' : 'password_first'
    await queueMail(tx, { to: email, template, data: { ...link, first_name } })
  })
}

/** A user invited to a team gets that invitation again. Setting the password accepts it. */
async function mintFirstLink(tx: Change, user: Types.ObjectId) {
  const invited = { $elemMatch: { user, status: MemberStatus.Invited } }
  const team = await TeamModel.findOne({ members: trusted(invited) }, { _id: 1 }, { session: tx.session }).lean()
  if (team) return mintAccountLink(tx, { user, purpose: AccountLinkPurpose.invitation, team: team._id })
  return mintAccountLink(tx, { user, purpose: AccountLinkPurpose.activation })
}
