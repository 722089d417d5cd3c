/** Export of the members of teams. */
import type { Team, TeamMember } from 'openapi'
import { memberStatusLabels, teamRoleLabels } from 'openapi/codes'
import { teamScope } from '#entities/teams/team.policy.ts'
import { teamPresenter } from '#entities/teams/team.presenter.ts'
import { recordExport } from '#platform/events/export-event.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { exporters } from '#platform/http/policy.ts'
import { batches, type CsvColumn, csvFileOf, exportLimit } from '#platform/reads/csv-file.ts'
import { phoneWriter } from '#platform/records/phone-numbers.ts'

type Membership = TeamMember & { team: string }

const columnsWith = (phone: (text: string) => string): readonly CsvColumn<Membership>[] => [
  { head: 'Team', cell: ({ team }) => team },
  { head: 'First name', cell: ({ person }) => person.first_name },
  { head: 'Last name', cell: ({ person }) => person.last_name },
  { head: 'Email', cell: ({ email }) => email },
  { head: 'Phone', cell: ({ person }) => phone(person.phone_number ?? '') },
  { head: 'Role', cell: ({ role }) => teamRoleLabels[role] },
  { head: 'Status', cell: ({ status }) => memberStatusLabels[status] },
  { head: 'ID', cell: ({ user }) => user },
]

export function membersExportRoutes(): Operation[] {
  const limit = exportLimit()

  async function exportMembers(request: Request<'exportMembers'>): Promise<Answer<'exportMembers'>> {
    const { viewer, ctx } = request
    await limit.count(ctx, String(viewer.id))
    const using = await teamPresenter(viewer)
    const teams = batches(using, { viewer, filter: teamScope(viewer), sort: 'name' })
    const tell = recordExport(request)
    const columns = columnsWith(await phoneWriter())
    return { status: 200, body: await csvFileOf({ viewer, columns, name: 'members', tell }, membersOf(teams)) }
  }

  return [operation('exportMembers', exporters, exportMembers)]
}

async function* membersOf(teams: AsyncIterable<readonly Team[]>): AsyncGenerator<Membership[], void> {
  for await (const batch of teams) {
    yield batch.flatMap(({ name, members }) => members.map((member) => ({ ...member, team: name })))
  }
}
