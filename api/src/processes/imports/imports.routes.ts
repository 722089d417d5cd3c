/** Imports: create, upload rows, map columns, choose about duplicates, start, cancel, undo, and read rejected rows. */
import type { ClientSession, Types } from 'mongoose'
import type { ImportMapping, ImportUpdate } from 'openapi'
import { ImportEntity, ImportState } from 'openapi/codes'
import { findUsableSource } from '#entities/lead-sources/find-usable.query.ts'
import { WorkspaceModel } from '#entities/workspaces/workspace.model.ts'
import { workspaceScope } from '#entities/workspaces/workspace.policy.ts'
import { type Change, write } from '#platform/events/change.ts'
import { conflict, forbidden, invalid } from '#platform/http/errors.ts'
import { Media } from '#platform/http/media.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { deleters } from '#platform/http/policy.ts'
import { seesAll, type Viewer } from '#platform/http/viewer.ts'
import { findForChange, findReferred, toId } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import { CSV_MARK, type CsvCell, csvRows } from '#platform/records/csv.ts'
import { planNow, setChoices } from './choose-duplicates.command.ts'
import { offerImport } from './claim-import.command.ts'
import {
  CHUNK,
  type ImportDocument,
  ImportModel,
  ImportRowsModel,
  MOST_ROWS,
} from '#processes/import-rows/import.model.ts'
import { importScope } from './import.policy.ts'
import { importPresenter as using } from './import.presenter.ts'
import { kindOf } from './kinds.ts'
import { checkedRows } from './checked-rows.query.ts'

export const importsRoutes: Operation[] = [
  operation('listImports', deleters, listImports),
  operation('createImport', deleters, createImport),
  operation('createContactImport', deleters, createContactImport),
  operation('getImport', deleters, getImport),
  operation('updateImport', deleters, updateImport),
  operation('addImportRows', deleters, addImportRows),
  operation('listImportRows', deleters, listImportRows),
  operation('startImport', deleters, startImport),
  operation('cancelImport', deleters, cancelImport),
  operation('undoImport', deleters, undoImport),
  operation('getRejectedRows', deleters, getRejectedRows),
]

/** The number of sample rows shown next to the columns. */
const SAMPLES = 3

async function listImports({ viewer, query }: Request<'listImports'>): Promise<Answer<'listImports'>> {
  const ofWorkspace = query.workspace ? { workspace: toId(query.workspace) } : {}
  const ofEntity = query.entity ? { entity: query.entity } : {}
  const filter = { $and: [importScope(viewer), ofWorkspace, ofEntity] }
  return { status: 200, body: await page(using, { viewer, filter, sort: '-created_at', query }) }
}

async function createImport(request: Request<'createImport'>): Promise<Answer<'createImport'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const scope = workspaceScope(viewer)
    const { session } = change
    const board = await findReferred(WorkspaceModel, { field: 'workspace', id: body.workspace, scope, session })
    const { file_name, columns } = body
    const facts = { account: viewer.account, team: board.team, workspace: board._id, file_name, columns }
    return begin(change, viewer, { ...facts, entity: ImportEntity.deal })
  })
}

async function createContactImport(request: Request<'createContactImport'>): Promise<Answer<'createContactImport'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    if (body.lead_source) await findUsableSource(viewer, body.lead_source, change.session)
    return begin(change, viewer, { account: viewer.account, ...body, entity: ImportEntity.contact })
  })
}

type Begun = { entity: ImportEntity; account: Types.ObjectId; file_name: string; columns: string[] }

async function begin(change: Change, viewer: Viewer, facts: Begun) {
  const mapping = await kindOf(facts).guess(viewer, facts.columns, change.session)
  const one = new ImportModel({ ...facts, mapping })
  await change.save(one)
  return { status: 201 as const, body: await presentImport(change, viewer, one) }
}

async function listImportRows({ viewer, params, query }: Request<'listImportRows'>): Promise<Answer<'listImportRows'>> {
  const { id } = (await present(using, { viewer, id: params.id, scope: importScope(viewer) })).value()
  return { status: 200, body: await checkedRows(toId(id), query) }
}

async function getImport({ viewer, params: { id } }: Request<'getImport'>): Promise<Answer<'getImport'>> {
  return { status: 200, body: await present(using, { viewer, id, scope: importScope(viewer) }) }
}

async function addImportRows(request: Request<'addImportRows'>): Promise<Answer<'addImportRows'>> {
  const { viewer, body } = request
  const { from, rows, lines = null } = body
  if (from % CHUNK !== 0) throw invalid('from', `must be a multiple of ${CHUNK}`)
  if (from + rows.length > MOST_ROWS)
    throw invalid('rows', `can’t be more than ${MOST_ROWS.toLocaleString('en-US')} in all`)
  requireLines(rows, lines)
  return write({ ...request, idempotencyKey: undefined }, async (change) => {
    const { session, at } = change
    const one = await findImport(change, request)
    if (one.state !== ImportState.draft) throw conflict('All rows have been uploaded')
    if (from > one.rows) throw invalid('from', `leaves a gap: ${one.rows} rows have been uploaded so far`)
    // A part that is uploaded again keeps its length. Otherwise rows would be missing or counted twice.
    if (rows.length < Math.min(CHUNK, one.rows - from))
      throw invalid('rows', 'can’t be fewer than this part already has')
    const index = from / CHUNK
    const chunk = { import: one._id, index, rows, lines, made: [], made_at: null, created_at: at }
    const _id = `${one.id}:${index}` as never
    await ImportRowsModel.collection.replaceOne({ _id }, chunk, { session, upsert: true })
    one.set({ rows: Math.max(one.rows, from + rows.length), ...(from === 0 && { samples: rows.slice(0, SAMPLES) }) })
    // No event for each uploaded part: uploading is not worth auditing.
    await one.save({ session })
    return { status: 200, body: await presentImport(change, viewer, one) }
  })
}

function requireLines(rows: readonly unknown[], lines: readonly number[] | null): void {
  if (!lines) return
  if (lines.length !== rows.length) throw invalid('lines', 'must have one entry per row')
  const back = lines.findIndex((line, i) => line <= (lines[i - 1] ?? 0))
  if (back >= 0) throw invalid(`lines.${back}`, 'must come after the line before it')
}

async function updateImport(request: Request<'updateImport'>): Promise<Answer<'updateImport'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const one = await findImport(change, request)
    if (one.state !== ImportState.draft && one.state !== ImportState.ready)
      throw conflict('This import has already started')
    if (one.rows === 0) throw conflict('Upload the rows first')
    if (one.state === ImportState.draft && !body.mapping) throw invalid('mapping', 'is required')
    const { choices, ...said } = body
    requireFits(viewer, one, body)
    if (said.lead_source) await findUsableSource(viewer, said.lead_source, change.session)
    if (said.mapping) await requireMapping(viewer, one, said.mapping, change.session)
    one.set({ ...said, state: ImportState.ready })
    const isOtherwise = (['mapping', 'representation', 'make_labels'] as const).some((name) => said[name] !== undefined)
    if (isOtherwise) one.set(await kindOf(one).check(viewer, one, change.session))
    if (choices) await setChoices(change, one, choices)
    if (choices || said.on_duplicate) one.set('plan', await planNow(change, one))
    await change.save(one)
    return { status: 200, body: await presentImport(change, viewer, one) }
  })
}

/** @throws 400 for what only imports of the other kind have, 403 for labels that the viewer may not create */
function requireFits(viewer: Viewer, { entity }: ImportDocument, body: ImportUpdate): void {
  const others =
    entity === ImportEntity.deal
      ? (['status', 'on_duplicate', 'choices', 'make_labels', 'lead_source'] as const)
      : (['representation'] as const)
  const stranger = others.find((name) => body[name] !== undefined)
  if (stranger) throw invalid(stranger, `is only for ${entity === ImportEntity.deal ? 'contacts' : 'deals'}`)
  if (body.make_labels && !seesAll(viewer)) throw forbidden('Only owners and admins can create labels')
}

async function requireMapping(
  viewer: Viewer,
  one: ImportDocument,
  mapping: ImportMapping,
  session: ClientSession,
): Promise<void> {
  const known = await kindOf(one).fields(viewer, session)
  for (const [field, columns] of Object.entries(mapping)) {
    if (!known.has(field)) throw invalid(`mapping.${field}`, `isn’t a field of ${one.entity}s`)
    if ([columns].flat().some((column) => column >= one.columns.length))
      throw invalid(`mapping.${field}`, 'is a column the file doesn’t have')
  }
}

async function startImport(request: Request<'startImport'>): Promise<Answer<'startImport'>> {
  return write(request, async (change) => {
    const one = await findImport(change, request)
    if (one.state !== ImportState.ready) throw conflict('This import isn’t ready yet. Check its rows first')
    if (one.good === 0) throw conflict('None of the rows can be imported')
    if (one.plan.create + one.plan.update === 0)
      throw conflict('All of these contacts are there already', 'Choose to fill them in, or to add them anyway.')
    one.set({ state: ImportState.running })
    return queueImport(change, request.viewer, one, 'start')
  })
}

async function cancelImport(request: Request<'cancelImport'>): Promise<Answer<'cancelImport'>> {
  return write(request, async (change) => {
    const one = await findImport(change, request)
    // What was imported already is taken back.
    if (one.state === ImportState.running) return takeBackImport(change, request.viewer, one, 'cancel')
    if (one.state !== ImportState.draft && one.state !== ImportState.ready) {
      throw conflict('This import is already finished', 'Undo it instead.')
    }
    one.set({ state: ImportState.cancelled, finished_at: change.at })
    await change.save(one, { op: 'cancel' })
    return { status: 200, body: await presentImport(change, request.viewer, one) }
  })
}

async function undoImport(request: Request<'undoImport'>): Promise<Answer<'undoImport'>> {
  return write(request, async (change) => {
    const one = await findImport(change, request)
    if (one.state !== ImportState.done) throw conflict('Only a finished import can be undone')
    return takeBackImport(change, request.viewer, one, 'begin_undo')
  })
}

async function getRejectedRows({
  viewer,
  params,
  query,
}: Request<'getRejectedRows'>): Promise<Answer<'getRejectedRows'>> {
  const { id } = (await present(using, { viewer, id: params.id, scope: importScope(viewer) })).value()
  const one = await ImportModel.findById(id).orFail()
  const ofCells = query.of === 'cells'
  const lines = [[...one.columns, 'Line', ofCells ? 'What was left out' : 'Why it wasn’t imported'] as CsvCell[]]
  for await (const { row, problems, warnings } of kindOf(one).read(viewer, one)) {
    const told = ofCells ? warnings : problems
    const [first] = told
    if (!first) continue
    const cells = one.columns.map((_, i) => row[i] ?? '')
    const why = told.map(({ column, reason }) => `${column} ${reason}`).join('; ')
    lines.push([...cells, first.row, why])
  }
  const bytes = Buffer.from(CSV_MARK + csvRows(lines))
  return { status: 200, body: new Media('text/csv; charset=utf-8', bytes, { caching: 'no-store' }) }
}

/** Queues the work for the next process that looks, a moment later. */
async function queueImport(change: Change, viewer: Viewer, one: ImportDocument, op: string) {
  await offerImport(change, one._id)
  await change.save(one, { op })
  return { status: 200 as const, body: await presentImport(change, viewer, one) }
}

const takeBackImport = (change: Change, viewer: Viewer, one: ImportDocument, op: string) => {
  one.set({ state: ImportState.undoing, done: 0 })
  return queueImport(change, viewer, one, op)
}

type OnImport = { viewer: Viewer; params: { id: string }; ifMatch: number | undefined }

const findImport = ({ session }: Change, { viewer, params, ifMatch }: OnImport): Promise<ImportDocument> =>
  findForChange(ImportModel, { id: params.id, scope: importScope(viewer), session, ifMatch })

const presentImport = ({ session }: Change, viewer: Viewer, { _id: id }: ImportDocument) =>
  present(using, { viewer, id, session })
