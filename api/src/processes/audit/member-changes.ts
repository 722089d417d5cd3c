/** Changes among the members of a team, member by member. Pure. */
import type { FieldChange } from 'openapi'
import { type MemberStatus, memberStatusLabels, type TeamRole, teamRoleLabels } from 'openapi/codes'

type Invited = { email: string; first_name: string; last_name: string }
type Member = { user: string; role: TeamRole; status: MemberStatus; invited?: Invited | null }

const MEMBERS = 'members.'

/** The ids of the members that the changes are about. */
export const changedMembers = (changes: readonly FieldChange[]): string[] =>
  changes.filter(({ field }) => field.startsWith(MEMBERS)).map(({ field }) => field.slice(MEMBERS.length))

/** Each member added, removed or changed, as `Agent, invited` before and after. `names` are people's names by id. */
export function memberChanges(from: unknown, to: unknown, names: ReadonlyMap<string, string>): FieldChange[] {
  const before = byUser(from)
  const after = byUser(to)
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((user) => {
      const was = before.get(user)
      const is = after.get(user)
      const name = names.get(user) ?? invitedName(is ?? was) ?? 'someone'
      return { field: `${MEMBERS}${name}`, from: place(was), to: place(is) }
    })
    .filter((change) => change.from !== change.to)
}

const byUser = (members: unknown): Map<string, Member> =>
  new Map(((members ?? []) as Member[]).map((member) => [member.user, member]))

/** The name of an invited user, or else their address. */
const invitedName = (member: Member | undefined): string | undefined =>
  member?.invited
    ? `${member.invited.first_name} ${member.invited.last_name}`.trim() || member.invited.email
    : undefined

const place = (member: Member | undefined): string | null =>
  member ? `${teamRoleLabels[member.role]}, ${memberStatusLabels[member.status].toLowerCase()}` : null
