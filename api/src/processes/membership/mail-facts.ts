/** Data for emails about a team. */
import { AccountModel } from '#entities/accounts/account.model.ts'
import type { StoredTeam } from '#entities/teams/team.model.ts'
import { UserModel } from '#entities/users/user.model.ts'
import { fullName } from '#entities/users/user.presenter.ts'
import type { Change } from '#platform/events/change.ts'
import type { Viewer } from '#platform/http/viewer.ts'

/** The sender, and the names of the team and account. */
export async function mailFacts({ session }: Change, { id, account }: Viewer, { name }: Pick<StoredTeam, 'name'>) {
  const writer = await UserModel.findById(id, { person: 1, email: 1 }, { session }).lean().orFail()
  const { name: account_name } = await AccountModel.findById(account, { name: 1 }, { session }).lean().orFail()
  return { invited_by: fullName(writer.person) || writer.email, team_name: name, account_name }
}
