import { screen } from '@testing-library/react'
import { renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { TokenList } from './TokenList.tsx'

it('leads to what a program can call, before there is a token', () => {
  renderScreen(<TokenList />, { path: '/agent', answers: { 'GET /tokens/': () => ({ results: [] }) } })
  expect(screen.getByRole('link', { name: 'API reference' })).toHaveAttribute('href', '/api/v1/docs/')
})
