/** Tries rules on the leads of the last 30 days: who would have gotten them. Writes nothing. */
import type { LeadDryRun, LeadDryRunLead, LeadDryRunRequest } from 'openapi'
import mongoose, { type ClientSession, type Types } from 'mongoose'
import { LeadRuleWay } from 'openapi/codes'
import { InquiryModel, type StoredInquiry } from '#entities/inquiries/inquiry.model.ts'
import { presentRule } from '#entities/lead-routing/lead-routing.presenter.ts'
import type { StoredLeadRule } from '#entities/lead-routing/lead-routing.model.ts'
import { LeadSourceModel, type StoredLeadSource } from '#entities/lead-sources/lead-source.model.ts'
import { contactName } from '#entities/contacts/contact.presenter.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { factsOf } from '#rules/lead-routing/lead-facts.ts'
import { OpenDesk } from '#rules/lead-routing/open-desk.ts'
import type { Decision, Desk } from '#rules/lead-routing/route-lead.ts'
import { ownerOfLeads } from './owner-of-leads.query.ts'
import { readDesk, readRouting, rulesOf } from './read-desk.query.ts'
import { checkedRules } from './checked-rules.query.ts'

const DAYS_MS = 30 * 24 * 60 * 60 * 1000
const MOST_TRIED = 1000
const MOST_SHOWN = 100

type Tried = { inquiry: StoredInquiry; decision: Decision; owner: string | null }

/**
 * Who would have gotten the leads, one after another, as if the rules had been there from the first one on.
 * @throws 400 naming what is wrong with the rules
 */
export async function tryRules(viewer: Viewer, asked: LeadDryRunRequest, now = new Date()): Promise<LeadDryRun> {
  const session = await mongoose.connection.startSession()
  try {
    return await tryIn(session, viewer, { asked, now })
  } finally {
    await session.endSession()
  }
}

type Asked = { asked: LeadDryRunRequest; now: Date }

async function tryIn(session: ClientSession, viewer: Viewer, { asked, now }: Asked): Promise<LeadDryRun> {
  const { account } = viewer
  const stored = await readRouting(account, session)
  const { rules: given, ...others } = asked
  const rules = given && (await checkedRules({ session }, viewer, given, stored.rules))
  const inquiries = await leadsSince(account, new Date(now.getTime() - DAYS_MS))
  const newest = inquiries.slice(0, MOST_TRIED)
  const sources = await sourcesOf(account)
  const span = { from: newest.at(-1)?.created_at ?? now, to: now }
  const asStored = rules?.map((rule) => presentRule({ ...DEFAULTS, ...rule } as unknown as StoredLeadRule))
  const decisive = { ...rulesOf(stored), ...others, ...(asStored && { rules: asStored }) }
  // Counts are for each day of its own.
  const desk = { ...(await readDesk(account, { rules: decisive, span, session })), tallies: new Map<string, number>() }
  const ownerBySource = new Map<string, string>()
  for (const [id, source] of sources) ownerBySource.set(id, String(await ownerOfLeads(source, session)))
  const tried = replay(desk, newest.toReversed(), { sources, ownerBySource })
  return summary(tried, { desk, sources, isCapped: inquiries.length > MOST_TRIED })
}

const DEFAULTS = { is_on: true, sources: [], contact_sources: [], zips: [], cities: [], languages: [], users: [] }

type Known = { sources: ReadonlyMap<string, StoredLeadSource>; ownerBySource: ReadonlyMap<string, string> }

function replay(start: Desk, inquiries: readonly StoredInquiry[], { sources, ownerBySource }: Known): Tried[] {
  const desk = new OpenDesk(start)
  return inquiries.map((inquiry) => {
    const source = String(inquiry.lead_source)
    const facts = factsOf(inquiry, {
      source,
      contact_source: sources.get(source)?.source ?? 0,
    })
    const decision = desk.decide(facts, inquiry.created_at)
    const owner = ownerIn(decision, ownerBySource.get(source) ?? null)
    if (owner) desk.count(owner, decision.day)
    return { inquiry, decision, owner }
  })
}

/** Who would have gotten it right away; null for one that someone would have had to claim. */
function ownerIn({ rule, users }: Decision, otherwise: string | null): string | null {
  if (!rule) return otherwise
  return rule.way === LeadRuleWay.claim || rule.way === LeadRuleWay.pond ? null : (users[0] ?? null)
}

type About = { desk: Desk; sources: ReadonlyMap<string, StoredLeadSource>; isCapped: boolean }

function summary(tried: readonly Tried[], { desk, sources, isCapped }: About): LeadDryRun {
  const placeOf = ({ rule }: Decision) => (rule ? desk.rules.findIndex(({ id }) => id === rule.id) : null)
  const assigned = countBy(tried.flatMap(({ owner }) => (owner ? [owner] : [])))
  const offered = countBy(tried.flatMap(({ owner, decision }) => (owner ? [] : decision.users)))
  const decided = countBy(tried.map(({ decision }) => String(placeOf(decision))))
  const people = [...new Set([...assigned.keys(), ...offered.keys()])]
    .map((user) => ({ user, assigned: assigned.get(user) ?? 0, offered: offered.get(user) ?? 0 }))
    .toSorted((a, b) => b.assigned - a.assigned || b.offered - a.offered || a.user.localeCompare(b.user))
  const places = [...desk.rules.keys(), null]
  return {
    count: tried.length,
    is_capped: isCapped,
    people,
    rules: places.map((rule) => ({ rule, count: decided.get(String(rule)) ?? 0 })),
    leads: tried
      .toReversed()
      .slice(0, MOST_SHOWN)
      .map(({ inquiry, decision, owner }): LeadDryRunLead => ({
        inquiry: String(inquiry._id),
        contact: String(inquiry.contact),
        name: contactName(inquiry.person),
        source: sources.get(String(inquiry.lead_source))?.name ?? '',
        received_at: inquiry.created_at.toISOString(),
        rule: placeOf(decision),
        way: decision.rule?.way ?? null,
        users: owner ? [owner] : decision.users,
        skipped: decision.skipped,
      })),
  }
}

function countBy(values: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** The inquiries that made a contact since then, the newest first, and one more than are tried. */
const leadsSince = (account: Types.ObjectId, since: Date): Promise<StoredInquiry[]> =>
  InquiryModel.collection
    .find<StoredInquiry>({ account, created_at: { $gte: since }, made_contact: true }, { projection: { origin: 0 } })
    .sort({ created_at: -1, _id: -1 })
    .limit(MOST_TRIED + 1)
    .toArray()

async function sourcesOf(account: Types.ObjectId): Promise<ReadonlyMap<string, StoredLeadSource>> {
  const found = await LeadSourceModel.collection.find<StoredLeadSource>({ account }).toArray()
  return new Map(found.map((source) => [String(source._id), source]))
}
