/** The deals of the demo with all related records, calculated with the product's own rules and stored in bulk. */
import { generateKeyBetween } from 'fractional-indexing'
import type { Types } from 'mongoose'
import type { DealDateRule } from 'openapi'
import { AgentRole, ContactStatus, DealStatus, DealType, PartyRole, Representation } from 'openapi/codes'
import { contactName } from '#api/entities/contacts/contact.presenter.ts'
import { type DealDocument, DealModel } from '#api/entities/deals/deal.model.ts'
import { BUYER } from '#api/entities/templates/starters/buyer.ts'
import { DUAL } from '#api/entities/templates/starters/dual.ts'
import { LANDLORD, LEASE } from '#api/entities/templates/starters/lease.ts'
import { SELLER } from '#api/entities/templates/starters/seller.ts'
import type { StarterTemplate } from '#api/entities/templates/starters/starter-template.ts'
import type { AccountCalendar } from '#api/entities/accounts/account-calendar.ts'
import type { Board } from './boards.ts'
import { addDays } from '#api/rules/calendar/days.ts'
import { standardDateRules } from '#api/rules/scheduling/standard-date-rules.ts'
import { officeHour } from './chance/calendar.ts'
import type { DemoContact } from './contacts/contacts.ts'
import { type DealItems, drawItems } from './deal-items.ts'
import type { Dice } from './chance/dice.ts'
import type { DealPlan } from './plans.ts'
import { STREETS, TOWNS, WISHES } from './chance/names.ts'

export type DemoDeal = DealItems & { deal: DealDocument; plan: DealPlan }

export type DealSetting = {
  account: Types.ObjectId
  board: Board
  leads: Types.ObjectId[]
  assistant?: Types.ObjectId | undefined
  clients: DemoContact[]
  companies: DemoContact[]
  labels: Types.ObjectId[]
  templates: Map<string, Types.ObjectId>
  calendar: AccountCalendar
  today: string
}

const CLIENT_ROLE: Record<Representation, PartyRole> = {
  [Representation.Buyer]: PartyRole.buyer,
  [Representation.Seller]: PartyRole.seller,
  [Representation.Dual]: PartyRole.seller,
  [Representation.Landlord]: PartyRole.landlord,
  [Representation.Tenant]: PartyRole.tenant,
  [Representation.Referral]: PartyRole.buyer,
}

/** Creates the deals of a board, ranked from the top of each column. Clients are taken from the front of `clients`. */
export function drawDeals(dice: Dice, plans: readonly DealPlan[], setting: DealSetting): DemoDeal[] {
  const ranks = new Map<string, string>()
  return plans.map((plan) => {
    const phase = setting.board.phases[plan.column]
    const rank = generateKeyBetween(ranks.get(String(phase)) ?? null, null)
    ranks.set(String(phase), rank)
    return drawDeal(dice, plan, setting, rank)
  })
}

/** When the last of its dates so far took it to its phase. */
function phaseSince({ dates }: DealPlan): Date | null {
  const day = dates.actual_close ?? dates.acceptance ?? dates.listing
  return day ? new Date(`${day}T15:00:00.000Z`) : null
}

function drawDeal(dice: Dice, plan: DealPlan, setting: DealSetting, rank: string): DemoDeal {
  const { account, board, today, calendar, templates } = setting
  const client = setting.clients.shift()
  if (!client) throw new Error('The demo has fewer contacts than deals')
  if (plan.showcase) client.set(plan.showcase.client)
  const isSearching = plan.column === 0 && plan.representation === Representation.Buyer
  const { name, headline, price, address } = drawSubject(dice, plan, client)
  const isClosed = plan.status === DealStatus.Closed
  const type = dealType(dice, plan.representation)
  const deal = new DealModel({
    account,
    team: board.team,
    workspace: board.workspace,
    phase: board.phases[plan.column],
    phase_since: phaseSince(plan),
    rank,
    name,
    headline,
    status: plan.status,
    status_before: plan.status === DealStatus.OnHold ? DealStatus.Active : isClosed ? DealStatus.UnderContract : null,
    representation: plan.representation,
    deal_type: type,
    address,
    mls_number: isSearching ? '' : `1706${dice.between(10_000, 99_999)}`,
    list_price: price,
    sale_price: isClosed ? salePrice(dice, plan, price) : null,
    earnest_money: plan.dates.acceptance ? Math.round(price / 10_000) * 100 : null,
    source: client.source,
    priority: dice.pick([1, 2, 2, 2, 3]),
    dates: plan.dates,
    date_rules: dateRules(plan, type),
    agents: drawAgents(dice, setting),
    parties: drawParties(dice, plan, client, setting),
    client_names: [contactName(client)],
    notes: dice.chance(0.4) ? 'Answers fastest by text, after five.' : '',
    lost_reason:
      plan.status === DealStatus.FellThrough
        ? dice.pick(['Financing was denied', 'The inspection found too much', 'They found another house'])
        : '',
    archived_at: plan.archived ? officeHour(today) : null,
    created_at: officeHour(plan.createdOn),
    updated_at: lastChange(dice, plan, today),
    created_by: setting.leads[0],
  })
  setTerms(dice, deal)
  befriend(client, deal, plan, setting)
  const template = templateOf(plan.representation)
  const templateId = templates.get(template.name)
  if (!templateId) throw new Error(`${template.name} was not stored`)
  return { deal, plan, ...drawItems(dice, { deal, plan, template, templateId, calendar, today }) }
}

/** The rules of a new deal. A date that was agreed otherwise stays as it is. */
function dateRules({ dates, representation }: DealPlan, deal_type: DealType): DealDateRule[] {
  return standardDateRules({ representation, deal_type }).map((rule) => {
    const from = dates[rule.anchor]
    const day = dates[rule.date]
    return { ...rule, pinned: Boolean(day) && day !== (from ? addDays(from, rule.offset) : null) }
  })
}

function templateOf(representation: Representation): StarterTemplate {
  const [meant = BUYER] = [SELLER, DUAL, LEASE, LANDLORD].filter((one) => one.representation === representation)
  return meant
}

/** The subject of a deal: a buyer's search criteria, or an address. */
function drawSubject(dice: Dice, { showcase, column, representation }: DealPlan, client: DemoContact) {
  const place = drawPlace(dice)
  const [wish, dollars] = dice.pick(WISHES)
  const isSearching = column === 0 && representation === Representation.Buyer
  if (showcase) {
    const [street = '', unit] = showcase.name.split(' #')
    const address = isSearching ? {} : { ...place, street, ...(unit && { unit: `#${unit}` }) }
    return { name: showcase.name, headline: showcase.headline ?? '', price: showcase.price, address }
  }
  if (isSearching) {
    const headline = `${wish} · up to $${dollars.toLocaleString('en-US')}`
    return { name: familyName(client), headline, price: dollars * 100, address: {} }
  }
  // The price of a lease is a monthly rent.
  const price = isLease(representation) ? dice.between(29, 84) * 5000 : dice.between(52, 248) * 500_000
  return { name: place.street, headline: '', price, address: place }
}

const isLease = (representation: Representation) =>
  representation === Representation.Tenant || representation === Representation.Landlord

/** The sale price differs a little from the list price, in whole dollars. A rent stays the same. */
function salePrice(dice: Dice, { showcase, representation }: DealPlan, price: number): number {
  if (showcase || isLease(representation)) return price
  return Math.round((price * dice.between(955, 1025)) / 1_000_000) * 1000
}

function drawPlace(dice: Dice) {
  const [city, zip] = dice.pick(TOWNS)
  return { street: `${dice.between(3, 960)} ${dice.pick(STREETS)}`, city, state: 'CT', zip }
}

/** "The Alvarez family", or the name of a single person. */
function familyName({ last_name: last, first_name: first }: DemoContact): string {
  return first.length % 2 === 0 ? `The ${last} family` : `${first} ${last}`
}

function dealType(dice: Dice, representation: Representation): DealType {
  if (isLease(representation)) return DealType.Lease
  return dice.pick([
    DealType.Resale,
    DealType.Resale,
    DealType.Resale,
    DealType.Condo,
    DealType.Condo,
    DealType.NewConstruction,
    DealType.MultiFamily,
    DealType.Land,
  ])
}

function drawAgents(dice: Dice, { leads, assistant }: DealSetting) {
  const lead = dice.pick(leads)
  const other = leads.find((user) => !user.equals(lead))
  const isShared = other !== undefined && dice.chance(0.15)
  return [
    { user: lead, role: AgentRole.lead, share_bp: isShared ? 6500 : 10_000 },
    ...(isShared ? [{ user: other, role: AgentRole.co, share_bp: 3500 }] : []),
    ...(assistant && lead.equals(leads[0]) && dice.chance(0.6)
      ? [{ user: assistant, role: AgentRole.assistant, share_bp: 0 }]
      : []),
  ]
}

function drawParties(dice: Dice, { representation, dates }: DealPlan, client: DemoContact, { companies }: DealSetting) {
  const [title, lender, attorney] = companies
  const others = dates.acceptance
    ? [
        { contact: lender?._id, role: PartyRole.lender },
        { contact: title?._id, role: PartyRole.title },
        ...(dice.chance(0.5) ? [{ contact: attorney?._id, role: PartyRole.attorney }] : []),
      ]
    : []
  return [{ contact: client._id, role: CLIENT_ROLE[representation] }, ...others]
}

function lastChange(dice: Dice, { status, dates, createdOn }: DealPlan, today: string): Date {
  if (dates.actual_close) return officeHour(dates.actual_close)
  if (status === DealStatus.FellThrough || status === DealStatus.Expired) return officeHour(createdOn)
  const day = new Date(Date.parse(today) - dice.between(0, 4) * 86_400_000).toISOString().slice(0, 10)
  return officeHour(day < createdOn ? createdOn : day, dice.between(13, 20))
}

/** Only the terms: the amounts depend on deals that closed before. */
function setTerms(dice: Dice, deal: DealDocument): void {
  const rate = dice.pick([200, 250, 250, 275, 300])
  const isRent = isLease(deal.representation)
  const referral_bp = dice.chance(0.12) ? 2500 : 0
  const split = dice.pick([7000, 8000, 8000, 8500])
  deal.set('commission', {
    // For a lease, a month's rent.
    ...(isRent ? { lease_months: 1 } : { rate_bp: rate }),
    referral_bp,
    // A few deals have their own terms.
    split_bp: split === 8500 ? split : null,
  })
}

/** Makes the contact a client: status, label, owner, and visible to everyone who works on the deal. */
function befriend(client: DemoContact, deal: DealDocument, { status }: DealPlan, { labels }: DealSetting): void {
  const [lead, ...others] = deal.agents
  client.set({
    owner: lead?.user,
    shared_with: [...new Set(others.map(({ user }) => user))],
    labels: [labels[0], ...client.labels.filter((label) => !label.equals(labels[0]))],
    status:
      status === DealStatus.Closed
        ? ContactStatus.Closed
        : status === DealStatus.UnderContract
          ? ContactStatus.ActiveClient
          : client.status,
    home_anniversary: deal.dates.actual_close,
  })
}
