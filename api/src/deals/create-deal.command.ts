/** Creates a deal on a board. */
import type { DealCreate } from 'openapi'
import type { Change } from '../events/change.ts'
import { forbidden } from '../http/errors.ts'
import { findReferred } from '../http/find.ts'
import type { Viewer } from '../http/viewer.ts'
import { type PhaseDocument, PhaseModel } from '../phases/phase.model.ts'
import { applyTemplate } from '../templates/apply-template.command.ts'
import { TemplateModel } from '../templates/template.model.ts'
import { templateScope } from '../templates/template.policy.ts'
import { WorkspaceModel } from '../workspaces/workspace.model.ts'
import { workspaceScope } from '../workspaces/workspace.policy.ts'
import { assignAgents, defaultAgents } from './assign-agents.command.ts'
import { type DealDocument, DealModel } from './deal.model.ts'
import { canSetCommission } from './deal.policy.ts'
import { firstRank, requireFields } from './enter-phase.command.ts'
import { setParties } from './parties.command.ts'
import { saveDeal } from './save-deal.command.ts'
import { setTerms } from './set-terms.command.ts'

/** A new deal, on top of its phase, with the milestones and tasks of its template: the one that it names, or its workspace's. */
export async function createDeal(change: Change, viewer: Viewer, body: DealCreate): Promise<DealDocument> {
  const {
    workspace,
    phase: phaseId,
    template,
    template_switches: switches,
    agents,
    parties,
    commission,
    ...fields
  } = body
  if (commission && !canSetCommission(viewer)) throw forbidden('Only owners and admins set the terms of a commission')
  const phase = await startingPhase(change, viewer, workspace, phaseId)
  const deal = new DealModel({
    ...fields,
    account: viewer.account,
    team: phase.team,
    workspace: phase.workspace,
    phase: phase._id,
    rank: await firstRank(change, phase._id),
  })
  setTerms(deal, commission ?? {}, 'commission.')
  await assignAgents(change, viewer, deal, agents ?? defaultAgents(viewer))
  if (parties) await setParties(change, viewer, deal, parties)
  requireFields(deal, phase)
  await saveDeal(change, deal)
  const chosen = template === undefined ? await defaultTemplate(change, viewer, deal) : template
  if (chosen)
    await applyTemplate(change, viewer, deal, { template: chosen, ...(switches && { switches }) }, TEMPLATE_FIELDS)
  return deal
}

const TEMPLATE_FIELDS = { template: 'template', switches: 'template_switches' }

/** What the workspace gives every new deal that it is meant for. */
async function defaultTemplate(
  { session }: Change,
  viewer: Viewer,
  { workspace: id, representation }: DealDocument,
): Promise<string | null> {
  const workspace = await WorkspaceModel.findById(id, { default_template: 1 }, { session }).lean().orFail()
  if (!workspace.default_template) return null
  const meant = { _id: workspace.default_template, representation: { $in: [representation, null] } }
  const found = await TemplateModel.collection.findOne({ $and: [templateScope(viewer), meant] }, { session })
  return found ? String(found._id) : null
}

async function startingPhase(
  { session }: Change,
  viewer: Viewer,
  workspace: string,
  phase: string | undefined,
): Promise<PhaseDocument> {
  const scope = workspaceScope(viewer)
  const board = await findReferred(WorkspaceModel, { field: 'workspace', id: workspace, scope, session })
  const ofBoard = { workspace: board._id }
  if (phase) return findReferred(PhaseModel, { field: 'phase', id: phase, scope: ofBoard, session })
  return PhaseModel.findOne(ofBoard, null, { session, sort: { order: 1, _id: 1 } }).orFail()
}
