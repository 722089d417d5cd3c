/** Assigns leads of one source by the account's rules, one after another, in the transaction that takes them in. */
import type { Types } from 'mongoose'
import { LeadClaimState, LeadRuleWay } from 'openapi/codes'
import type { StoredContact } from '#entities/contacts/contact.model.ts'
import type { StoredInquiry } from '#entities/inquiries/inquiry.model.ts'
import { LeadTurnModel } from '#entities/lead-routing/lead-turn.model.ts'
import type { StoredLeadSource } from '#entities/lead-sources/lead-source.model.ts'
import type { Change } from '#platform/events/change.ts'
import { toId } from '#platform/reads/find.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { factsOf } from '#rules/lead-routing/lead-facts.ts'
import { afterTurn, type Decision, type Desk, routeLead, tallyOf } from '#rules/lead-routing/route-lead.ts'
import { countLead } from './count-lead.command.ts'
import { ownerOfLeads } from './owner-of-leads.query.ts'
import { readDesk, readRouting, rulesOf } from './read-desk.query.ts'
import { whoClaims } from './who-claims.query.ts'

export type Assigned = {
  owner: Types.ObjectId
  claim: StoredContact['claim']
  assignment: NonNullable<StoredInquiry['assignment']>
  /** Whom to tell: the owner, or everyone who may claim it. */
  told: readonly Types.ObjectId[]
}

/** As many as the inquiry keeps. */
const MOST_SKIPPED = 20
const MINUTE_MS = 60_000

type Said = Parameters<typeof factsOf>[0]
type Open = Desk & { turns: Map<string, readonly string[]>; tallies: Map<string, number> }

/** Hold the account's line before you open one (lead-line.ts), and close it when the last lead is assigned. */
export class LeadDesk {
  private readonly change: Change
  private readonly source: StoredLeadSource
  private readonly desk: Open
  /** Who took turns by which rule, and how many leads each person got, since it was opened. */
  private readonly turned = new Set<string>()
  private readonly counted = new Map<string, number>()

  private constructor(change: Change, source: StoredLeadSource, desk: Desk) {
    this.change = change
    this.source = source
    this.desk = { ...desk, turns: new Map(desk.turns), tallies: new Map(desk.tallies) }
  }

  static async open(change: Change, source: StoredLeadSource): Promise<LeadDesk> {
    const { account } = source
    const { at, session } = change
    const rules = rulesOf(await readRouting(account, session))
    return new LeadDesk(change, source, await readDesk(account, { rules, span: { from: at, to: at }, session }))
  }

  /** Who gets the next lead. */
  async assign(said: Said): Promise<Assigned> {
    const { source, change, desk } = this
    const facts = factsOf(said, { source: String(source._id), contact_source: source.source })
    const decision = routeLead(desk, facts, change.at)
    const assigned = await this.assignedBy(decision)
    if (!assigned.claim) this.count(assigned.owner)
    this.takeTurn(decision)
    return assigned
  }

  /** The next lead has an owner already. */
  give(owner: Types.ObjectId): Assigned {
    this.count(owner)
    return { owner, claim: null, assignment: assignmentOf({ ...BY_NO_RULE, users: [owner] }), told: [owner] }
  }

  /** Stores the turns and counts. */
  async close(): Promise<void> {
    const { session, at } = this.change
    const { account } = this.source
    for (const [user, count] of this.counted)
      await countLead(account, { user: toId(user), count, day: this.today(), at, session })
    // Of two leads that take the same turn, the database lets one begin anew, and that one sees the turn taken.
    for (const rule of this.turned)
      await LeadTurnModel.updateOne(
        { _id: rule },
        { $set: { had: this.desk.turns.get(rule) ?? [], account } },
        { session, upsert: true },
      )
  }

  private async assignedBy(decision: Decision): Promise<Assigned> {
    const { source, change } = this
    const { session, at } = change
    const { rule } = decision
    const users = decision.users.map(toId)
    const by = { rule: rule?.name ?? '', way: rule?.way ?? null, skipped: skippedIn(decision) }
    const [first] = users
    if (rule && (rule.way === LeadRuleWay.claim || rule.way === LeadRuleWay.pond)) {
      const isOffered = rule.way === LeadRuleWay.claim
      // Somebody is always responsible for it.
      const fallback = rule.fallback ? toId(rule.fallback) : null
      const owner = await ownerOfLeads(source, session, fallback)
      const claim = {
        state: isOffered ? LeadClaimState.offered : LeadClaimState.pond,
        to: users,
        until: isOffered ? new Date(at.getTime() + (rule.minutes ?? 1) * MINUTE_MS) : null,
        fallback: isOffered ? fallback : null,
        was_in_pond: !isOffered,
      }
      const told = isOffered ? users : await whoClaims(source.account, session)
      return { owner, claim, assignment: assignmentOf({ ...by, users }), told }
    }
    const owner = first ?? (await ownerOfLeads(source, session))
    return { owner, claim: null, assignment: assignmentOf({ ...by, users: [owner] }), told: [owner] }
  }

  private today(): string {
    return todayIn(this.desk.time_zone, this.change.at)
  }

  private count(owner: Types.ObjectId): void {
    const user = String(owner)
    const tally = tallyOf(user, this.today())
    this.desk.tallies.set(tally, (this.desk.tallies.get(tally) ?? 0) + 1)
    this.counted.set(user, (this.counted.get(user) ?? 0) + 1)
  }

  private takeTurn({ rule, users: [user] }: Decision): void {
    if (!rule || rule.way !== LeadRuleWay.rotation || user === undefined) return
    this.desk.turns.set(rule.id, afterTurn(this.desk.turns.get(rule.id) ?? [], user))
    this.turned.add(rule.id)
  }
}

/** Who gets a lead of the source. Counts it, and takes the turn of whoever gets it by rotation. */
export async function assignLead(change: Change, source: StoredLeadSource, said: Said): Promise<Assigned> {
  const desk = await LeadDesk.open(change, source)
  const assigned = await desk.assign(said)
  await desk.close()
  return assigned
}

type Plain = { rule: string; way: LeadRuleWay | null; users: Types.ObjectId[]; skipped: object[] }

const BY_NO_RULE = { rule: '', way: null, skipped: [] }

const assignmentOf = (plain: Plain): Assigned['assignment'] => plain as unknown as Assigned['assignment']

const skippedIn = ({ skipped }: Decision) =>
  skipped.slice(0, MOST_SKIPPED).map(({ user, ...one }) => ({ ...one, user: toId(user) }))
