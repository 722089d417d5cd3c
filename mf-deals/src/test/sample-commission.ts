/** Records for tests. */
import type { Commission, CommissionLedger } from 'openapi'
import { team } from './sample-deals.ts'

/** The commission of a deal, as on its card. */
export const terms: Commission = {
  rate_bp: 250,
  flat: null,
  lease_months: null,
  referral_bp: 2500,
  franchise_bp: 0,
  split_bp: null,
  fees: 0,
  gross: 12_500_00,
  referral: 3125_00,
  franchise: 0,
  company: 1000_00,
  fees_amount: 395_00,
  agents_amount: 7980_00,
  has_terms: true,
  proposal: null,
  my_share: 0,
  confirmed_at: '2026-11-20T16:05:00.000Z',
}

/** The agent whose commission it is. */
export const [{ user } = { user: '' }] = team.members
const line = { user: null, payee: null, base: null, rate_bp: null } as const

/** The same line by line. */
export const ledger: CommissionLedger = {
  deal: 'maple',
  state: 'confirmed',
  day: '2026-11-20',
  confirmed_at: '2026-11-20T16:05:00.000Z',
  lines: [
    {
      ...line,
      kind: 'side',
      label: 'Buyer side',
      base: 500_000_00,
      rate_bp: 250,
      amount: 12_500_00,
      explanation: '2.5% of $500,000',
    },
    {
      ...line,
      kind: 'referral',
      label: 'Referral',
      payee: 'referral',
      amount: 3125_00,
      explanation: '25% of $12,500, before the split',
    },
    {
      ...line,
      kind: 'company',
      label: 'Company',
      user,
      payee: 'company',
      amount: 1000_00,
      explanation: '$1,000 was left of the cap',
    },
    {
      ...line,
      kind: 'net',
      label: 'Net to agent',
      user,
      payee: 'agent',
      amount: 7980_00,
      explanation: 'What is left of the share',
    },
  ],
  agents: [
    {
      user,
      share_bp: 10_000,
      plan: 'p1',
      portion: 9375_00,
      company: 1000_00,
      fees: 395_00,
      amount: 7980_00,
      cap: { cap: 18_000_00, paid: 13_800_00, left: 3200_00, year_from: '2026-03-01', year_until: '2099-03-01' },
    },
  ],
  gross: 12_500_00,
  referral: 3125_00,
  franchise: 0,
  company: 1000_00,
  fees: 395_00,
  agents_amount: 7980_00,
}
