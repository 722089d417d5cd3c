import { screen } from '@testing-library/react'
import { renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { AccessibilityPage } from './AccessibilityPage.tsx'
import { PrivacyPage } from './PrivacyPage.tsx'
import { TermsPage } from './TermsPage.tsx'

it.each([
  ['/tou', 'Terms of use', TermsPage],
  ['/pp', 'Privacy policy', PrivacyPage],
  ['/as', 'Accessibility statement', AccessibilityPage],
])('%s shows its sections, with no mark of the copy left in them', (path, title, Page) => {
  renderScreen(<Page />, { path, answers: {} })
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  const sections = screen.getAllByRole('heading', { level: 2 })
  expect(screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('#'))).toHaveLength(
    sections.length,
  )
  expect(document.body.textContent).not.toMatch(/\*\*|`|\[|\]\(/)
  expect(screen.getAllByRole('link').at(-1)).toHaveAttribute('href', '/contact-us')
})
