/** Opens an account, with everything that its owner needs to start. */
import { trusted, type Types } from 'mongoose'
import { AccountLinkPurpose, LabelColour, MemberStatus, TeamRole, UserStatus } from 'openapi/codes'
import { mintAccountLink } from '#entities/account-links/account-link.command.ts'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { publicHolidaysOf, timeZoneOf } from '#entities/accounts/public-holidays.ts'
import { LabelModel } from '#entities/labels/label.model.ts'
import { TeamModel } from '#entities/teams/team.model.ts'
import { createStarterTemplates } from '#entities/templates/create-starter-templates.command.ts'
import { type StoredUser, UserModel } from '#entities/users/user.model.ts'
import type { Claim } from '#platform/deferred-work/deferred-work.ts'
import { type Change, change } from '#platform/events/change.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { queueMail } from '#platform/mail/queue-mail.command.ts'
import { createWorkspace } from '#processes/boards/create-workspace.command.ts'
import { todayIn } from '#rules/calendar/days.ts'
import type { AccountOpening } from './sign-up-work.ts'

/**
 * Opens the account in one transaction: its owner, invited until they set a password, their team, the label Client, the
 * first templates and a workspace. Emails a link to the owner. If the address already belongs to a user, emails that
 * instead.
 */
export async function openAccount(opening: AccountOpening, requestId: string, claim: Claim): Promise<void> {
  const { email } = opening.owner
  const calendar = await firstCalendar(opening)
  const { _id: account } = new AccountModel()
  await change({ id: null, account, requestId }, async (tx) => {
    if (!(await claim(tx))) return
    const known = await findOwner(tx, email)
    if (known) await greetKnown(tx, known)
    else await open(tx, account, opening, calendar)
  })
}

/**
 * The user who signs in with the address, or signed up with it and has yet to set a password. An invitation to a team
 * or a deal does not prevent opening one's own account.
 */
async function findOwner({ session }: Change, email: string): Promise<StoredUser | null> {
  const users = await UserModel.find({ email }).session(session).lean()
  const active = users.find(({ status }) => status === UserStatus.Active)
  if (active) return active
  const owned = await AccountModel.findOne({ owner: trusted({ $in: users.map(({ _id }) => _id) }) })
    .session(session)
    .lean()
  return users.find(({ _id }) => owned?.owner?.equals(_id)) ?? null
}

/** The time zone and holidays that an account starts with, for some years ahead. */
async function firstCalendar({ state }: AccountOpening) {
  const time_zone = timeZoneOf(state)
  const year = Number(todayIn(time_zone).slice(0, 4))
  return { state, time_zone, holidays: await publicHolidaysOf(state, year) }
}

type FirstCalendar = Awaited<ReturnType<typeof firstCalendar>>

async function open(
  tx: Change,
  account: Types.ObjectId,
  { name, team_size, owner }: AccountOpening,
  calendar: FirstCalendar,
): Promise<void> {
  const { email, ...person } = owner
  const user = new UserModel({ account, email, person })
  const member = { user: user._id, role: TeamRole.owner, status: MemberStatus.Active }
  const team = new TeamModel({ account, name, members: [member] })
  const stored = new AccountModel({ _id: account, name, team_size, owner: user._id, ...calendar })
  await tx.save(user)
  await tx.save(stored)
  await tx.save(team)
  await tx.save(new LabelModel({ account, name: 'Client', colour: LabelColour.teal }))
  const [forBuyers] = await createStarterTemplates(tx, account, calendar.state)
  const viewer: Viewer = {
    id: user._id,
    account,
    is_client: false,
    role: TeamRole.owner,
    teams: [{ team: team._id, role: TeamRole.owner, assists: [] }],
    time_zone: stored.time_zone,
  }
  await createWorkspace(tx, viewer, { team: team.id, name: 'Deals', default_template: forBuyers?.id ?? null })
  const link = await mintAccountLink(tx, { user: user._id, purpose: AccountLinkPurpose.activation })
  await queueMail(tx, {
    to: email,
    template: 'sign_up',
    data: { ...link, first_name: owner.first_name, account_name: name },
  })
}

/** A user who never set a password gets a new link. For anyone else nothing changes. */
async function greetKnown(tx: Change, user: StoredUser): Promise<void> {
  const { _id, email, password_hash } = user
  const { first_name } = user.person
  if (password_hash) return queueMail(tx, { to: email, template: 'sign_up_known', data: { first_name } })
  const link = await mintAccountLink(tx, { user: _id, purpose: AccountLinkPurpose.activation })
  await queueMail(tx, { to: email, template: 'password_first', data: { ...link, first_name } })
}
