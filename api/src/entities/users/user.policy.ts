/** How users may be referred to by others. */
import type { ClientSession } from 'mongoose'
import { UserStatus } from 'openapi/codes'
import { invalid } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { UserModel } from './user.model.ts'

/**
 * Checks that a user is an active member of the viewer's account, since no one else can be given work. The error names
 * `field`.
 */
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
  if (!found) throw invalid(field, 'isn’t a member of your account')
}
