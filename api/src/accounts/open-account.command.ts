/** Opens an account: with its owner, a team of that owner, and the label that every account starts with. */
import { LabelColour, MemberStatus, TeamRole } from 'openapi/codes'
import { change } from '../events/change.ts'
import { LabelModel } from '../labels/label.model.ts'
import { TeamModel } from '../teams/team.model.ts'
import { UserModel } from '../users/user.model.ts'
import { AccountModel } from './account.model.ts'

export type AccountOpening = {
  name: string
  team_size: string
  /** The address in lower case. */
  owner: { first_name: string; last_name: string; phone_number: string; email: string }
}

/**
 * Opens the account in one transaction; does nothing where the owner's address is a user's already. The owner is invited:
 * they sign in once they have set a password.
 */
export async function openAccount({ name, team_size, owner }: AccountOpening, requestId: string): Promise<void> {
  const { email, ...person } = owner
  const { _id: account } = new AccountModel()
  await change({ id: null, account, requestId }, async (tx) => {
    if (await UserModel.exists({ email }).session(tx.session)) return
    const user = new UserModel({ account, email, person })
    const member = { user: user._id, role: TeamRole.owner, status: MemberStatus.Active }
    await tx.save(user)
    await tx.save(new AccountModel({ _id: account, name, team_size, owner: user._id }))
    await tx.save(new TeamModel({ account, name, members: [member] }))
    await tx.save(new LabelModel({ account, name: 'Client', colour: LabelColour.teal }))
  })
}
