/** Creates deals from a part of an import's rows. */
import { generateKeyBetween } from 'fractional-indexing'
import { DealStatus } from 'openapi/codes'
import { accountCalendar, CALENDAR_FIELDS } from '#entities/accounts/account-calendar.ts'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { DealModel, kept, type StoredDeal } from '#entities/deals/deal.model.ts'
import type { Change } from '#platform/events/change.ts'
import { creation } from '#platform/events/diff.ts'
import { recordEvents } from '#platform/events/record-events.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { learnWords } from '#platform/search/learn-words.command.ts'
import { lastRank } from '#processes/deal-phases/deal-rank.command.ts'
import { type DealFacts, factsOf } from '#processes/deal-save/deal-facts.ts'
import { lineOf } from '#processes/import-rows/chunks.query.ts'
import type { MakePart, PartDone } from '#processes/import-rows/import-kind.ts'
import type { ImportChunk, ImportDocument } from '#processes/import-rows/import.model.ts'
import { countInRollup } from '#processes/reports/rollup.command.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { dealReading } from './check-deals.command.ts'
import { judgeRow } from './judge-rows.query.ts'

/** Prepares to create deals for the viewer. */
export async function beginDeals(tx: Change, one: ImportDocument, viewer: Viewer): Promise<MakePart> {
  const begun = await Part.begin(tx, one, viewer)
  return (part) => begun.make(part)
}

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

  static async begin(tx: Change, one: ImportDocument, viewer: Viewer): Promise<Part> {
    const { session, at } = tx
    const account = await AccountModel.findById(one.account, CALENDAR_FIELDS, { session }).lean()
    const calendar = accountCalendar(account)
    const context = await dealReading(viewer, one, { today: todayIn(calendar.timeZone, at), session })
    return new Part(tx, one, context, { ...calendar, at })
  }

  async make(part: ImportChunk): Promise<PartDone> {
    const { one } = this
    const { rows } = part
    const deals: StoredDeal[] = []
    for (const [i, row] of rows.entries()) {
      const { deal } = judgeRow(one, { row, line: lineOf(part, i) }, this.context)
      if (deal) deals.push(await this.completed(deal))
    }
    await this.store(deals)
    return { kept: { made: deals.map((deal) => deal._id) }, updated: 0, skipped: 0 }
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
