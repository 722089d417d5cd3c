/** Search: deals, contacts and tasks by the beginnings of words. */
import type { SearchResults } from 'openapi'
import { contactFilter } from '../contacts/contact.filter.ts'
import { ContactModel } from '../contacts/contact.model.ts'
import { DealModel } from '../deals/deal.model.ts'
import { dealScope } from '../deals/deal.policy.ts'
import { type Answer, type Operation, operation, type Request } from '../http/operation.ts'
import { page } from '../http/pagination.ts'
import { teamMembers } from '../http/policy.ts'
import { presenter } from '../http/presenter.ts'
import { searchFilter } from '../records/search-words.ts'
import { TaskModel } from '../tasks/task.model.ts'
import { taskScope } from '../tasks/task.policy.ts'

export const searchRoutes: Operation[] = [operation('search', teamMembers, search)]

const FIRST = { page_size: 5, count: 'none' } as const

const foundDeal = presenter('FoundDeal')
const foundTask = presenter('FoundTask')
const foundContact = presenter('FoundContact', () => ({
  name: { $ifNull: [blankAsNull({ $trim: { input: { $concat: ['$first_name', ' ', '$last_name'] } } }), '$company'] },
  email: { $ifNull: [{ $first: '$emails' }, ''] },
}))

const blankAsNull = (text: object) => ({ $cond: [{ $eq: [text, ''] }, null, text] })

async function search({ viewer, query: { q } }: Request<'search'>): Promise<Answer<'search'>> {
  const matching = (scope: object) => ({ $and: [scope, searchFilter(q)] })
  const latest = { viewer, sort: '-updated_at', query: FIRST }
  const [deals, contacts, tasks] = await Promise.all([
    page(DealModel, { ...latest, filter: matching(dealScope(viewer)), using: foundDeal }),
    page(ContactModel, { ...latest, filter: contactFilter(viewer, { q }), using: foundContact }),
    page(TaskModel, {
      ...latest,
      filter: matching({ $and: [taskScope(viewer), { dormant: false }] }),
      using: foundTask,
    }),
  ])
  const body: SearchResults = {
    deals: deals.value().results,
    contacts: contacts.value().results,
    tasks: tasks.value().results,
  }
  return { status: 200, body }
}
