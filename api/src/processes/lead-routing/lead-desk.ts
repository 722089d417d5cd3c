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
import { OpenDesk } from '#rules/lead-routing/open-desk.ts'
import type { Decision } from '#rules/lead-routing/route-lead.ts'
import { countLead } from './count-lead.command.ts'
import { ownerOfLeads } from './owner-of-leads.query.ts'
import { readDesk, readRouting, rulesOf } from './read-desk.query.ts'

export type Assigned = {
  owner: Types.ObjectId
  claim: StoredContact['claim']
  assignment: NonNullable<StoredInquiry['assignment']>
}

/** As many as the inquiry keeps. */
const MOST_SKIPPED = 20
const MINUTE_MS = 60_000

type Said = Parameters<typeof factsOf>[0]

/** Hold the account's line before you open one (lead-line.ts), and close it when the last lead is assigned. */
export class LeadDesk {
  private readonly change: Change
  private readonly source: StoredLeadSource
  private readonly desk: OpenDesk
  /** The account's day. */
  private readonly day: string
  /** The rules by which someone took a turn, and how many leads each person got, since it was opened. */
  private readonly turned = new Set<string>()
  private readonly counted = new Map<string, number>()
  /** Who looks after leads that no one got, by who would rather. */
  private readonly keepers = new Map<string, Types.ObjectId>()

  private constructor(change: Change, source: StoredLeadSource, { desk, day }: { desk: OpenDesk; day: string }) {
    this.change = change
    this.source = source
    this.desk = desk
    this.day = day
  }

  static async open(change: Change, source: StoredLeadSource): Promise<LeadDesk> {
    const { account } = source
    const { at, session } = change
    const rules = rulesOf(await readRouting(account, session))
    const desk = await readDesk(account, { rules, span: { from: at, to: at }, session })
    return new LeadDesk(change, source, { desk: new OpenDesk(desk), day: todayIn(desk.time_zone, at) })
  }

  /** Who gets the next lead. */
  async assign(said: Said): Promise<Assigned> {
    const { source, change, desk } = this
    const facts = factsOf(said, { source: String(source._id), contact_source: source.source })
    const decision = desk.decide(facts, change.at)
    const assigned = await this.assignedBy(decision)
    if (!assigned.claim) this.count(assigned.owner)
    if (decision.rule?.way === LeadRuleWay.rotation) this.turned.add(decision.rule.id)
    return assigned
  }

  /** The next lead has an owner already. */
  give(owner: Types.ObjectId): Assigned {
    this.count(owner)
    return { owner, claim: null, assignment: assignmentOf({ rule: '', way: null, skipped: [], users: [owner] }) }
  }

  /** Stores the turns and counts. */
  async close(): Promise<void> {
    const { session, at } = this.change
    const { account } = this.source
    for (const [user, count] of this.counted)
      await countLead(account, { user: toId(user), count, day: this.day, at, session })
    // Of two leads that take the same turn, the database lets one begin anew, and that one sees the turn taken.
    for (const rule of this.turned)
      await LeadTurnModel.updateOne(
        { _id: rule },
        { $set: { had: this.desk.turnsOf(rule), account } },
        { session, upsert: true },
      )
  }

  private async assignedBy(decision: Decision): Promise<Assigned> {
    const { at } = this.change
    const { rule } = decision
    const users = decision.users.map(toId)
    const by = { rule: rule?.name ?? '', way: rule?.way ?? null, skipped: skippedIn(decision) }
    if (rule && (rule.way === LeadRuleWay.claim || rule.way === LeadRuleWay.pond)) {
      const isOffered = rule.way === LeadRuleWay.claim
      // Someone is always responsible for it.
      const fallback = rule.fallback ? toId(rule.fallback) : null
      const claim = {
        state: isOffered ? LeadClaimState.offered : LeadClaimState.pond,
        to: users,
        until: isOffered ? new Date(at.getTime() + (rule.minutes ?? 1) * MINUTE_MS) : null,
        fallback: isOffered ? fallback : null,
        was_in_pond: !isOffered,
      }
      return { owner: await this.keeper(fallback), claim, assignment: assignmentOf({ ...by, users }) }
    }
    const owner = users[0] ?? (await this.keeper(null))
    return { owner, claim: null, assignment: assignmentOf({ ...by, users: [owner] }) }
  }

  private async keeper(rather: Types.ObjectId | null): Promise<Types.ObjectId> {
    const key = String(rather)
    const keeper = this.keepers.get(key) ?? (await ownerOfLeads(this.source, this.change.session, rather))
    this.keepers.set(key, keeper)
    return keeper
  }

  private count(owner: Types.ObjectId): void {
    const user = String(owner)
    this.desk.count(user, this.day)
    this.counted.set(user, (this.counted.get(user) ?? 0) + 1)
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

const assignmentOf = (plain: Plain): Assigned['assignment'] => plain as unknown as Assigned['assignment']

const skippedIn = ({ skipped }: Decision) =>
  skipped.slice(0, MOST_SKIPPED).map(({ user, ...one }) => ({ ...one, user: toId(user) }))
