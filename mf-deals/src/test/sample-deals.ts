/** Records for tests. */
import type { Board, BoardColumn, Deal, DealCard, Phase, Team, User, Workspace } from 'openapi'
import {
  ContactSource,
  DealStatus,
  DealType,
  MemberStatus,
  PhaseKind,
  Priority,
  Representation,
  UserStatus,
  WorkspaceView,
} from 'openapi/codes'

const record = {
  created_at: '2026-10-19T14:20:00.000Z',
  updated_at: '2026-11-20T09:12:00.000Z',
  created_by: null,
  version: 1,
}

const noDates = {
  listing: null,
  listing_expiration: null,
  offer: null,
  acceptance: null,
  earnest_due: null,
  inspection: null,
  appraisal: null,
  financing: null,
  title: null,
  walkthrough: null,
  closing: null,
  actual_close: null,
  possession: null,
  lease_start: null,
}

export function dealCard(changes: Partial<DealCard> = {}): DealCard {
  return {
    ...record,
    id: 'maple',
    team: 'ridge',
    workspace: 'spring',
    phase: 'searching',
    rank: 'a1',
    name: '402 Maple Street',
    headline: '',
    status: DealStatus.Active,
    representation: Representation.Buyer,
    deal_type: DealType.Resale,
    address: {},
    mls_number: '',
    list_price: 51_900_000,
    sale_price: null,
    price: 51_900_000,
    source: ContactSource.ClientReferral,
    priority: Priority.Medium,
    custom_fields: {},
    dates: noDates,
    agents: [{ user: 'maria', role: 'lead' }],
    client_names: ['The Hendersons'],
    progress: { done: 4, total: 18 },
    risk: { level: 'sunny', float_days: 6, causes: [] },
    next_date: null,
    archived_at: null,
    sample: false,
    phase_since: null,
    ...changes,
  }
}

/** A card as the full deal of the API. */
export function fullDeal(card: DealCard): Deal {
  const agents = card.agents.map((agent) => ({ ...agent, share_bp: null }))
  const rest = { date_rules: [], earnest_money: null, parties: [], commission: null, notes: '', lost_reason: '' }
  return { ...card, agents, ...rest }
}

export function workspace(id: string, name: string, changes: Partial<Workspace> = {}): Workspace {
  return {
    ...record,
    id,
    team: 'ridge',
    name,
    colour: 'green',
    order: 0,
    default_template: null,
    view: WorkspaceView.deal,
    last_view: null,
    last_columns: [],
    last_widths: [],
    last_lanes: 'none',
    ...changes,
  }
}

export function phase(id: string, name: string, order: number, kind: PhaseKind = PhaseKind.Open): Phase {
  return {
    ...record,
    id,
    workspace: 'spring',
    name,
    colour: 'blue',
    order,
    kind,
    required_fields: [],
    card_limit: null,
  }
}

export function column(of: Phase, deals: DealCard[]): BoardColumn {
  const inPhase = deals.map((deal) => ({ ...deal, phase: of.id }))
  return {
    phase: of,
    count: deals.length,
    value: deals.reduce((sum, { price }) => sum + (price ?? 0), 0),
    next_cursor: null,
    deals: inPhase,
  }
}

export function board(columns: BoardColumn[], changes: Partial<Board> = {}): Board {
  return {
    workspace: workspace('spring', 'Spring closings'),
    columns,
    count: columns.reduce((sum, { count }) => sum + count, 0),
    value: columns.reduce((sum, { value }) => sum + value, 0),
    commission: 46_200_000,
    archived_count: 0,
    ...changes,
  }
}

/** A page of a list. */
export function page<Item>(results: Item[]) {
  return { results, count: results.length, count_is_capped: false, page: 1, page_size: 15, next_cursor: null }
}

const maria = { first_name: 'Maria', last_name: 'Okoye', phone_number: null, image: null }

export const team: Team = {
  ...record,
  id: 'ridge',
  account: 'acme',
  name: 'North Ridge',
  members: [
    {
      user: 'maria',
      person: maria,
      email: 'maria@demo.test',
      role: 'agent',
      status: MemberStatus.Active,
      assists: [],
      invitation: null,
      working_hours: null,
      absences: [],
    },
  ],
}

export const owner: User = {
  id: 'maria',
  is_client: false,
  is_operator: false,
  person: maria,
  email: 'maria@demo.test',
  account: {
    id: 'acme',
    name: 'Acme',
    brokerage: 'Acme Realty',
    image: null,
    owner: 'maria',
    time_zone: 'America/New_York',
    currency: 'USD',
  },
  role: 'owner',
  status: UserStatus.Active,
  tour: { step: 5, done: true, first_steps_hidden: true },
}
