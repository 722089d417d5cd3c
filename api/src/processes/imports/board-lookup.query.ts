/** What rows name: the phases of the board, and the people of its team. */
import { type ClientSession, trusted, type Types } from 'mongoose'
import { AgentRole, DealStatus, PhaseKind } from 'openapi/codes'
import { MemberStatus, TeamModel } from '#entities/teams/team.model.ts'
import { UserModel } from '#entities/users/user.model.ts'
import { PhaseModel, type StoredPhase } from '#entities/workspaces/phase.model.ts'
import { seesAll, type Viewer, worksFor } from '#platform/http/viewer.ts'
import { phaseKindOf } from '#processes/deal-course/phase-gate.ts'
import type { StoredImport } from './import.model.ts'

export type Phase = Pick<StoredPhase, '_id' | 'name' | 'kind' | 'required_fields'>

const plain = (text: string): string => text.trim().toLowerCase()

/** Somebody who has a deal alone, as it is stored. */
type Lead = {
  user: Types.ObjectId
  role: AgentRole
  share_bp: number
} & Record<'portion' | 'company' | 'fees' | 'amount' | 'standing', null>

export type BoardLookup = {
  /** The phase of that name, else the one that a deal of the status is put into. Undefined where there is none of the name. */
  phaseOf: (name: string, status: DealStatus) => Phase | undefined
  /** The agents of a deal by their lead's mail address or name; undefined where it is nobody whom the viewer may give deals. */
  agentsOf: (name: string) => Lead[] | undefined
}

const WHOLE_BP = 10_000

/** Reads the board and the people of an import as the viewer may use them. */
export async function lookUpBoard(
  { workspace, team }: Pick<StoredImport, 'workspace' | 'team'>,
  viewer: Viewer,
  session: ClientSession | null = null,
): Promise<BoardLookup> {
  const phases = await PhaseModel.find({ workspace }, null, { session, sort: { order: 1, _id: 1 } }).lean<Phase[]>()
  const members = (await TeamModel.findById(team, { members: 1 }, { session }).lean())?.members ?? []
  const active = members.filter(({ status }) => status === MemberStatus.Active).map(({ user }) => user)
  const own = new Set(worksFor(viewer).map(String))
  const givable = seesAll(viewer) ? active : active.filter((user) => own.has(String(user)))
  const named = { _id: trusted({ $in: givable }) }
  const users = await UserModel.find(named, { email: 1, person: 1 }, { session }).lean()
  const byName = new Map(
    users.flatMap(({ _id, email, person }) => [
      [plain(email), _id] as const,
      [plain(`${person?.first_name ?? ''} ${person?.last_name ?? ''}`), _id] as const,
    ]),
  )
  const [, assisted] = worksFor(viewer)
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
