/** Search: deals, contacts and tasks by word prefixes, with typo correction for each kind on its own. */
import type { SearchResults } from 'openapi'
import { contactFilter } from '#entities/contacts/contact.filter.ts'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import { dealScope } from '#entities/deals/deal.policy.ts'
import { taskFilter } from '#entities/tasks/task.filter.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { page } from '#platform/reads/pagination.ts'
import { type Presenter, presenter } from '#platform/reads/presenter.ts'
import { queryWords } from '#platform/records/search-tokens.ts'
import { type Head, orByNearest } from '#platform/search/correct-query.query.ts'
import { phrasePrefixesOf } from '#platform/search/phrase-prefixes.ts'
import { Vocabulary } from '#platform/search/vocabulary.ts'
import { asTyped, havingAll, WordLookup } from '#platform/search/word-lookup.ts'

export const searchRoutes: Operation[] = [operation('search', teamMembers, search)]

/**
 * Matches everything, but lets an index provide the order. Otherwise a word found in half the deals would need a sort.
 */
const ARCHIVED_OR_NOT = { archived: { $in: [false, true] } }

const FIRST = { page_size: 5, count: 'none' } as const

const foundDeal = presenter(DealModel, 'FoundDeal')
const foundTask = presenter(TaskModel, 'FoundTask')
const foundContact = presenter(ContactModel, 'FoundContact', () => ({
  name: { $ifNull: [blankAsNull({ $trim: { input: { $concat: ['$first_name', ' ', '$last_name'] } } }), '$company'] },
  email: { $ifNull: [{ $first: '$emails' }, ''] },
}))

const blankAsNull = (text: object) => ({ $cond: [{ $eq: [text, ''] }, null, text] })

async function search({ viewer, query: { q } }: Request<'search'>): Promise<Answer<'search'>> {
  const asked = { viewer, q, vocabulary: new Vocabulary(viewer.account) }
  const [deals, contacts, tasks] = await Promise.all([
    find(foundDeal, asked, { $and: [dealScope(viewer), ARCHIVED_OR_NOT] }),
    find(foundContact, asked, contactFilter(viewer, {})),
    find(foundTask, asked, taskFilter(viewer, {})),
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

type Asked = { viewer: Viewer; q: string; vocabulary: Vocabulary }
type Found<T> = Head & { results: T[] }

/**
 * The first matches of a kind within `seen`, most recently changed first: those that begin with the words, or if there
 * are none, those that contain them anywhere.
 */
async function find<T>(found: Presenter<T>, asked: Asked, seen: object): Promise<Found<T>> {
  const { viewer, vocabulary } = asked
  const lookup = new WordLookup(found.model, viewer.account)
  const findBy = async (q: string, head: Head): Promise<Found<T>> => {
    const words = queryWords(q)
    for (const meant of [await phrasePrefixesOf(vocabulary, words), words.map(asTyped)]) {
      if (meant === null || !(await lookup.areKnown(meant))) continue
      const filter = { $and: [seen, havingAll(meant)] }
      const by = await lookup.byRare(meant)
      const first = await page(found, { viewer, filter, sort: '-updated_at', query: FIRST, head, by })
      if (first.value().results.length > 0) return first.value()
    }
    return { results: [] }
  }
  return orByNearest({ q: asked.q, seen, vocabulary, lookup }, findBy, ({ results }) => results.length === 0)
}
