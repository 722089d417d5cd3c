/** Applies a template to many deals. */
import { TemplateModel } from '#entities/templates/template.model.ts'
import { templateScope } from '#entities/templates/template.policy.ts'
import type { Change } from '#platform/events/change.ts'
import { invalid } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findReferred } from '#platform/reads/find.ts'
import { applyTemplate } from '#processes/templates/apply-template.command.ts'
import { type DealsAct, endedRefusal } from './deals-act.ts'

/**
 * Adds to each deal what it doesn't have yet.
 * @throws 400 for an unknown template or switch
 */
export async function giveTemplate(
  { session }: Change,
  viewer: Viewer,
  template: string,
  switches: string[],
): Promise<DealsAct> {
  const scope = templateScope(viewer)
  const found = await findReferred(TemplateModel, { field: 'template', id: template, scope, session })
  const stranger = switches.find((key) => !found.switches.some((one) => one.key === key))
  if (stranger) throw invalid('switches', `isn’t a switch of the template: ${stranger}`)
  return {
    isUndoneByEvents: true,
    refusal: endedRefusal,
    run: async (change, deal) => {
      const { applied, added, dates } = await applyTemplate(change, viewer, deal, { template, switches })
      if (!applied) return 'already has everything in the template'
      return { from: null, to: null, moved: dates.length, to_confirm: 0, added }
    },
  }
}
