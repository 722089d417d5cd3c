/** Smart lists: list with counts, save, change, delete, restore, pin. */
import type { ClientSession } from 'mongoose'
import type { SmartList, SmartListUpdate } from 'openapi'
import { customFieldsOf, NO_FIELD } from '#entities/custom-fields/custom-fields.query.ts'
import { customConditions } from '#entities/custom-fields/custom-filter.query.ts'
import { requireOrder } from '#entities/custom-fields/custom-order.query.ts'
import { requireLabels } from '#entities/labels/label.policy.ts'
import { requireMember } from '#entities/users/user.policy.ts'
import { type Change, write } from '#platform/events/change.ts'
import { badRequest, conflict, forbidden, invalid } from '#platform/http/errors.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { Json } from '#platform/json/wire.ts'
import { nextVersion } from '#platform/records/record.ts'
import { findForChange } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import { counted } from './count-contacts.query.ts'
import { type SmartListDocument, SmartListModel } from './smart-list.model.ts'
import { canKeepSmartList, smartListScope } from './smart-list.policy.ts'
import { smartListPresenter } from './smart-list.presenter.ts'
import { starterLists } from './starter-lists.ts'

export const smartListsRoutes: Operation[] = [
  operation('listSmartLists', teamMembers, listSmartLists),
  operation('createSmartList', teamMembers, createSmartList),
  operation('updateSmartList', teamMembers, updateSmartList),
  operation('deleteSmartList', teamMembers, deleteSmartList),
  operation('restoreSmartList', teamMembers, restoreSmartList),
  operation('pinSmartList', teamMembers, pinSmartList),
]

/** A person who has more finds none of them. It also bounds what counting costs. */
const MOST_LISTS = 50

async function listSmartLists({ viewer, query }: Request<'listSmartLists'>): Promise<Answer<'listSmartLists'>> {
  const { sort = 'position', pinned } = query
  const onHome = pinned === undefined ? {} : { pinned_by: pinned ? viewer.id : { $ne: viewer.id } }
  const filter = { $and: [smartListScope(viewer), onHome] }
  const found = (await page(smartListPresenter, { viewer, filter, sort, query })).value()
  const isFirst = !query.cursor && (query.page ?? 1) === 1
  const [results, starters] = await Promise.all([
    counted(viewer, found.results),
    isFirst && pinned === undefined ? counted(viewer, starterLists) : [],
  ])
  return { status: 200, body: { ...found, results, starters } }
}

async function createSmartList(request: Request<'createSmartList'>): Promise<Answer<'createSmartList'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const { session } = change
    const own = { account: viewer.account, created_by: viewer.id, deleted_at: null }
    const count = await SmartListModel.countDocuments(own).session(session)
    if (count >= MOST_LISTS)
      throw conflict(`You already have ${MOST_LISTS} smart lists`, 'Delete one that you no longer use first.')
    await requireFilters(change, viewer, body)
    const last = await SmartListModel.findOne({ account: viewer.account, deleted_at: null }, { position: 1 })
      .sort({ position: -1 })
      .session(session)
      .lean()
    const position = body.position ?? Math.min((last?.position ?? -1) + 1, 10_000)
    const list = new SmartListModel({ ...body, position, account: viewer.account })
    await change.save(list)
    return { status: 201, body: await presentIn(change, viewer, list) }
  })
}

async function updateSmartList(request: Request<'updateSmartList'>): Promise<Answer<'updateSmartList'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const list = await findKept(change, request)
    await requireFilters(change, viewer, body)
    list.set(body)
    if (list.isModified('shared') && !list.shared && list.created_by) list.pinned_by = onlyOf(list, list.created_by)
    await change.save(list)
    return { status: 200, body: await presentIn(change, viewer, list) }
  })
}

const onlyOf = ({ pinned_by }: SmartListDocument, keeper: NonNullable<SmartListDocument['created_by']>) =>
  pinned_by.filter((user) => user.equals(keeper))

async function deleteSmartList(request: Request<'deleteSmartList'>): Promise<Answer<'deleteSmartList'>> {
  return write(request, async (change) => {
    const list = await findKept(change, request)
    list.deleted_at = change.at
    await change.save(list, { op: 'delete' })
    return { status: 204 }
  })
}

async function restoreSmartList(request: Request<'restoreSmartList'>): Promise<Answer<'restoreSmartList'>> {
  return write(request, async (change) => {
    const list = await findKept(change, request, {})
    list.deleted_at = null
    await change.save(list, { op: 'restore' })
    return { status: 200, body: await presentIn(change, request.viewer, list) }
  })
}

/** Whoever sees a list may have it on their home. It is no change of the list, and has no event. */
async function pinSmartList(request: Request<'pinSmartList'>): Promise<Answer<'pinSmartList'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const { session, at } = change
    const list = await findForChange(SmartListModel, { id: request.params.id, scope: smartListScope(viewer), session })
    const others = { $setDifference: ['$pinned_by', [viewer.id]] }
    const pinned_by = body.pinned ? { $concatArrays: [others, [viewer.id]] } : others
    const update = [{ $set: { pinned_by, ...nextVersion(at, 'derived') } }]
    await SmartListModel.collection.updateOne({ _id: list._id }, update, { session })
    return { status: 200, body: await presentIn(change, viewer, list) }
  })
}

type ListRequest = { viewer: Viewer; params: { id: string }; ifMatch?: number | undefined }

/** The list, for changing by someone who may. */
async function findKept(
  { session }: Change,
  { viewer, params: { id }, ifMatch }: ListRequest,
  among?: object,
): Promise<SmartListDocument> {
  const list = await findForChange(SmartListModel, { id, scope: smartListScope(viewer, among), session, ifMatch })
  if (!canKeepSmartList(viewer, list))
    throw forbidden('Only the person who saved this list, owners and admins can change it')
  return list
}

type Filtered = Partial<Pick<SmartListUpdate, 'filters' | 'widths' | 'columns' | 'custom_sort'>>

/** @throws 400 naming a label, an owner or a custom field that the account does not have, or a column that has two widths */
async function requireFilters({ session }: Change, viewer: Viewer, list: Filtered): Promise<void> {
  const { filters, widths = [] } = list
  if (new Set(widths.map(({ column }) => column)).size < widths.length)
    throw invalid('widths', 'names the same column twice')
  const { labels, owner } = filters ?? {}
  await requireLabels(viewer, labels, session)
  if (owner !== undefined && owner !== 'me') await requireMember(viewer, owner, 'filters.owner', session)
  await requireCustom(viewer, list, session)
}

/** @throws 400 naming a custom field that the account does not have, or what it can't be asked for or sorted by */
async function requireCustom(viewer: Viewer, { filters, columns = [], custom_sort }: Filtered, session: ClientSession) {
  const keys = columns.map((column) => (column.startsWith(CUSTOM) ? column.slice(CUSTOM.length) : null))
  if (!filters?.custom_fields && !custom_sort && keys.every((key) => key === null)) return
  const fields = await customFieldsOf(viewer, 'contact', session)
  const { errors } = customConditions(fields, filters?.custom_fields)
  if (custom_sort) requireOrder(fields, custom_sort.replace(/^-/, ''))
  const strangers = keys.flatMap((key, at) =>
    key === null || fields.has(key) ? [] : [{ field: `columns.${at}`, reason: NO_FIELD }],
  )
  const all = [...errors.map((error) => ({ ...error, field: `filters.${error.field}` })), ...strangers]
  if (all.length > 0) throw badRequest(all)
}

const CUSTOM = 'custom_fields.'

/** The list as stored in this change, with what it has for the viewer. */
async function presentIn(
  { session }: Change,
  viewer: Viewer,
  { _id: id }: SmartListDocument,
): Promise<Json<SmartList>> {
  const shown = await present(smartListPresenter, { viewer, id, session })
  const [list] = await counted(viewer, [shown.value()])
  return new Json<SmartList>(JSON.stringify(list), shown.version)
}
