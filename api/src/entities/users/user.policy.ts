/** What may be said of users by those who are not they. */
import type { ClientSession } from 'mongoose'
import { UserStatus } from 'openapi/codes'
import { invalid } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { UserModel } from './user.model.ts'

/** Refuses, naming `field`, a user who is no active member of the viewer's account: nobody else can be given work. */
export async function requireMember(
  viewer: Viewer,
  user: string,
  field: string,
  session: ClientSession,
): Promise<void> {
  const found = await UserModel.exists({
    _id: user,
    account: viewer.account,
    is_client: false,
    status: UserStatus.Active,
  }).session(session)
  if (!found) throw invalid(field, 'is not a member of your account')
}
