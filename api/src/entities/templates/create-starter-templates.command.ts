/** Gives a new account its first templates. */
import type { Types } from 'mongoose'
import type { Change } from '#platform/events/change.ts'
import { storedStarterTemplates } from './starter-templates.ts'
import { type TemplateDocument, TemplateModel } from './template.model.ts'

/** Stores the templates. Returns them in order, the one for buyers first. */
export async function createStarterTemplates(change: Change, account: Types.ObjectId): Promise<TemplateDocument[]> {
  const templates = storedStarterTemplates().map((template) => new TemplateModel({ account, ...template }))
  for (const template of templates) await change.save(template)
  return templates
}
