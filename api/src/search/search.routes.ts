/** Search: deals, contacts and tasks by the beginnings of words, typos forgiven in each kind by itself. */
import type { SearchResults } from 'openapi'
import { contactFilter } from '../contacts/contact.filter.ts'
import { ContactModel } from '../contacts/contact.model.ts'
import { DealModel } from '../deals/deal.model.ts'
import { dealScope } from '../deals/deal.policy.ts'
import { type Answer, type Operation, operation, type Request } from '../http/operation.ts'
import { page } from '../http/pagination.ts'
import { teamMembers } from '../http/policy.ts'
import { type Collected, type Presenter, presenter } from '../http/presenter.ts'
import type { Viewer } from '../http/viewer.ts'
import { queryWords } from '../records/search-words.ts'
import { taskFilter } from '../tasks/task.filter.ts'
import { TaskModel } from '../tasks/task.model.ts'
import { type Head, orByNearest } from './correct-query.command.ts'
import { openingsOf } from './openings.ts'
import { asTyped, type ByWord, havingAll, type Meant, WordLookup } from './word-lookup.ts'

export const searchRoutes: Operation[] = [operation('search', teamMembers, search)]

/** Says nothing, but so an index has them in order: a word of half the deals would be sorted otherwise. */
const ARCHIVED_OR_NOT = { archived: { $in: [false, true] } }

const FIRST = { page_size: 5, count: 'none' } as const

const foundDeal = presenter('FoundDeal')
const foundTask = presenter('FoundTask')
const foundContact = presenter('FoundContact', () => ({
  name: { $ifNull: [blankAsNull({ $trim: { input: { $concat: ['$first_name', ' ', '$last_name'] } } }), '$company'] },
  email: { $ifNull: [{ $first: '$emails' }, ''] },
}))

const blankAsNull = (text: object) => ({ $cond: [{ $eq: [text, ''] }, null, text] })

async function search({ viewer, query: { q } }: Request<'search'>): Promise<Answer<'search'>> {
  const [deals, contacts, tasks] = await Promise.all([
    find(DealModel, viewer, q, { $and: [dealScope(viewer), ARCHIVED_OR_NOT] }, foundDeal),
    find(ContactModel, viewer, q, contactFilter(viewer, {}), foundContact),
    find(TaskModel, viewer, q, taskFilter(viewer, {}), foundTask),
  ])
  const corrected = {
    ...(deals.corrected_q && { deals: deals.corrected_q }),
    ...(contacts.corrected_q && { contacts: contacts.corrected_q }),
    ...(tasks.corrected_q && { tasks: tasks.corrected_q }),
  }
  const body: SearchResults = {
    deals: deals.results,
    contacts: contacts.results,
    tasks: tasks.results,
    ...(Object.keys(corrected).length > 0 && { corrected }),
  }
  return { status: 200, body }
}

/**
 * The first of a kind that are `seen`, the latest changed first: what opens with the words, as what is meant, or where nothing
 * does, what has them anywhere.
 */
async function find<T>(model: Collected, viewer: Viewer, q: string, seen: object, using: Presenter<T>) {
  const lookup = new WordLookup(model, viewer.account)
  const first = (words: readonly Meant[], head: Head, by: ByWord | undefined) => {
    const filter = { $and: [seen, havingAll(words)] }
    return page(model, { viewer, filter, sort: '-updated_at', query: FIRST, using, head, by })
  }
  const found = await orByNearest(lookup, { viewer, q, seen }, async (asked, head) => {
    const words = queryWords(asked)
    const openings = await openingsOf(viewer.account, words)
    const [opening] = openings ?? []
    if (openings && opening && (await lookup.isKnown(opening))) {
      const opened = await first(openings, head, await lookup.byRare(openings))
      if (opened.value().results.length > 0) return opened
    }
    const anywhere = words.map(asTyped)
    return first(anywhere, head, await lookup.byRare(anywhere))
  })
  return found.value()
}
