/** Gives a deal the milestones and tasks of a template, as it was previewed. */
import type { ApplyTemplate, TemplateApplication } from 'openapi'
import type { DealDocument } from '../deals/deal.model.ts'
import { titleOf } from '../deals/follow.command.ts'
import { refreshDeal } from '../deals/refresh-deal.command.ts'
import type { Change } from '../events/change.ts'
import { invalid, preconditionFailed } from '../http/errors.ts'
import { findReferred } from '../http/find.ts'
import type { Viewer } from '../http/viewer.ts'
import { TaskModel } from '../tasks/task.model.ts'
import { planApplication } from './plan-application.ts'
import { TemplateModel } from './template.model.ts'
import { templateScope } from './template.policy.ts'

/**
 * Adds what the deal does not have yet from the template, with due dates, as one event; or only says what it would add.
 * @throws 400 for a template or switch that there is not, 412 where it would now come out otherwise than previewed
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
  if (stranger) throw invalid(fields.switches, `names no switch of the template: ${stranger}`)

  const { course, added, outcome } = await planApplication(change, viewer, deal, template, new Set(switches))
  if (preview !== undefined && preview !== outcome.preview) throw preconditionFailed()
  if (dry_run || added.length === 0) return { applied: false, event: null, ...outcome }
  const { facts, follows } = await refreshDeal(change, deal, { course })
  deal.set(facts)
  const also = added.map((item) => {
    const path = item instanceof TaskModel ? `tasks.${item.id}.title` : `milestones.${item.id}.name`
    return { path, from: null, to: titleOf(item) }
  })
  const before = change.told.length
  await change.save(deal, { op: 'apply_template', cause: template.name, also, follows })
  return { applied: true, event: change.told[before] ?? null, ...outcome }
}
