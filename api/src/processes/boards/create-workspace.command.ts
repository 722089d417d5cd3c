/** Creates a workspace with the default phases. */
import type { WorkspaceCreate } from 'openapi'
import { GateField, LabelColour, PhaseKind } from 'openapi/codes'
import { TeamModel } from '#entities/teams/team.model.ts'
import { teamScope } from '#entities/teams/team.policy.ts'
import { TemplateModel } from '#entities/templates/template.model.ts'
import { templateScope } from '#entities/templates/template.policy.ts'
import { PhaseModel } from '#entities/workspaces/phase.model.ts'
import { type WorkspaceDocument, WorkspaceModel } from '#entities/workspaces/workspace.model.ts'
import type { Change } from '#platform/events/change.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findReferred } from '#platform/reads/find.ts'
import { placeWorkspace } from './place-workspace.command.ts'

const CLOSING: GateField[] = [GateField.sale_price, GateField['dates.actual_close']]

/** The columns of a new board, for purchases, sales and leases alike. Closed requires what a closed deal must have. */
const firstPhases = [
  { name: 'Getting started', colour: LabelColour.blue, kind: PhaseKind.Open },
  { name: 'Active', colour: LabelColour.yellow, kind: PhaseKind.Open },
  { name: 'Under contract', colour: LabelColour.green, kind: PhaseKind.Contract },
  { name: 'Closed', colour: LabelColour.teal, kind: PhaseKind.Closed, required_fields: CLOSING },
  { name: 'Lost', colour: LabelColour.grey, kind: PhaseKind.Lost },
]

/** Creates a workspace, last in its team unless a position is given. */
export async function createWorkspace(
  change: Change,
  viewer: Viewer,
  body: WorkspaceCreate,
): Promise<WorkspaceDocument> {
  const { session } = change
  const team = await findReferred(TeamModel, { field: 'team', id: body.team, scope: teamScope(viewer), session })
  await requireTemplate(change, viewer, body.default_template)
  const workspace = new WorkspaceModel({ ...body, team: team._id, account: viewer.account })
  await placeWorkspace(change, workspace, body.order ?? Infinity)
  await change.save(workspace)
  const shared = { account: viewer.account, team: team._id, workspace: workspace._id, created_by: viewer.id }
  const phases = firstPhases.map((phase, order) => new PhaseModel({ ...phase, ...shared, order }))
  await PhaseModel.bulkSave(phases, { session })
  return workspace
}

/** @throws 400 if the viewer may not see the default template */
export async function requireTemplate({ session }: Change, viewer: Viewer, id: string | null | undefined) {
  if (!id) return
  await findReferred(TemplateModel, { field: 'default_template', id, scope: templateScope(viewer), session })
}
