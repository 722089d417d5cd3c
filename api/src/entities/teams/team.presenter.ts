/** A team as its members read it, with the person behind each member. */
import type { ClientSession } from 'mongoose'
import type { Team, TeamMember } from 'openapi'
import { comingAbsences } from '#entities/absences/absences.query.ts'
import { type PresentedMember, presentMembers } from '#entities/users/user.presenter.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { extended, type Presenter, presenter } from '#platform/reads/presenter.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { TeamModel } from './team.model.ts'

type Invited = { email: string; first_name?: string; last_name?: string }
type Member = Omit<TeamMember, keyof PresentedMember | 'absences' | 'invitation'> & {
  invited?: Invited | null
  invitation?: TeamMember['invitation']
}
type Stored = Omit<Team, 'members'> & { members: Member[] }

/** For the teams of the viewer's account. With `session`, as its change sees their members. */
export async function teamPresenter(viewer: Viewer, session: ClientSession | null = null): Promise<Presenter<Team>> {
  const known = await presentMembers(viewer, session)
  const absences = await comingAbsences(viewer.account, todayIn(viewer.time_zone), session)
  return extended<Stored, Team>(presenter(TeamModel, 'Team'), (team) => ({
    ...team,
    members: team.members.flatMap(({ invited, invitation = null, ...member }) => {
      const person = known.get(member.user) ?? (invited ? presentInvited(invited) : undefined)
      const about = { invitation, absences: absences.get(member.user) ?? [] }
      return person ? [{ ...member, ...person, ...about }] : []
    }),
  }))
}

/** Looks like a new user, so that the two are indistinguishable. */
const presentInvited = ({ email, first_name = '', last_name = '' }: Invited): PresentedMember => ({
  person: { first_name, last_name, phone_number: null, image: null },
  email,
  working_hours: null,
})
