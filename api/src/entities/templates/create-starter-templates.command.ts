/** Gives a new account the templates that every account starts with. */
import type { Types } from 'mongoose'
import type { Change } from '#platform/events/change.ts'
import { storedStarterTemplates } from './starter-templates.ts'
import { type TemplateDocument, TemplateModel } from './template.model.ts'

/** Stores them; answers them in their order, that for buyers first. */
export async function createStarterTemplates(change: Change, account: Types.ObjectId): Promise<TemplateDocument[]> {
  const templates = storedStarterTemplates().map((template) => new TemplateModel({ account, ...template }))
  for (const template of templates) await change.save(template)
  return templates
}
