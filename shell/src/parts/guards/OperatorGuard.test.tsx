import { screen } from '@testing-library/react'
import type { User } from 'openapi'
import { renderScreen } from 'remote-kit/testing'
import { Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { someUser } from '#test/some-user.ts'
import { OperatorGuard } from './OperatorGuard.tsx'

const pages = (
  <Routes>
    <Route element={<OperatorGuard />}>
      <Route path="agent/console" element="the console" />
    </Route>
  </Routes>
)

const visit = (user: User | null) => renderScreen(pages, { path: '/*', at: '/agent/console', answers: {}, user })

it('lets operators in', () => {
  visit(someUser({ is_operator: true }))
  expect(screen.getByText('the console')).toBeInTheDocument()
})

it.each([null, someUser(), someUser({ role: 'owner' })])('has nothing for anyone else', (user) => {
  visit(user)
  expect(screen.getByText('404 not found')).toBeInTheDocument()
  expect(screen.queryByText('the console')).toBeNull()
})
