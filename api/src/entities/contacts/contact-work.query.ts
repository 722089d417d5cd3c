/** Which contacts are part of work: unfinished tasks about them, deals that they are a party of. */
import type { Document } from 'mongodb'
import { Progress } from 'openapi/codes'
import { DealModel } from '#entities/deals/deal.model.ts'
import { dealScope } from '#entities/deals/deal.policy.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { taskScope } from '#entities/tasks/task.policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { identityFilters } from './contact-identity.filter.ts'
import { type ContactQuery, contactFilter, type WorkQuery } from './contact.filter.ts'

/**
 * The filter of a list of contacts, with every condition. Only work that the viewer sees counts: a list
 * must not tell that someone else has a deal with a contact that they share.
 */
export const listedContactFilter = async (viewer: Viewer, query: ContactQuery): Promise<Document> =>
  contactFilter(viewer, query, [...(await workFilters(viewer, query)), ...(await identityFilters(query))])

async function workFilters(viewer: Viewer, { has_open_task, has_deal }: WorkQuery): Promise<Document[]> {
  const [tasks, deals] = await Promise.all([
    has_open_task === undefined ? null : contactsWithTasks(viewer),
    has_deal === undefined ? null : contactsOnDeals(viewer),
  ])
  return [...among(tasks, has_open_task), ...among(deals, has_deal)]
}

const among = (ids: unknown[] | null, asked: boolean | undefined): Document[] =>
  ids ? [{ _id: asked ? { $in: ids } : { $nin: ids } }] : []

const contactsWithTasks = (viewer: Viewer): Promise<unknown[]> =>
  TaskModel.collection.distinct('contact', {
    $and: [taskScope(viewer), { contact: { $type: 'objectId' }, progress: { $ne: Progress.COMPLETE } }],
  })

const contactsOnDeals = (viewer: Viewer): Promise<unknown[]> =>
  DealModel.collection.distinct('parties.contact', { $and: [dealScope(viewer), { archived: false }] })
