/** Creates, changes, duplicates and deletes templates. */
import type { TemplateCreate, TemplateUpdate } from 'openapi'
import { WorkspaceModel } from '#entities/workspaces/workspace.model.ts'
import type { Change } from '#platform/events/change.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { nextVersion } from '#platform/records/record.ts'
import { requireSense } from './template-sense.ts'
import { type TemplateDocument, TemplateModel } from './template.model.ts'

const LONGEST_NAME = 100
const COPY = ' (copy)'

/** @throws 400 naming fields, 422 with the path of a cycle */
export async function createTemplate(change: Change, viewer: Viewer, body: TemplateCreate): Promise<TemplateDocument> {
  const template = new TemplateModel({ account: viewer.account })
  await updateTemplate(change, template, body)
  return template
}

/** @throws 400 naming fields, 422 with the path of a cycle */
export async function updateTemplate(change: Change, template: TemplateDocument, body: TemplateUpdate): Promise<void> {
  template.set(body)
  requireSense(template.toObject())
  await change.save(template)
}

/** A copy, named as such. */
export async function duplicateTemplate(change: Change, source: TemplateDocument): Promise<TemplateDocument> {
  const { account, name, representation, deal_type, switches, date_rules, milestones } = source.toObject()
  const copied = `${name.slice(0, LONGEST_NAME - COPY.length)}${COPY}`
  const fields = { representation, deal_type, switches, date_rules, milestones }
  const copy = new TemplateModel({ account, name: copied, ...fields })
  await change.save(copy)
  return copy
}

/**
 * Deletes the template. Deals keep the items that they got from it. Workspaces with it as default no longer have one.
 */
export async function deleteTemplate(change: Change, template: TemplateDocument): Promise<void> {
  const { session, at } = change
  const offering = { account: template.account, default_template: template._id }
  const update = [{ $set: { default_template: null, ...nextVersion(at, 'edit') } }]
  await WorkspaceModel.collection.updateMany(offering, update, { session })
  await change.delete(template)
}
