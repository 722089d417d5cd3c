/** Workspaces with their phases. */
import type { Types } from 'mongoose'
import { GateField, LabelColour, PhaseKind } from 'openapi/codes'
import { BUYER } from '#api/entities/templates/starters/buyer.ts'
import { SELLER } from '#api/entities/templates/starters/seller.ts'
import { PhaseModel } from '#api/entities/workspaces/phase.model.ts'
import { WorkspaceModel } from '#api/entities/workspaces/workspace.model.ts'

export type Board = { workspace: Types.ObjectId; team: Types.ObjectId; phases: Types.ObjectId[] }

const COLUMNS = [
  { colour: LabelColour.blue, kind: PhaseKind.Open, required_fields: [] },
  { colour: LabelColour.yellow, kind: PhaseKind.Open, required_fields: [] },
  { colour: LabelColour.green, kind: PhaseKind.Contract, required_fields: [GateField['dates.closing']] },
  {
    colour: LabelColour.teal,
    kind: PhaseKind.Closed,
    required_fields: [GateField.sale_price, GateField['dates.actual_close']],
  },
  { colour: LabelColour.grey, kind: PhaseKind.Lost, required_fields: [] },
]

const BUYING = ['Searching', 'Offer out', 'Under contract', 'Closed', 'Lost']
const LISTING = ['Getting ready', 'On the market', 'Under contract', 'Closed', 'Lost']

type BoardSetting = {
  account: Types.ObjectId
  team: Types.ObjectId
  createdBy: Types.ObjectId | undefined
  /** The account's templates, by name. */
  templates: ReadonlyMap<string, Types.ObjectId>
}

/** A board of a team. `listings` is for the seller's side, with its own names and template. */
export async function insertBoard(
  { account, team, createdBy, templates }: BoardSetting,
  { name, colour, order, listings = false }: { name: string; colour: LabelColour; order: number; listings?: boolean },
): Promise<Board> {
  const own = { account, team, ...(createdBy && { created_by: createdBy }) }
  const default_template = templates.get((listings ? SELLER : BUYER).name) ?? null
  const workspace = await WorkspaceModel.create({ ...own, name, colour, order, default_template })
  const names = listings ? LISTING : BUYING
  const phases = await PhaseModel.create(
    names.map((name, order) => ({ ...own, ...COLUMNS[order], workspace: workspace._id, name, order })),
    { ordered: true },
  )
  return { workspace: workspace._id, team, phases: phases.map(({ _id }) => _id) }
}
