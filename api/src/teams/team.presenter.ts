/** A team as its members read it: with the person behind each member. */
import type { Team, TeamMember } from 'openapi'
import { extended, type Presenter, presenter } from '../http/presenter.ts'
import type { PresentedMember } from '../users/user.presenter.ts'

type Stored = Omit<Team, 'members'> & { members: Omit<TeamMember, keyof PresentedMember>[] }

/** `known` holds everyone of the account by id (see presentMembers()). */
export function teamPresenter(known: ReadonlyMap<string, PresentedMember>): Presenter<Team> {
  return extended<Stored, Team>(presenter('Team'), (team) => ({
    ...team,
    members: team.members.flatMap((member) => {
      const person = known.get(member.user)
      return person ? [{ ...member, ...person }] : []
    }),
  }))
}
