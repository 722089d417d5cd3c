import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { RiskBadge } from './RiskBadge.tsx'

it('explains the risk, and Esc closes the popover and restores the focus, even without a link in it', async () => {
  const badge = <RiskBadge risk={{ level: 'sunny', float_days: 6, causes: [] }} onOpenTask={() => undefined} />
  renderScreen(badge, { path: '/', answers: {} })
  const button = screen.getByRole('button', { name: /6 business days to spare/ })
  await userEvent.click(button)
  expect(await screen.findByRole('dialog', { name: 'What’s behind this risk level' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
  await waitFor(() => expect(button).toHaveFocus())
})
