/** Templates: list, create, read, change, delete, duplicate, export, import, and apply to a deal. */
import { DealModel } from '#entities/deals/deal.model.ts'
import { dealScope } from '#entities/deals/deal.policy.ts'
import {
  createTemplate as create,
  deleteTemplate as remove,
  duplicateTemplate as duplicate,
  updateTemplate as update,
} from '#entities/templates/keep-template.command.ts'
import { type TemplateDocument, TemplateModel } from '#entities/templates/template.model.ts'
import { templateKeepers, templateScope } from '#entities/templates/template.policy.ts'
import { templatePresenter as using } from '#entities/templates/template.presenter.ts'
import { type Change, write } from '#platform/events/change.ts'
import { dryRun } from '#platform/events/dry-run.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findForChange } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import { applyTemplate as apply } from './apply-template.command.ts'

export const templatesRoutes: Operation[] = [
  operation('listTemplates', teamMembers, listTemplates),
  operation('createTemplate', templateKeepers, createTemplate),
  operation('importTemplate', templateKeepers, importTemplate),
  operation('getTemplate', teamMembers, getTemplate),
  operation('updateTemplate', templateKeepers, updateTemplate),
  operation('deleteTemplate', templateKeepers, deleteTemplate),
  operation('duplicateTemplate', templateKeepers, duplicateTemplate),
  operation('exportTemplate', teamMembers, exportTemplate),
  operation('applyTemplate', teamMembers, applyTemplate),
]

async function listTemplates({ viewer, query }: Request<'listTemplates'>): Promise<Answer<'listTemplates'>> {
  const meant = query.representation ? { representation: { $in: [query.representation, null] } } : {}
  const filter = { $and: [templateScope(viewer), meant] }
  return { status: 200, body: await page(using, { viewer, filter, sort: query.sort ?? 'name', query }) }
}

async function createTemplate(request: Request<'createTemplate'>): Promise<Answer<'createTemplate'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const template = await create(change, viewer, body)
    return { status: 201, body: await presentTemplate(change, viewer, template) }
  })
}

async function importTemplate(request: Request<'importTemplate'>): Promise<Answer<'importTemplate'>> {
  const { viewer, body } = request
  const { format: _format, format_version: _version, ...fields } = body
  return write(request, async (change) => {
    const template = await create(change, viewer, fields)
    return { status: 201, body: await presentTemplate(change, viewer, template) }
  })
}

async function getTemplate({ viewer, params: { id } }: Request<'getTemplate'>): Promise<Answer<'getTemplate'>> {
  return { status: 200, body: await present(using, { viewer, id, scope: templateScope(viewer) }) }
}

async function exportTemplate({
  viewer,
  params: { id },
}: Request<'exportTemplate'>): Promise<Answer<'exportTemplate'>> {
  const template = await present(using, { viewer, id, scope: templateScope(viewer) })
  const { name, representation, deal_type, switches, date_rules, milestones } = template.value()
  const fields = { name, representation, deal_type, switches, date_rules, milestones }
  return { status: 200, body: { format: 'protracker/template', format_version: 1, ...fields } }
}

async function updateTemplate(request: Request<'updateTemplate'>): Promise<Answer<'updateTemplate'>> {
  return write(request, async (change) => {
    const template = await findTemplate(change, request)
    await update(change, template, request.body)
    return { status: 200, body: await presentTemplate(change, request.viewer, template) }
  })
}

async function duplicateTemplate(request: Request<'duplicateTemplate'>): Promise<Answer<'duplicateTemplate'>> {
  return write(request, async (change) => {
    const copy = await duplicate(change, await findTemplate(change, { ...request, ifMatch: undefined }))
    return { status: 201, body: await presentTemplate(change, request.viewer, copy) }
  })
}

async function deleteTemplate(request: Request<'deleteTemplate'>): Promise<Answer<'deleteTemplate'>> {
  return write(request, async (change) => {
    await remove(change, await findTemplate(change, request))
    return { status: 204 }
  })
}

async function applyTemplate(request: Request<'applyTemplate'>): Promise<Answer<'applyTemplate'>> {
  const { viewer, params, query, body } = request
  const work = async (change: Change): Promise<Answer<'applyTemplate'>> => {
    const { session } = change
    const deal = await findForChange(DealModel, { id: params.id, scope: dealScope(viewer), session })
    return { status: 200, body: await apply(change, viewer, deal, { ...body, dry_run: query.dry_run }) }
  }
  return query.dry_run ? dryRun(request, work) : write(request, work)
}

type ChangeRequest = { viewer: Viewer; params: { id: string }; ifMatch: number | undefined }

const findTemplate = (
  { session }: Change,
  { viewer, params: { id }, ifMatch }: ChangeRequest,
): Promise<TemplateDocument> => findForChange(TemplateModel, { id, scope: templateScope(viewer), session, ifMatch })

const presentTemplate = ({ session }: Change, viewer: Viewer, { _id: id }: TemplateDocument) =>
  present(using, { viewer, id, session })
