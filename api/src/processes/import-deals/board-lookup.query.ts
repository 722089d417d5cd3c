/** Looks up what rows refer to by name: the phases of the board, and the members of its team. */
import { type ClientSession, trusted, type Types } from 'mongoose'
import { AgentRole, DealStatus, PhaseKind } from 'openapi/codes'
import { MemberStatus, TeamModel } from '#entities/teams/team.model.ts'
import { PhaseModel, type StoredPhase } from '#entities/workspaces/phase.model.ts'
import { belongsTo, seesAll, type Viewer } from '#platform/http/viewer.ts'
import { phaseKindOf } from '#processes/deal-phases/phase-gate.ts'
import type { StoredImport } from '#processes/import-rows/import.model.ts'
import { nameKey as plain, usersByName } from '#processes/import-rows/members-by-name.query.ts'

export type Phase = Pick<StoredPhase, '_id' | 'name' | 'kind' | 'required_fields'>

/** A deal's only agent, in stored form. */
type Lead = {
  user: Types.ObjectId
  role: AgentRole
  share_bp: number
} & Record<'portion' | 'company' | 'fees' | 'amount' | 'standing', null>

export type BoardLookup = {
  /** The phase with that name or, for an empty name, the one for the status. Undefined if no phase has the name. */
  phaseOf: (name: string, status: DealStatus) => Phase | undefined
  /**
   * A deal's agents, given the lead's email address or name. Undefined if the viewer may not give deals to such a
   * person.
   */
  agentsOf: (name: string) => Lead[] | undefined
}

const WHOLE_BP = 10_000

/** Reads the board and members for an import, limited to what the viewer may use. */
export async function lookUpBoard(
  { workspace, team }: Pick<StoredImport, 'workspace' | 'team'>,
  viewer: Viewer,
  session: ClientSession | null = null,
): Promise<BoardLookup> {
  const phases = await PhaseModel.find({ workspace: workspace ?? null }, null, {
    session,
    sort: { order: 1, _id: 1 },
  }).lean<Phase[]>()
  const members = (await TeamModel.findById(team, { members: 1 }, { session }).lean())?.members ?? []
  const active = members.filter(({ status }) => status === MemberStatus.Active).map(({ user }) => user)
  const own = new Set(belongsTo(viewer).map(String))
  const givable = seesAll(viewer) ? active : active.filter((user) => own.has(String(user)))
  const byName = await usersByName({ _id: trusted({ $in: givable }) }, session)
  const [, assisted] = belongsTo(viewer)
  const usual = viewer.role === 'assistant' ? assisted : viewer.id
  return {
    phaseOf(name, status) {
      if (name !== '') return phases.find((phase) => plain(phase.name) === plain(name))
      const kind = phaseKindOf(status) ?? PhaseKind.Open
      return phases.find((phase) => phase.kind === kind) ?? phases[0]
    },
    agentsOf(name) {
      const user = name === '' ? usual : byName.get(plain(name))
      const amounts = { portion: null, company: null, fees: null, amount: null, standing: null }
      return user && [{ user, role: AgentRole.lead, share_bp: WHOLE_BP, ...amounts }]
    },
  }
}
