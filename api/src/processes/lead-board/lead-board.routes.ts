/** The board of leads: contacts by status, and moving them to another. */
import type { Document } from 'mongodb'
import type { Contact, LeadBoardColumn, MovedContact } from 'openapi'
import { ContactStatus } from 'openapi/codes'
import { withCustomFilter, type WithCustomFilter } from '#entities/custom-fields/custom-filter.query.ts'
import { contactFilter } from '#entities/contacts/contact.filter.ts'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { contactScope } from '#entities/contacts/contact.policy.ts'
import { contactPresenter } from '#entities/contacts/contact.presenter.ts'
import { saveContact } from '#entities/contacts/save-contact.command.ts'
import { write } from '#platform/events/change.ts'
import { invalid } from '#platform/http/errors.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { Json } from '#platform/json/wire.ts'
import { findForChange } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import { correctQuery } from '#platform/search/correct-query.query.ts'

export const leadBoardRoutes: Operation[] = [
  operation('getLeadBoard', teamMembers, getLeadBoard),
  operation('moveContact', teamMembers, moveContact),
]

/** Columns continue in this order with `listContacts`. */
const SORT = '-status_since'

type Filters = WithCustomFilter<Request<'getLeadBoard'>['query']>
type Counts = ReadonlyMap<number, number>

async function getLeadBoard(request: Request<'getLeadBoard'>): Promise<Answer<'getLeadBoard'>> {
  const { viewer } = request
  const asked = await withCustomFilter(viewer, 'contact', request.query)
  const { query, counts, ...corrected } = await countsOf(viewer, asked)
  const statuses = Object.values(ContactStatus).filter((status) => asked.status?.includes(status) ?? true)
  const columns = await Promise.all(
    statuses.map((status) => column(viewer, { status, query, asked, count: counts.get(status) ?? 0 })),
  )
  return { status: 200, body: { columns, count: columns.reduce((sum, { count }) => sum + count, 0), ...corrected } }
}

type Column = { status: ContactStatus; count: number; query: Filters; asked: Filters }

async function column(viewer: Viewer, { status, count, query, asked }: Column): Promise<LeadBoardColumn> {
  const { results: contacts, next_cursor } = (
    await page(contactPresenter, {
      viewer,
      filter: contactFilter(viewer, { ...query, status: [status] }),
      asked: contactFilter(viewer, { ...asked, status: [status] }),
      sort: SORT,
      query: { count: 'none' },
    })
  ).value()
  return { status, count, next_cursor, contacts }
}

/** The count of each status with these filters. If no contact matches the search words, uses the nearest spelling. */
async function countsOf(viewer: Viewer, query: Filters) {
  const counts = await countByStatus(contactFilter(viewer, query))
  if (counts.size > 0 || query.q === undefined) return { query, counts }
  const corrected = await correctQuery(ContactModel, viewer, query.q, contactFilter(viewer, {}))
  if (corrected === null) return { query, counts }
  const near = { ...query, q: corrected }
  const nearCounts = await countByStatus(contactFilter(viewer, near))
  return nearCounts.size > 0 ? { query: near, counts: nearCounts, corrected_q: corrected } : { query, counts }
}

async function countByStatus(filter: Document): Promise<Counts> {
  const rows = await ContactModel.collection
    .aggregate<{ _id: number; count: number }>([{ $match: filter }, { $group: { _id: '$status', count: { $sum: 1 } } }])
    .toArray()
  return new Map(rows.map(({ _id, count }) => [_id, count]))
}

async function moveContact(request: Request<'moveContact'>): Promise<Answer<'moveContact'>> {
  const { viewer, params, body, ifMatch } = request
  const isLost = body.status === ContactStatus.Lost
  if (isLost && !body.lost_reason?.trim()) throw invalid('lost_reason', 'is required for lost contacts')
  return write(request, async (change) => {
    const { session } = change
    const contact = await findForChange(ContactModel, { id: params.id, scope: contactScope(viewer), session, ifMatch })
    contact.set(body)
    await saveContact(change, contact)
    const shown = await present(contactPresenter, { viewer, id: contact._id, session })
    return { status: 200, body: moved(shown, change.eventIds.at(-1) ?? null) }
  })
}

const moved = ({ text, version }: Json<Contact>, event: string | null) =>
  new Json<MovedContact>(`{"contact":${text},"event":${JSON.stringify(event)}}`, version)
