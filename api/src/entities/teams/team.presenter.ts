/** A team as its members read it, with the person behind each member. */
import type { Team, TeamMember } from 'openapi'
import type { PresentedMember } from '#entities/users/user.presenter.ts'
import { extended, type Presenter, presenter } from '#platform/reads/presenter.ts'
import { TeamModel } from './team.model.ts'

type Invited = { email: string; first_name?: string; last_name?: string }
type Member = Omit<TeamMember, keyof PresentedMember> & { invited?: Invited | null }
type Stored = Omit<Team, 'members'> & { members: Member[] }

/** `known` contains everyone in the account by id (see presentMembers()). */
export function teamPresenter(known: ReadonlyMap<string, PresentedMember>): Presenter<Team> {
  return extended<Stored, Team>(presenter(TeamModel, 'Team'), (team) => ({
    ...team,
    members: team.members.flatMap(({ invited, ...member }) => {
      const person = known.get(member.user) ?? (invited ? presentInvited(invited) : undefined)
      return person ? [{ ...member, ...person }] : []
    }),
  }))
}

/** Looks like a new user, so that the two are indistinguishable. */
const presentInvited = ({ email, first_name = '', last_name = '' }: Invited): PresentedMember => ({
  person: { first_name, last_name, phone_number: null, image: null },
  email,
})
