import { screen } from '@testing-library/react'
import type { Deal } from 'openapi'
import { DealStatus, PhaseKind } from 'openapi/codes'
import { renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { dealCard, fullDeal, owner, page, team } from '#test/sample-deals.ts'
// Loaded before the tests run, so that no test waits for the import.
import '#parts/closing/CloseDealModal.tsx'
import { PhaseGateDialog } from './PhaseGateDialog.tsx'

const maple = fullDeal(dealCard({ id: 'maple', name: '402 Maple Street', status: DealStatus.UnderContract }))
const phases = [
  { id: 'contract', kind: PhaseKind.Contract },
  { id: 'closed', kind: PhaseKind.Closed },
  { id: 'paid', kind: PhaseKind.Closed },
]

interface Opened {
  fields?: string[]
  deal?: Deal
  phase?: string
  user?: typeof owner
}

function open({ fields = ['sale_price', 'dates.actual_close'], deal = maple, phase = 'closed', user = owner }: Opened) {
  const errors = fields.map((field) => ({ field, reason: 'is required in this phase' }))
  renderScreen(
    <PhaseGateDialog
      deal={deal}
      phase={phase}
      phases={phases}
      refusal={{ title: 'Closed needs more', errors }}
      onClose={() => undefined}
      onFilled={() => undefined}
    />,
    {
      path: '/',
      user,
      answers: {
        'GET /teams/': () => page([team]),
        'GET /deals/*/': () => deal,
        'GET /tasks/': () => page([]),
        'GET /deals/*/contact_proposals/': () => ({ results: [] }),
      },
    },
  )
}

it('asks for the closing checklist at once where it asks for all that the phase misses', async () => {
  open({})
  expect(await screen.findByRole('dialog', { name: 'Close 402 Maple Street' })).toBeVisible()
})

it.each<[string, Opened]>([
  ['the deal isn’t under contract', { deal: { ...maple, status: DealStatus.Active } }],
  ['the phase misses more', { fields: ['sale_price', 'parties'] }],
  ['a closed deal would go to another phase', { phase: 'paid' }],
  ['the viewer may not close the deal', { user: { ...owner, role: 'assistant' } }],
])('asks for the missing fields if %s', async (_why, opened) => {
  open(opened)
  expect(await screen.findByRole('dialog', { name: 'Closed needs more' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Save and move' })).toBeVisible()
})
