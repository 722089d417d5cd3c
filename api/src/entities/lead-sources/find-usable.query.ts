/** Finds the lead source that a request names. */
import type { ClientSession } from 'mongoose'
import { invalid } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findReferred } from '#platform/reads/find.ts'
import { type LeadSourceDocument, LeadSourceModel } from './lead-source.model.ts'
import { leadSourceScope } from './lead-source.policy.ts'

/** @throws 400 naming `lead_source` if it isn't there or is retired */
export async function findUsableSource(
  viewer: Viewer,
  id: string,
  session: ClientSession,
): Promise<LeadSourceDocument> {
  const of = { field: 'lead_source', id, scope: leadSourceScope(viewer), session }
  const source = await findReferred(LeadSourceModel, of)
  if (source.retired) throw invalid('lead_source', 'is retired')
  return source
}
