/** Applies a template to a deal, as previewed. */
import type { ApplyTemplate, TemplateApplication } from 'openapi'
import type { DealDocument } from '#entities/deals/deal.model.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { TemplateModel } from '#entities/templates/template.model.ts'
import { templateScope } from '#entities/templates/template.policy.ts'
import type { Change } from '#platform/events/change.ts'
import { invalid, preconditionFailed } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findReferred } from '#platform/reads/find.ts'
import { titleOf } from '#processes/deal-save/cascade.ts'
import { refreshDeal } from '#processes/deal-save/refresh-deal.command.ts'
import { planApplication } from './plan-application.ts'

/**
 * Adds the template's milestones and tasks that the deal does not have yet, with due dates, as one event. Or only
 * returns what it would add.
 * @throws 400 for an unknown template or switch, 412 if the outcome differs from the preview
 */
export async function applyTemplate(
  change: Change,
  viewer: Viewer,
  deal: DealDocument,
  { template: id, switches = [], dry_run, preview }: ApplyTemplate & { dry_run?: boolean | undefined },
  fields = { template: 'template', switches: 'switches' },
): Promise<TemplateApplication> {
  const scope = templateScope(viewer)
  const found = await findReferred(TemplateModel, { field: fields.template, id, scope, session: change.session })
  const template = found.toObject()
  const stranger = switches.find((key) => !template.switches.some((one) => one.key === key))
  if (stranger) throw invalid(fields.switches, `isn’t a switch of the template: ${stranger}`)

  const { course, added, outcome } = await planApplication(change, viewer, deal, template, new Set(switches))
  if (preview !== undefined && preview !== outcome.preview) throw preconditionFailed()
  const addsNothing = added.length === 0 && !deal.isModified('date_rules')
  if (dry_run || addsNothing) return { applied: false, event: null, ...outcome }
  const { facts, follows } = await refreshDeal(change, deal, course)
  deal.set(facts)
  const also = added.map((item) => {
    const path = item instanceof TaskModel ? `tasks.${item.id}.title` : `milestones.${item.id}.name`
    return { path, from: null, to: titleOf(item) }
  })
  const before = change.eventIds.length
  await change.save(deal, { op: 'apply_template', cause: template.name, also, follows })
  return { applied: true, event: change.eventIds[before] ?? null, ...outcome }
}
