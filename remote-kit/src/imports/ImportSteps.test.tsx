import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Import } from 'openapi'
import { renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { ImportSteps } from './ImportSteps.tsx'

const halfSent: Import = {
  id: 'spring',
  created_at: '2026-11-20T09:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
  created_by: 'maria',
  version: 1,
  workspace: 'w1',
  file_name: 'spring.csv',
  columns: ['Address', 'Side'],
  samples: [['1 Elm Street', 'Buyer']],
  mapping: { street: 0, representation: 1 },
  representation: null,
  state: 'draft',
  rows: 3_000,
  good: 0,
  bad: 0,
  problems: [],
  done: 0,
  imported: 0,
  removed: 0,
  kept: [],
  reason: '',
  finished_at: null,
}

it('does not continue with a file that was not sent completely, because only a part would be imported', async () => {
  let isAgain = false
  renderScreen(<ImportSteps id="spring" onAgain={() => (isAgain = true)} />, {
    path: '/agent/workspaces',
    answers: { 'GET /imports/*/': () => halfSent },
  })
  expect(await screen.findByText('Only 3,000 rows of spring.csv arrived. Choose the file again')).toBeInTheDocument()
  expect(screen.queryByLabelText('Address is')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Import another file' }))
  expect(isAgain).toBe(true)
})
