/** What a link from an email is for, as its page shows it. */
import type { AccountLink } from 'openapi'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { brokerageName } from '#entities/accounts/account.presenter.ts'
import { TeamModel } from '#entities/teams/team.model.ts'
import { UserModel } from '#entities/users/user.model.ts'
import { fullName } from '#entities/users/user.presenter.ts'
import { notFound } from '#platform/http/errors.ts'
import type { StoredAccountLink } from './account-link.model.ts'

/** @throws 404 if the team or deal of the link is gone */
export async function presentAccountLink(link: StoredAccountLink): Promise<AccountLink> {
  const user = await UserModel.findById(link.user).lean()
  const [account, team, inviter] = await Promise.all([
    AccountModel.findById(user?.account).lean(),
    link.team ? TeamModel.findById(link.team).lean() : null,
    link.created_by ? UserModel.findById(link.created_by).lean() : null,
  ])
  if (!user || !account) throw notFound()
  return {
    purpose: link.purpose,
    email: user.email,
    is_client: user.is_client,
    first_name: user.person.first_name,
    last_name: user.person.last_name,
    account_name: user.is_client ? brokerageName(account) : account.name,
    team_name: team?.name ?? null,
    role: team?.members.find((member) => member.user.equals(user._id))?.role ?? null,
    invited_by: inviter ? fullName(inviter.person) : null,
    deal: link.deal ? String(link.deal) : null,
    expires_at: link.expires_at.toISOString(),
  }
}
