/** Creates a deal on a board. */
import type { DealCreate } from 'openapi'
import { changeCustomValues } from '#entities/custom-fields/change-custom-values.policy.ts'
import { type DealDocument, DealModel } from '#entities/deals/deal.model.ts'
import { canSetCommission } from '#entities/deals/deal.policy.ts'
import { setDateRules, setDates } from '#entities/deals/set-dates.ts'
import { standardDateRules } from '#rules/scheduling/standard-date-rules.ts'
import { setTerms } from '#entities/deals/set-terms.ts'
import { TemplateModel } from '#entities/templates/template.model.ts'
import { templateScope } from '#entities/templates/template.policy.ts'
import { type PhaseDocument, PhaseModel } from '#entities/workspaces/phase.model.ts'
import { WorkspaceModel } from '#entities/workspaces/workspace.model.ts'
import { workspaceScope } from '#entities/workspaces/workspace.policy.ts'
import type { Change } from '#platform/events/change.ts'
import { forbidden } from '#platform/http/errors.ts'
import { requireZip } from '#platform/http/require-zip.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findReferred } from '#platform/reads/find.ts'
import { setParties } from '#processes/deal-parties/parties.command.ts'
import { saveDeal } from '#processes/deal-save/save-deal.command.ts'
import { applyTemplate } from '#processes/templates/apply-template.command.ts'
import { assignAgents, defaultAgents } from './assign-agents.command.ts'
import { firstRank } from '#processes/deal-phases/deal-rank.command.ts'
import { requireFields } from '#processes/deal-phases/phase-gate.ts'

/**
 * Creates a deal at the top of its phase, with the milestones and tasks of the given template or the workspace's
 * default. `sample` marks it as sample data.
 */
export async function createDeal(
  change: Change,
  viewer: Viewer,
  body: DealCreate,
  { sample = false } = {},
): Promise<DealDocument> {
  const {
    workspace,
    phase: phaseId,
    template,
    template_switches: switches,
    agents,
    parties,
    commission,
    dates,
    date_rules,
    custom_fields: given,
    ...fields
  } = body
  if (commission && !canSetCommission(viewer)) throw forbidden('Only owners and admins can set commission terms')
  requireZip(fields.address)
  const phase = await startingPhase(change, viewer, workspace, phaseId)
  const deal = new DealModel({
    ...fields,
    sample,
    account: viewer.account,
    team: phase.team,
    workspace: phase.workspace,
    phase: phase._id,
    phase_since: change.at,
    rank: await firstRank(change, phase._id),
  })
  await changeCustomValues(viewer, deal, { entity: 'deal', given, session: change.session })
  setDateRules(deal, date_rules ?? standardDateRules(deal))
  setDates(deal, dates ?? {})
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

/** The workspace's default template, if it fits the deal. */
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
