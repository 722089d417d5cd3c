/** Which contacts a list asks for, of those that the viewer sees. */
import type { Document } from 'mongodb'
import type { Request } from '#platform/http/operation.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { toId } from '#platform/reads/find.ts'
import { searchFilter } from '#platform/records/search-words.ts'
import { contactScope } from './contact.policy.ts'

type ContactQuery = Omit<Request<'listContacts'>['query'], 'q'> & { q?: string | undefined }

/** The filter of a list of contacts, the viewer's scope included. */
export function contactFilter(viewer: Viewer, query: ContactQuery): Document {
  const { q, status, temperature, source, labels, owner } = query
  const asked = {
    ...(q && searchFilter(q)),
    ...(status && { status: { $in: status } }),
    ...(temperature && { temperature: { $in: temperature } }),
    ...(source && { source: { $in: source } }),
    ...(labels && { labels: { $in: labels.map((label) => toId(label)) } }),
    ...(owner && { owner: toId(owner) }),
    merged_into: null,
  }
  return { $and: [contactScope(viewer), asked] }
}
