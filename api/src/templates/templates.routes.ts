/** Templates: list, read, and apply to a deal. */
import { write } from '../events/change.ts'
import { DealModel } from '../deals/deal.model.ts'
import { dealScope } from '../deals/deal.policy.ts'
import { dealPresenter } from '../deals/deal.presenter.ts'
import { findForChange } from '../http/find.ts'
import { type Answer, type Operation, operation, type Request } from '../http/operation.ts'
import { page } from '../http/pagination.ts'
import { teamMembers } from '../http/policy.ts'
import { present } from '../http/presenter.ts'
import { applyTemplate as apply } from './apply-template.command.ts'
import { TemplateModel } from './template.model.ts'
import { templateScope } from './template.policy.ts'
import { templatePresenter } from './template.presenter.ts'

export const templatesRoutes: Operation[] = [
  operation('listTemplates', teamMembers, listTemplates),
  operation('getTemplate', teamMembers, getTemplate),
  operation('applyTemplate', teamMembers, applyTemplate),
]

async function listTemplates({ viewer, query }: Request<'listTemplates'>): Promise<Answer<'listTemplates'>> {
  const meant = query.representation ? { representation: { $in: [query.representation, null] } } : {}
  const filter = { $and: [templateScope(viewer), meant] }
  const body = await page(TemplateModel, {
    viewer,
    filter,
    sort: query.sort ?? 'name',
    query,
    using: templatePresenter,
  })
  return { status: 200, body }
}

async function getTemplate({ viewer, params: { id } }: Request<'getTemplate'>): Promise<Answer<'getTemplate'>> {
  const scope = templateScope(viewer)
  return { status: 200, body: await present(TemplateModel, { viewer, id, scope, using: templatePresenter }) }
}

async function applyTemplate(request: Request<'applyTemplate'>): Promise<Answer<'applyTemplate'>> {
  const { viewer, params, body } = request
  return write('applyTemplate', request, async (change) => {
    const { session } = change
    const deal = await findForChange(DealModel, { id: params.id, scope: dealScope(viewer), session })
    await apply(change, viewer, deal, body.template)
    return { status: 200, body: await present(DealModel, { viewer, id: deal._id, session, using: dealPresenter }) }
  })
}
