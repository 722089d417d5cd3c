import { screen } from '@testing-library/react'
import { renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { agent, clientLabel, page, priya, team } from '#test/sample-contacts.ts'
import { LeadsPage } from './LeadsPage.tsx'

it('shows only leads', async () => {
  const { requests } = renderScreen(<LeadsPage />, {
    path: '/agent/leads',
    answers: {
      'GET /contacts/': () => page([priya]),
      'GET /labels/': () => ({ ...page([]), results: [clientLabel] }),
      'GET /teams/': () => ({ ...page([]), results: [team] }),
    },
    user: agent,
  })
  expect(await screen.findByText('1 lead')).toBeVisible()
  expect(requests.find(({ path }) => path === '/contacts/')?.query.get('status')).toBe('1,2,3')
})
