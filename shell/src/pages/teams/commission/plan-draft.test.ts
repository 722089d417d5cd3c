import type { CommissionPlan } from 'openapi'
import { expect, it } from 'vitest'
import { draftOf, termsOf } from './plan-draft.ts'

const plan: CommissionPlan = {
  id: 'p1',
  created_at: '2026-01-05T15:00:00.000Z',
  updated_at: '2026-01-05T15:00:00.000Z',
  created_by: null,
  version: 0,
  team: 'north',
  user: 'maria',
  effective_from: '2026-03-01',
  anniversary: '02-29',
  tiers: [
    { from: 0, split_bp: 7000 },
    { from: 50_000_50, split_bp: 8250 },
  ],
  cap: 18_000_00,
  fees: [
    { label: 'Transaction fee', flat: 395_00, rate_bp: null },
    { label: 'Insurance', flat: null, rate_bp: 150 },
  ],
}

it('a plan that is opened and not edited stays the same', () => {
  const { effective_from, anniversary, tiers, cap, fees } = plan
  expect(termsOf(draftOf(plan, '2026-11-21'))).toEqual({ terms: { effective_from, anniversary, tiers, cap, fees } })
  expect(draftOf(plan, '2026-11-21')).toMatchObject({
    tiers: [{ from: '0' }, { from: '50,000.5', split: '82.5' }],
    fees: [{ amount: '395' }, { amount: '1.5%' }],
  })
})

it('reports what is wrong with each field', () => {
  const draft = {
    effective_from: '',
    anniversary: '2026-03-01',
    tiers: [{ from: 'much', split: '101' }],
    cap: 'none',
    fees: [{ label: ' ', amount: '395 dollars' }],
  }
  expect(termsOf(draft)).toEqual({
    problems: {
      effective_from: 'Enter a date',
      'tiers.0.from': 'Enter an amount, such as 50,000',
      'tiers.0.split': 'Enter a percentage, such as 80',
      cap: 'Enter an amount, such as 18,000',
      'fees.0.label': 'Enter a name',
      'fees.0.amount': 'Enter an amount or a percentage, such as 395 or 6%',
    },
  })
})
