import { screen } from '@testing-library/react'
import { problem, renderScreen } from 'remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { SharingPage } from './SharingPage.tsx'

const open = (answers: Parameters<typeof renderScreen>[1]['answers']) =>
  renderScreen(<SharingPage />, { path: '/agent/client_portal/:dealId', at: '/agent/client_portal/d1', answers })

const noOne = { results: [], count: 0, next_cursor: null }

describe('sharing a deal', () => {
  it('is a plain 404 for an unknown deal, without a toast', async () => {
    const { toasts } = open({
      'GET /deals/*/': () => problem(404, 'Not found'),
      'GET /portals/': () => problem(404, 'Not found'),
    })
    expect(await screen.findByText('404 not found')).toBeVisible()
    expect(toasts).toEqual([])
  })

  it('says once that the deal could not be loaded', async () => {
    const { toasts } = open({
      'GET /deals/*/': () => problem(503, 'The database is away'),
      'GET /portals/': () => noOne,
    })
    expect(await screen.findByText('Couldn’t load this page', undefined, { timeout: 4000 })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
    expect(toasts).toEqual([])
  })
})
