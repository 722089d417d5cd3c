import { screen } from '@testing-library/react'
import { renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { someUser } from '#test/some-user.ts'
import { FaqPage } from './FaqPage.tsx'

it('shows its answers by topic, with keys as keys and no mark of the copy left', () => {
  renderScreen(<FaqPage />, { path: '/agent/faq', user: someUser(), answers: {} })
  expect(screen.getByRole('region', { name: 'Getting around' })).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Reports' })).toBeInTheDocument()
  expect([...document.querySelectorAll('kbd')].map((key) => key.textContent)).toEqual([
    'Ctrl K',
    '⌘K',
    '?',
    'J',
    'K',
    'Enter',
    'Ctrl Z',
    '⌘Z',
    'L',
    '1',
    '5',
    'Enter',
    'Enter',
    'S',
  ])
  expect(document.body.textContent).not.toMatch(/\*\*|`|\[|\]\(/)
})
