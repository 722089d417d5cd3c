/**
 * The second brokerage of the demo. It is opened by sign-up and run by the product's own calls alone, so that what a
 * newcomer would miss is missing in the demo too.
 */
import { DealStatus, DueAnchor, PartyRole, PortalMode, Representation, TaskDue, TaskKind } from 'openapi/codes'
import { fullName } from './contacts/contacts.ts'
import type { Dice } from './chance/dice.ts'
import { STREETS, TOWNS } from './chance/names.ts'
import { DEMO_PASSWORD } from './people.ts'
import { type BoardSize, type DealPlan, planBoard, underContract } from './plans.ts'
import { made, type Product, type Visitor } from './product.ts'

const OWNER = {
  first_name: 'Thomas',
  last_name: 'Weller',
  phone_number: '(203) 555-0102',
  email: 'owner@other.test',
  name: 'Harbor & Pine',
  team_size: '2-5',
} as const
const CLIENT = { first_name: 'Nadia', last_name: 'Farouk', emails: ['client@other.test'] }

const DEALS: BoardSize = {
  preContract: 1,
  active: 2,
  offers: 1,
  contracts: 2,
  closed: 1,
  oldClosed: 3,
  lost: 1,
  expired: 0,
  onHold: 0,
}
const LEADS = 24
/** The due tasks that the owner has not got to. */
const FORGOTTEN = 2

/** Opens the brokerage, with its deals; the first under contract is shared with a client. */
export async function openHarbor(product: Product, dice: Dice, today: string): Promise<void> {
  const owner = await signUp(product)
  const office = await readOffice(owner)
  for (let n = 0; n < LEADS; n += 1) await made(owner.POST('/contacts/', { body: personOf(n) }))
  const plans = planBoard(dice, today, DEALS, [Representation.Buyer, Representation.Seller])
  const shared = { ...underContract(dice, today, Representation.Buyer, 0, 12), overdue: FORGOTTEN }
  const nadia = await made(owner.POST('/contacts/', { body: CLIENT }))
  const deal = await runDeal(owner, dice, { plan: shared, client: nadia.id, office })
  for (const [n, plan] of plans.entries()) {
    const { id: client } = await made(owner.POST('/contacts/', { body: personOf(LEADS + n) }))
    await runDeal(owner, dice, { plan, client, office })
  }
  const body = { deal, contact: nadia.id, mode: PortalMode.account, mail: false }
  await made(owner.POST('/portals/', { body }))
  await setPassword(product, 'client@other.test')
}

async function signUp(product: Product): Promise<Visitor> {
  const { team_size, ...person } = OWNER
  await made((await product.visitor()).POST('/account/signup', { body: { ...person, team_size } }))
  const owner = await setPassword(product, OWNER.email)
  const { id } = await made(owner.GET('/auth/login/'))
  await made(
    owner.PATCH('/user/{id}/tour/', { params: { path: { id } }, body: { done: true, first_steps_hidden: true } }),
  )
  return owner
}

/** Follows the link in the newest mail to the address. The visitor is signed in then. */
async function setPassword(product: Product, email: string): Promise<Visitor> {
  const visitor = await product.visitor()
  const path = await product.passwordLink(email)
  const body = { new_password1: DEMO_PASSWORD, new_password2: DEMO_PASSWORD }
  await made(visitor.POST('/auth/set_password/{uid}/{token}', { params: { path }, body }))
  return visitor
}

type Office = { workspace: string; phases: string[]; templateOf: (representation: Representation) => string | null }

/** What sign-up has laid out: the team, its board and its templates. */
async function readOffice(owner: Visitor): Promise<Office> {
  const { account } = await made(owner.GET('/auth/login/'))
  const [team] = (await made(owner.GET('/teams/'))).results
  const [board] = (await made(owner.GET('/workspaces/'))).results
  if (!team || !board || !account) throw new Error('Sign-up left out the team or its board')
  await made(owner.PATCH('/teams/{id}/', { params: { path: { id: team.id } }, body: { name: 'Harbor' } }))
  const brokerage = { brokerage: 'Harbor & Pine Homes' }
  await made(owner.PATCH('/account/{id}/', { params: { path: { id: account.id } }, body: brokerage }))
  const phases = (await made(owner.GET('/phases/', { params: { query: { workspace: board.id } } }))).results
  const templates = (await made(owner.GET('/templates/'))).results
  return {
    workspace: board.id,
    phases: phases.map(({ id }) => id),
    templateOf: (side) => templates.find(({ representation }) => representation === side)?.id ?? null,
  }
}

function personOf(n: number) {
  const { first, last } = fullName(n + 5)
  const email = `${first}.${last}@harbor.example.com`.toLowerCase()
  return { first_name: first, last_name: last, emails: [email], phones: [`(203) 555-${1200 + n}`] }
}

type Running = { plan: DealPlan; client: string; office: Office }

/** Takes a deal from its first day to where its plan says it is, and returns its id. */
async function runDeal(owner: Visitor, dice: Dice, { plan, client, office }: Running): Promise<string> {
  const { actual_close, ...dates } = plan.dates
  const isBuyer = plan.representation === Representation.Buyer
  const street = `${dice.between(2, 480)} ${dice.pick(STREETS)}`
  const [city, zip] = dice.pick(TOWNS)
  const price = dice.between(31, 96) * 1_000_000
  const isContract = plan.status === DealStatus.UnderContract || plan.status === DealStatus.Closed
  const status = isContract
    ? DealStatus.UnderContract
    : plan.status === DealStatus.PreContract
      ? DealStatus.PreContract
      : DealStatus.Active
  const deal = await made(
    owner.POST('/deals/', {
      body: {
        workspace: office.workspace,
        ...phaseOf(plan, office),
        name: street,
        address: { street, city, state: 'CT', zip },
        representation: plan.representation,
        status,
        list_price: price,
        dates,
        parties: [{ contact: client, role: isBuyer ? PartyRole.buyer : PartyRole.seller }],
        commission: { rate_bp: 250 },
        template: office.templateOf(plan.representation),
      },
    }),
  )
  const params = { path: { id: deal.id } }
  await completeDueTasks(owner, deal.id, plan)
  if (plan.status === DealStatus.Closed && actual_close)
    await made(owner.POST('/deals/{id}/close/', { params, body: { sale_price: price, actual_close } }))
  if (plan.status === DealStatus.FellThrough)
    await made(owner.PATCH('/deals/{id}/', { params, body: { status: plan.status, lost_reason: 'They moved away' } }))
  if (plan.archived) await made(owner.POST('/deals/{id}/archive/', { params }))
  return deal.id
}

/** Where the deal starts on the board. Closing or losing it moves it on. */
function phaseOf({ column, status }: DealPlan, { phases }: Office): { phase?: string } {
  const start = status === DealStatus.Closed ? 2 : status === DealStatus.FellThrough ? 0 : column
  const phase = phases[start]
  return phase ? { phase } : {}
}

/**
 * What was due before today is done, except the last of it that the plan has forgotten. Contractual dates never are, and
 * dates that follow another task move once that is done.
 */
async function completeDueTasks(owner: Visitor, deal: string, { overdue }: DealPlan): Promise<void> {
  const query = { deal, due: [TaskDue.overdue], page_size: 100 }
  const { results: due } = await made(owner.GET('/tasks/', { params: { query } }))
  const open = due.filter(({ kind, due_rule }) => kind !== TaskKind.key_date && due_rule?.anchor !== DueAnchor.task)
  const forgotten = new Set(open.slice(open.length - overdue))
  const tasks = due.filter((task) => !forgotten.has(task)).map(({ id }) => id)
  if (tasks.length > 0) await made(owner.POST('/tasks/bulk/', { body: { tasks, change: { complete: true } } }))
}
