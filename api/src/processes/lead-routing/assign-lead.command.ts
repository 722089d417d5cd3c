/** Assigns a new lead by the account's rules, in the transaction that takes it in. */
import type { ClientSession, Types } from 'mongoose'
import { LeadClaimState, LeadRuleWay } from 'openapi/codes'
import type { StoredContact } from '#entities/contacts/contact.model.ts'
import type { StoredInquiry } from '#entities/inquiries/inquiry.model.ts'
import { LeadTallyModel } from '#entities/lead-routing/lead-tally.model.ts'
import { LeadTurnModel } from '#entities/lead-routing/lead-turn.model.ts'
import type { StoredLeadSource } from '#entities/lead-sources/lead-source.model.ts'
import type { Change } from '#platform/events/change.ts'
import { toId } from '#platform/reads/find.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { factsOf } from '#rules/lead-routing/lead-facts.ts'
import { afterTurn, type Decision, type Desk, routeLead, tallyOf } from '#rules/lead-routing/route-lead.ts'
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

/** Who gets a lead of the source. Counts it, and takes the turn of whoever gets it by rotation. */
export async function assignLead(change: Change, source: StoredLeadSource, said: Said): Promise<Assigned> {
  const { account, _id } = source
  const { at, session } = change
  const rules = rulesOf(await readRouting(account, session))
  const desk = await readDesk(account, { rules, span: { from: at, to: at }, session })
  const facts = factsOf(said, { source: String(_id), contact_source: source.source })
  const decision = routeLead(desk, facts, at)
  const assigned = await assignedBy(change, source, decision)
  if (!assigned.claim) await countLead(account, { user: assigned.owner, day: decision.day, at, session })
  await takeTurn(account, desk, decision, session)
  return assigned
}

async function assignedBy(change: Change, source: StoredLeadSource, decision: Decision): Promise<Assigned> {
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

type Plain = { rule: string; way: LeadRuleWay | null; users: Types.ObjectId[]; skipped: object[] }

const assignmentOf = (plain: Plain): Assigned['assignment'] => plain as unknown as Assigned['assignment']

const skippedIn = ({ skipped }: Decision) =>
  skipped.slice(0, MOST_SKIPPED).map(({ user, ...one }) => ({ ...one, user: toId(user) }))

type Counted = { user: Types.ObjectId; day: string; at: Date; session: ClientSession }

/** Counts the lead among those that the user got on that day. */
async function countLead(account: Types.ObjectId, { user, day, at, session }: Counted): Promise<void> {
  await LeadTallyModel.updateOne(
    { _id: tallyOf(String(user), day) },
    { $inc: { count: 1 }, $setOnInsert: { account, day, created_at: at } },
    { session, upsert: true },
  )
}

/** Counts a lead that the user got today. */
export async function countLeadOf(change: Change, user: Types.ObjectId, timeZone: string): Promise<void> {
  const { at, session, actor } = change
  await countLead(actor.account, { user, day: todayIn(timeZone, at), at, session })
}

/** Of two leads that take the same turn, the database lets one begin anew, and that one sees the turn taken. */
async function takeTurn(
  account: Types.ObjectId,
  desk: Desk,
  { rule, users: [user] }: Decision,
  session: ClientSession,
): Promise<void> {
  if (!rule || rule.way !== LeadRuleWay.rotation || user === undefined) return
  const had = afterTurn(desk.turns.get(rule.id) ?? [], user)
  await LeadTurnModel.updateOne({ _id: rule.id }, { $set: { had, account } }, { session, upsert: true })
}
