/** Deals and their contracts as the API stores them, spread over teams. One team, the whale, has 5% of the deals. */
import { searchTokens } from 'api/search-tokens'
import type { Db } from 'mongodb'
import { ContractState, DealStatus } from 'openapi/codes'
import { seededRandom } from '../../dev/demo/chance/dice.ts'
import { FIRST_NAMES, LAST_NAMES, STREETS } from '../../dev/demo/chance/names.ts'
import { idOf } from './id-of.ts'
import type { SeededTeam } from './people.ts'

const WHALE_SHARE = 0.05
const BATCH = 5000
const DAY = 86_400_000
const WRITE = { ordered: false, writeConcern: { w: 1 } } as const

/** Half of the deals are with buyers. */
const REPRESENTATIONS = [1, 1, 1, 2, 2, 3]
/** More than half of the addresses have the word "street". */
const KINDS = ['Street', 'Street', 'Street', 'Lane', 'Road']
const CITIES = ['Hartford', 'New Haven', 'Stamford', 'Norwalk', 'Danbury', 'Bristol']

/** Inserts `count` deals. The first of `teams` is the whale. `until` is the day of the latest change. */
export async function insertDeals(
  db: Db,
  count: number,
  teams: readonly SeededTeam[],
  until = new Date(),
): Promise<void> {
  const random = seededRandom(count)
  for (let from = 0; from < count; from += BATCH) {
    const size = Math.min(BATCH, count - from)
    const deals = Array.from({ length: size }, (_, i) => dealOf(from + i, count, teams, random, until))
    await db.collection('deals').insertMany(deals, WRITE)
    await db.collection('deal_contracts').insertMany(deals.flatMap(contractsOf), WRITE)
  }
}

const pick = <T>(items: readonly T[], random: () => number): T => items[Math.floor(random() * items.length)] as T

function dealOf(n: number, count: number, teams: readonly SeededTeam[], random: () => number, until: Date) {
  const [whale] = teams
  const team = random() < WHALE_SHARE ? whale : teams[1 + Math.floor(random() * (teams.length - 1))]
  if (!team) throw new Error('Deals need at least two teams')
  const status = 1 + Math.floor(random() * 7)
  const isClosed = status === DealStatus.Closed
  const updated = new Date(until.getTime() - Math.floor(random() * 730) * DAY - Math.floor(random() * DAY))
  const closing = new Date(updated.getTime() + Math.floor(random() * 90) * DAY).toISOString().slice(0, 10)
  const acceptance = new Date(updated.getTime() - Math.floor(20 + random() * 40) * DAY).toISOString().slice(0, 10)
  const price = Math.floor(150_000 + random() * 900_000) * 100
  const gross = Math.round(price * 0.025)
  const company = Math.round(gross * 0.2)
  const [road = ''] = pick(STREETS, random).split(' ')
  const street = `${1 + Math.floor(random() * 2000)} ${road} ${pick(KINDS, random)}`
  const city = pick(CITIES, random)
  const client = `${pick(FIRST_NAMES, random)} ${pick(LAST_NAMES, random)}`
  const mls = `17${String(n).padStart(7, '0')}`
  const dates = {
    listing: null,
    listing_expiration: null,
    offer: null,
    acceptance,
    earnest_due: null,
    inspection: null,
    appraisal: null,
    financing: null,
    title: null,
    walkthrough: null,
    closing,
    actual_close: isClosed ? closing : null,
    possession: null,
    lease_start: null,
  }
  return {
    _id: idOf(`deal ${count} ${n}`),
    account: team.account,
    team: team.team,
    workspace: team.workspace,
    phase: team.phase,
    phase_since: updated,
    rank: `a${n.toString(36).padStart(5, '0')}`,
    name: street,
    headline: '3 bed, close to the school, with a garden and room for a boat',
    status,
    status_before: null,
    contract: isClosed || status === DealStatus.UnderContract ? idOf(`contract ${count} ${n}`) : null,
    representation: pick(REPRESENTATIONS, random),
    deal_type: 1 + Math.floor(random() * 7),
    address: { street, unit: '', city, state: 'CT', zip: '06103' },
    mls_number: mls,
    list_price: price,
    sale_price: isClosed ? price : null,
    price,
    earnest_money: null,
    source: 1 + Math.floor(random() * 13),
    priority: 1 + Math.floor(random() * 3),
    dates,
    date_rules: [],
    agents: [
      {
        user: team.owner,
        role: 'lead',
        share_bp: 10_000,
        portion: null,
        company: null,
        fees: null,
        amount: gross - company,
        standing: null,
      },
    ],
    parties: [],
    client_names: [client],
    commission: {
      rate_bp: 250,
      flat: null,
      lease_months: null,
      referral_bp: 0,
      franchise_bp: 0,
      split_bp: 8000,
      fees: 0,
      gross,
      referral: 0,
      franchise: null,
      company,
      fees_amount: null,
      agents_amount: gross - company,
      plan_split_bp: null,
      proposal: null,
      confirmed_at: null,
    },
    notes: 'x'.repeat(400),
    custom_fields: {},
    custom_index: [],
    lost_reason: '',
    archived_at: null,
    sample: false,
    archived: false,
    progress: { done: n % 20, total: 24 },
    risk: { level: 'sunny', float_days: 4, causes: [] },
    risk_as_of: '2999-12-31',
    next_date: { title: 'Inspection reply', date: closing, item: { kind: 'task', id: '6560a1f2c3d4e5f60718cc01' } },
    closing_order: closing,
    next_date_order: closing,
    search: searchTokens(street, city, 'CT', '06103', mls, client),
    created_at: updated,
    updated_at: updated,
    created_by: team.owner,
    version: 0,
    versions_since_edit: 0,
  }
}

/** The contract of a deal that is under one or was closed by one. */
function contractsOf(deal: ReturnType<typeof dealOf>) {
  const { contract, account, sale_price, earnest_money, dates, created_at, updated_at, created_by, version } = deal
  if (!contract) return []
  return [
    {
      _id: contract,
      account,
      deal: deal._id,
      state: dates.actual_close ? ContractState.closed : ContractState.current,
      name: '',
      parties: [],
      sale_price,
      earnest_money,
      dates,
      contingencies: [],
      notes: '',
      opened_on: dates.acceptance,
      ended_on: dates.actual_close,
      reason: '',
      tasks: [],
      was_backup: false,
      offered: null,
      failed_at: null,
      created_at,
      updated_at,
      created_by,
      version,
      versions_since_edit: 0,
    },
  ]
}
