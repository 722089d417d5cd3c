/** Who may see and change teams and their members (docs/domain.md#who-may-do-what). */
import type { Document } from 'mongodb'
import type { Types } from 'mongoose'
import { AccountModel } from '#entities/accounts/account.model.ts'
import type { Change } from '#platform/events/change.ts'
import { conflict, forbidden } from '#platform/http/errors.ts'
import { roles } from '#platform/http/policy.ts'
import { seesAll, type TeamRole, type Viewer } from '#platform/http/viewer.ts'
import { MemberStatus, TeamModel } from './team.model.ts'

/** The teams that the viewer may see: all in the account for owners and admins, their own for others. */
export function teamScope(viewer: Viewer): Document {
  const own = { account: viewer.account }
  return seesAll(viewer) ? own : { ...own, _id: { $in: viewer.teams.map(({ team }) => team) } }
}

/** Who may invite, change and deactivate members. */
export const memberKeepers = roles('owner', 'admin')

/**
 * Only an owner may make someone an owner.
 * @throws 403
 */
export function requireMayGive(viewer: Viewer, role: TeamRole | undefined): void {
  if (role === 'owner' && viewer.role !== 'owner') throw forbidden('Only an owner makes owners')
}

/**
 * Only an owner may change another owner, in any team.
 * @throws 403
 */
export async function requireMayTouch(change: Change, viewer: Viewer, user: Types.ObjectId): Promise<void> {
  if (viewer.role !== 'owner' && (await isOwner(change, viewer, user))) {
    throw forbidden('Only an owner changes an owner')
  }
}

async function isOwner({ session }: Change, { account }: Viewer, user: Types.ObjectId): Promise<boolean> {
  const asOwner = { account, members: { $elemMatch: { user, role: 'owner', status: MemberStatus.Active } } }
  return (await TeamModel.collection.findOne(asOwner, { session, projection: { _id: 1 } })) !== null
}

/**
 * The account always has an owner, who is an active owner in their teams.
 * @throws 409 naming what cannot be done
 */
export async function requireNotAccountOwner(
  { session }: Change,
  { account }: Viewer,
  user: Types.ObjectId,
  deed: string,
): Promise<void> {
  if (await AccountModel.exists({ _id: account, owner: user }).session(session)) {
    throw conflict(`The account’s owner can’t ${deed}`, 'Transfer ownership first.')
  }
}
