/**
 * The demo: two brokerages with data for every screen, reproducible, with dates relative to today. The first is stored
 * with two years of history. The second is opened by sign-up and run by calls.
 * It fills an empty database. In production this must be requested.
 */
import { AppointmentModel } from '#api/entities/appointments/appointment.model.ts'
import { accountCalendar } from '#api/entities/accounts/account-calendar.ts'
import { AccountModel } from '#api/entities/accounts/account.model.ts'
import { connectDb, disconnectDb, prepareDb } from '#api/platform/db.ts'
import { ContactModel } from '#api/entities/contacts/contact.model.ts'
import { DealModel } from '#api/entities/deals/deal.model.ts'
import { MilestoneModel } from '#api/entities/milestones/milestone.model.ts'
import { PortalModel } from '#api/entities/portals/portal.model.ts'
import { hashSecret } from '#api/platform/records/secrets.ts'
import { openContracts } from '#api/processes/migrations/open-contracts.command.ts'
import { rebuildRollups } from '#api/processes/reports/rollup.command.ts'
import { TaskModel } from '#api/entities/tasks/task.model.ts'
import { storedStarterTemplates } from '#api/entities/templates/starter-templates.ts'
import { TemplateModel } from '#api/entities/templates/template.model.ts'
import type { Types } from 'mongoose'
import { DealStatus, LabelColour, PortalMode, Representation } from 'openapi/codes'
import { drawActivities, insertContactHistory } from './contacts/activities.ts'
import { drawAppointments } from './appointments.ts'
import { insertBoard } from './boards.ts'
import { insertPlans, settleCommissions } from './commission-plans.ts'
import { demoToday, officeHour } from './chance/calendar.ts'
import { type DemoContact, drawCompanies, drawContacts, insertLabels } from './contacts/contacts.ts'
import { type DealSetting, type DemoDeal, drawDeals } from './deals.ts'
import { insertCustomFields } from './contacts/custom-fields.ts'
import { createDice, type Dice } from './chance/dice.ts'
import { enterTwice, findTwice } from './contacts/duplicates.ts'
import { insertFiles } from './files.ts'
import { insertHistory } from './history.ts'
import { openHarbor } from './harbor.ts'
import { insertAbsence, insertInvitation } from './absences.ts'
import { insertInboxes } from './inbox.ts'
import { type DemoAccount, insertNorthRidge, insertOperator } from './people.ts'
import { type BoardSize, planBoard, underContract, withShowcase } from './plans.ts'
import { drawOwnTasks } from './own-tasks.ts'
import { withProduct } from './product.ts'
import { insertFollowUp } from './contacts/follow-up.ts'
import { insertLeadRouting } from './contacts/lead-routing.ts'
import { insertLeads } from './contacts/leads.ts'
import { insertRelationships } from './contacts/relationships.ts'
import { SHOWCASE_DEALS } from './showcase-deals.ts'

const SEED = 20_261_121
const { Buyer, Seller, Dual, Tenant, Landlord } = Representation

const SPRING: BoardSize = {
  preContract: 3,
  active: 6,
  offers: 5,
  contracts: 14,
  closed: 6,
  oldClosed: 8,
  lost: 0,
  expired: 0,
  onHold: 0,
}
const LISTINGS: BoardSize = {
  preContract: 4,
  active: 6,
  offers: 4,
  contracts: 6,
  closed: 4,
  oldClosed: 18,
  lost: 3,
  expired: 4,
  onHold: 2,
}
const RIVERSIDE: BoardSize = {
  preContract: 3,
  active: 4,
  offers: 3,
  contracts: 5,
  closed: 4,
  oldClosed: 20,
  lost: 4,
  expired: 2,
  onHold: 2,
}
/** Fills the empty database at `uri` with the demo. Takes a few seconds. */
export async function seedDemo(uri: string): Promise<void> {
  await connectDb(uri)
  try {
    await prepareDb()
    const dice = createDice(SEED)
    const today = demoToday()
    await seedNorthRidge(dice, today)
    await insertOperator(today)
    await rebuildRollups()
    await withProduct((product) => openHarbor(product, dice, today))
  } finally {
    await disconnectDb()
  }
}

async function seedNorthRidge(dice: Dice, today: string): Promise<void> {
  const account = await insertNorthRidge(today)
  const { owner, agent, agent2, assistant, client } = account.users
  const [north, river] = account.teams
  if (!owner || !agent || !agent2 || !client || !north || !river) throw new Error('North Ridge lacks someone')
  const base = await prepareAccount(dice, account, { owners: [agent, agent, agent2, owner], count: 594, today })
  const { templates } = base
  enterTwice(base.contacts)
  const of = (team: Types.ObjectId) => ({ account: account._id, team, createdBy: owner, templates })
  const spring = await insertBoard(of(north), { name: 'Spring closings', colour: LabelColour.green, order: 0 })
  const listings = await insertBoard(of(north), {
    name: 'Listings',
    colour: LabelColour.yellow,
    order: 1,
    listings: true,
  })
  const riverside = await insertBoard(of(river), { name: 'Riverside', colour: LabelColour.blue, order: 0 })

  const sarah = base.clients[0]
  sarah?.set({ phones: ['(860) 555-0177'] })
  const inTeam = { ...base, leads: [agent, agent2], assistant }
  // The demo client follows the first deal under contract on the first board, just after its inspection.
  const board = planBoard(dice, today, { ...SPRING, contracts: SPRING.contracts - 1 }, [Buyer, Buyer, Buyer, Dual])
  const plans = [underContract(dice, today, Buyer, 0, 12), ...board]
  const springDeals = drawDeals(dice, withShowcase(plans, SHOWCASE_DEALS), { ...inTeam, board: spring })
  const listingDeals = drawDeals(dice, planBoard(dice, today, LISTINGS, [Seller, Seller, Seller, Landlord]), {
    ...inTeam,
    board: listings,
  })
  const riverDeals = drawDeals(dice, planBoard(dice, today, RIVERSIDE, [Buyer, Seller, Dual, Tenant]), {
    ...base,
    board: riverside,
    leads: [agent2, owner],
  })
  const all = [...springDeals, ...listingDeals, ...riverDeals]
  const agreements = [
    { team: north, user: agent, cap: 32_000_00, splits: [{ from: 0, split_bp: 8000 }] },
    { team: north, user: agent2, cap: null, splits: RISING },
    { team: river, user: agent2, cap: 16_000_00, splits: [{ from: 0, split_bp: 7000 }] },
  ]
  settleCommissions(dealsOf(all), await insertPlans(account._id, agreements, owner), today)
  // Dice of its own, so that everything else is drawn as before.
  const talk = createDice(SEED + 1)
  const activities = drawActivities(talk, base.contacts, today)
  await store([...base.contacts, ...base.companies], all)
  await findTwice(base.contacts)
  await insertContactHistory(talk, [...base.contacts, ...base.companies], activities)
  await insertRelationships(createDice(SEED + 2), base)
  const { website, portal } = await insertLeads({ account: account._id, agent, createdBy: owner }, base.contacts)
  await insertLeadRouting(
    { account: account._id, agents: [agent, agent2], createdBy: owner, website, portal },
    base.contacts,
  )
  await insertFollowUp({ account: account._id, createdBy: owner }, base.contacts)
  await insertHistory(springDeals, spring, today)
  await insertHistory(listingDeals, listings, today)
  await insertHistory(riverDeals, riverside, today)
  await TaskModel.bulkSave(drawOwnTasks({ account: account._id, team: north, users: [agent, agent2, owner], today }), {
    timestamps: false,
  })
  const appointments = drawAppointments({ account: account._id, users: [agent, agent2, owner], deals: all, today })
  await AppointmentModel.bulkSave(appointments, { timestamps: false })
  await insertAbsence(account, today)
  await insertInvitation(account, today)
  if (assistant)
    await insertInboxes({ account: account._id, users: [agent, agent2], actor: assistant, deals: all, today })
  await insertPortals(springDeals, client, sarah, today)
  await openContracts(AbortSignal.timeout(600_000))
  await insertFiles(firstContracts(springDeals))
}

/** Agents with more commission keep a bigger share. */
const RISING = [
  { from: 0, split_bp: 7000 },
  { from: 60_000_00, split_bp: 8000 },
  { from: 120_000_00, split_bp: 9000 },
]

const underContractOf = (deals: readonly DemoDeal[]) =>
  deals.filter(({ plan }) => plan.status === DealStatus.UnderContract)

/** The deals that are shared with a client. */
const firstContracts = (deals: readonly DemoDeal[]) => dealsOf(underContractOf(deals).slice(0, 2))

const dealsOf = (drawn: readonly DemoDeal[]) => drawn.map(({ deal }) => deal)

type Base = Omit<DealSetting, 'board' | 'leads' | 'assistant'> & { contacts: DemoContact[] }

async function prepareAccount(
  dice: Dice,
  { _id: account }: DemoAccount,
  { owners, count, today }: { owners: Types.ObjectId[]; count: number; today: string },
): Promise<Base> {
  const labels = await insertLabels(account)
  await insertCustomFields(account)
  const stored = await TemplateModel.create(storedStarterTemplates().map((template) => ({ account, ...template })))
  const contacts = drawContacts(dice, { account, owners, labels, count, today })
  const companies = drawCompanies({ account, owners, labels, count, today })
  return {
    account,
    labels,
    contacts,
    companies,
    // New leads stay leads. Clients are taken from the other contacts.
    clients: contacts.slice(24),
    templates: new Map(stored.map(({ name, _id }) => [name, _id])),
    calendar: accountCalendar(await AccountModel.findById(account).orFail()),
    today,
  }
}

/** The number of parallel writes: each one queries the database for its search terms. */
const AT_ONCE = 200

/** Stores documents with their own timestamps instead of the current time. */
async function store(contacts: DemoContact[], deals: DemoDeal[]): Promise<void> {
  await storeSome(contacts, (some) => ContactModel.bulkSave(some, AS_DATED))
  await storeSome(
    deals.map(({ deal }) => deal),
    (some) => DealModel.bulkSave(some, AS_DATED),
  )
  await storeSome(
    deals.flatMap(({ milestones }) => milestones),
    (some) => MilestoneModel.bulkSave(some, AS_DATED),
  )
  await storeSome(
    deals.flatMap(({ tasks }) => tasks),
    (some) => TaskModel.bulkSave(some, AS_DATED),
  )
}

const AS_DATED = { timestamps: false }

async function storeSome<T>(documents: readonly T[], save: (some: T[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < documents.length; from += AT_ONCE) await save(documents.slice(from, from + AT_ONCE))
}

/** The client signs in to the first deal. The second is shared by link; the link of the third is revoked. */
async function insertPortals(
  deals: readonly DemoDeal[],
  user: Types.ObjectId,
  contact: DemoContact | undefined,
  today: string,
): Promise<void> {
  const [first, second, third] = underContractOf(deals)
  const lastVisit = new Date(officeHour(today).getTime() - 4 * 86_400_000)
  const link = (one: DemoDeal | undefined, name: string) => {
    const [client] = one?.deal.parties ?? []
    if (!one || !client) return undefined
    const { account, _id: deal } = one.deal
    return {
      account,
      deal,
      contact: client.contact,
      mode: PortalMode.link,
      token_hash: hashSecret(`${name} ${one.deal.id}`),
    }
  }
  const portals = [
    first &&
      contact && {
        account: first.deal.account,
        deal: first.deal._id,
        contact: contact._id,
        mode: PortalMode.account,
        user,
        last_seen_at: lastVisit,
        seen_before_at: lastVisit,
      },
    link(second, 'demo'),
    third && { ...link(third, 'revoked'), revoked_at: officeHour(today) },
  ]
  await PortalModel.create(portals.filter((portal) => portal !== undefined))
}
