/**
 * Creates deals from an import's valid rows, part by part, each in one transaction. If a process dies midway, no part
 * is half done, and the next process resumes with the first part not yet created
 * (docs/decisions/imports-are-resumed.md).
 */
import { generateKeyBetween } from 'fractional-indexing'
import type { ClientSession, Types } from 'mongoose'
import { DealStatus, ImportState } from 'openapi/codes'
import { accountCalendar, CALENDAR_FIELDS } from '#entities/accounts/account-calendar.ts'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { DealModel, kept, type StoredDeal } from '#entities/deals/deal.model.ts'
import { loadViewer } from '#entities/sessions/viewer.query.ts'
import type { Change } from '#platform/events/change.ts'
import { creation } from '#platform/events/diff.ts'
import { recordEvents } from '#platform/events/record-events.ts'
import { nextVersion } from '#platform/records/record.ts'
import { learnWords } from '#platform/search/learn-words.command.ts'
import { lastRank } from '#processes/deal-phases/deal-rank.command.ts'
import { type DealFacts, factsOf } from '#processes/deal-save/deal-facts.ts'
import { countInRollup } from '#processes/reports/rollup.command.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { lookUpBoard } from './board-lookup.query.ts'
import { eachPart } from './each-part.command.ts'
import { type ImportChunk, type ImportDocument, ImportModel, ImportRowsModel } from './import.model.ts'
import { judgeRow, lineOf } from './judge-rows.query.ts'

/** Creates the remaining deals. Does nothing if the import is no longer running. */
export const runImport = (one: ImportDocument, signal?: AbortSignal): Promise<void> =>
  eachPart(one, ImportState.running, goOn, signal)

/** Creates the next part. Returns true if there is none, which finishes the import. */
async function goOn(tx: Change, one: ImportDocument): Promise<boolean> {
  const { session, at } = tx
  const unmade = { import: one._id, made_at: null }
  const next = await ImportRowsModel.collection.findOne<ImportChunk>(unmade, { session, sort: { index: 1 } })
  const part = next && (await Part.begin(tx, one))
  if (part) {
    await part.make(next)
    return false
  }
  if (next) one.set({ state: ImportState.failed, reason: 'The person who started it no longer has access' })
  else one.set({ state: ImportState.done, good: one.imported, bad: one.rows - one.imported })
  one.set('finished_at', at)
  await tx.save(one, { op: next ? 'fail' : 'finish' })
  return true
}

/** The parts of an import's rows, in order. */
export const chunksOf = (id: Types.ObjectId, session?: ClientSession) =>
  ImportRowsModel.collection.find<ImportChunk>({ import: id }, { ...(session && { session }) }).sort({ index: 1 })

/** A part while its deals are created. */
class Part {
  private readonly ranks = new Map<string, string>()
  private readonly facts = new Map<string, DealFacts>()
  private readonly tx: Change
  private readonly one: ImportDocument
  private readonly context: Parameters<typeof judgeRow>[2]
  private readonly calendar: Parameters<typeof factsOf>[2]

  private constructor(tx: Change, one: ImportDocument, context: Part['context'], calendar: Part['calendar']) {
    this.tx = tx
    this.one = one
    this.context = context
    this.calendar = calendar
  }

  /** Null if the import's owner may no longer import. */
  static async begin(tx: Change, one: ImportDocument): Promise<Part | null> {
    const { session, at } = tx
    const viewer = one.created_by && (await loadViewer(one.created_by, session))
    if (!viewer || viewer.role === null) return null
    const account = await AccountModel.findById(one.account, CALENDAR_FIELDS, { session }).lean()
    const calendar = accountCalendar(account)
    const { mapping, representation } = one.toObject()
    const reading = { mapping, representation: representation ?? null, today: todayIn(calendar.timeZone, at) }
    const lookup = await lookUpBoard(one, viewer, session)
    return new Part(tx, one, { reading, lookup }, { ...calendar, at })
  }

  async make(part: ImportChunk): Promise<void> {
    const { tx, one } = this
    const { _id, rows } = part
    const deals: StoredDeal[] = []
    for (const [i, row] of rows.entries()) {
      const { deal } = judgeRow(one, { row, line: lineOf(part, i) }, this.context)
      if (deal) deals.push(await this.completed(deal))
    }
    await this.store(deals)
    const made = { $set: { deals: deals.map((deal) => deal._id), made_at: tx.at } }
    await ImportRowsModel.collection.updateOne({ _id: _id as never }, made, { session: tx.session })
    // Progress is not a user's change, so it has no event.
    const further = { imported: { $add: ['$imported', deals.length] }, done: { $add: ['$done', rows.length] } }
    const update = [{ $set: { ...further, ...nextVersion(tx.at, 'derived') } }]
    await ImportModel.collection.updateOne({ _id: one._id }, update, { session: tx.session })
  }

  private async store(deals: readonly StoredDeal[]): Promise<void> {
    if (deals.length === 0) return
    const { tx, one } = this
    const { session } = tx
    await learnWords(one.account, [...new Set(deals.flatMap(({ search }) => search))])
    const records = deals.map((deal) => ({ _id: deal._id, stream: deal._id, diff: creation(deal) }))
    recordEvents(tx, DealModel, { op: 'import', cause: one.file_name, records, diff: [] })
    await tx.flush(() => DealModel.collection.insertMany([...deals], { session }))
    await countInRollup(tx, deals, 1)
  }

  /** Completes the deal with a rank at the end of its column and its derived fields. */
  private async completed(deal: StoredDeal): Promise<StoredDeal> {
    const { tx, one } = this
    const phase = String(deal.phase)
    const last = this.ranks.get(phase)
    const rank = last === undefined ? await lastRank(tx, deal.phase) : generateKeyBetween(last, null)
    this.ranks.set(phase, rank)
    const confirmed_at = deal.status === DealStatus.Closed ? tx.at : null
    const whole = {
      ...deal,
      ...this.factsOf(deal),
      workspace: one.workspace,
      phase_since: tx.at,
      rank,
      commission: { ...deal.commission, confirmed_at },
      created_by: tx.actor.id,
      created_at: tx.at,
      updated_at: tx.at,
      version: 0,
    } as StoredDeal
    return { ...whole, ...kept(whole) }
  }

  /** The facts of a deal without tasks, cached: they depend on so little that most deals share them. */
  private factsOf(deal: StoredDeal): DealFacts {
    const key = `${deal.status} ${deal.dates.closing}`
    const facts = this.facts.get(key) ?? factsOf(deal, [], this.calendar)
    this.facts.set(key, facts)
    return facts
  }
}
