/** Account links as in emails, created without an email. */
import { Types } from 'mongoose'
import { AccountLinkPurpose, MemberStatus, UserStatus } from 'openapi/codes'
import { type MintedLink, mintAccountLink } from '#entities/account-links/account-link.command.ts'
import { TeamModel } from '#entities/teams/team.model.ts'
import { UserModel } from '#entities/users/user.model.ts'
import { change } from '#platform/events/change.ts'
import type { People } from './people.ts'

/** A link for a new user invited to the team, or for an active user who forgot the password. */
export async function createAccountLink(people: People, purpose: AccountLinkPurpose): Promise<MintedLink> {
  const { account, team, owner } = people
  const isInvited = purpose === AccountLinkPurpose.invitation
  const user = new UserModel({
    account,
    email: `${new Types.ObjectId().toString()}@north.test`,
    person: { first_name: 'Jordan', last_name: 'Lee' },
    status: purpose === AccountLinkPurpose.reset ? UserStatus.Active : UserStatus.Invited,
  })
  await user.save()
  if (isInvited) {
    const member = { user: user._id, role: 'agent', status: MemberStatus.Invited }
    await TeamModel.updateOne({ _id: team }, { $push: { members: member } })
  }
  return change({ id: owner.id, account, requestId: 'test' }, (tx) =>
    mintAccountLink(tx, { user: user._id, purpose, ...(isInvited && { team }) }),
  )
}
