/** Which deals a viewer's reports cover (docs/domain.md#who-may-do-what: all, own, counts only). */
import type { Types } from 'mongoose'
import { DealScope, DealStatus, DealStatusFilter } from 'openapi/codes'
import { dealScope } from '#entities/deals/deal.policy.ts'
import { TeamModel } from '#entities/teams/team.model.ts'
import { teamScope } from '#entities/teams/team.policy.ts'
import { seesAll, type Viewer, withoutCovers } from '#platform/http/viewer.ts'
import { toId } from '#platform/reads/find.ts'
import type { ReportScope } from './report.filter.ts'

type Asked = { dealScope?: DealScope; dealStatus?: DealStatusFilter; team?: string }

const STATUSES: Record<DealStatusFilter, readonly number[] | null> = {
  [DealStatusFilter.All]: null,
  [DealStatusFilter.ActiveOnly]: [
    DealStatus.PreContract,
    DealStatus.Active,
    DealStatus.UnderContract,
    DealStatus.OnHold,
  ],
  [DealStatusFilter.ClosedOnly]: [DealStatus.Closed],
}

/** The deals that the viewer's report covers: those that they may see and asked for. */
export async function reportScope(viewer: Viewer, { dealScope: scope, dealStatus, team }: Asked): Promise<ReportScope> {
  // No deal is credited to an assistant. Theirs are the deals that they work for, and they see no others.
  const isOwn = viewer.role !== 'assistant' && (scope === DealScope.Mine || viewer.role === 'agent')
  return {
    teams: await teamsOf(viewer, team),
    statuses: STATUSES[dealStatus ?? DealStatusFilter.All],
    // A stand-in's figures stay their own.
    deals: seesAll(viewer) ? null : dealScope(withoutCovers(viewer)),
    creditedTo: isOwn ? viewer.id : null,
  }
}

/** Which amounts of a report a viewer may see: full commissions, their own share, or counts only. */
export type Amounts = 'all' | 'own' | 'none'

/** As with a deal's commission: owners and admins see all of it, agents their own share, assistants nothing. */
export function readableAmounts(viewer: Viewer): Amounts {
  if (seesAll(viewer)) return 'all'
  return viewer.role === 'agent' ? 'own' : 'none'
}

/** Agents and assistants get every deal that they may see, whatever its team: a deal may be shared across teams. */
async function teamsOf(viewer: Viewer, team: string | undefined): Promise<Types.ObjectId[] | null> {
  if (!seesAll(viewer)) return team === undefined ? null : [toId(team)]
  const seen = await TeamModel.collection.find(teamScope(viewer), { projection: { _id: 1 } }).toArray()
  return seen.map(({ _id }) => _id).filter((id) => team === undefined || String(id) === team)
}
