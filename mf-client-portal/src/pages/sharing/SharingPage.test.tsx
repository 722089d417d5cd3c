import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

  const deal = { id: 'd1', name: '7 Oak Road', parties: [{ contact: 'c1', role: 'seller' }] }
  const share = async (created: () => unknown) => {
    const page = open({
      'GET /deals/*/': () => deal,
      'GET /contacts/*/': () => ({ id: 'c1', first_name: 'Dina', last_name: 'Brooks' }),
      'GET /portals/': () => noOne,
      'POST /portals/': created,
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Share this deal' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Share deal' }))
    return page
  }

  it('says that the client was emailed', async () => {
    const { toasts } = await share(() => ({ portal: { mode: 'account', contact_name: 'Dina Brooks' }, token: null }))
    await waitFor(() =>
      expect(toasts).toMatchObject([{ message: 'Deal shared with Dina Brooks. We emailed them a link.' }]),
    )
  })

  it('leads to the people of a deal that has none', async () => {
    const { router } = open({ 'GET /deals/*/': () => ({ ...deal, parties: [] }), 'GET /portals/': () => noOne })
    await userEvent.click(await screen.findByRole('button', { name: 'Share this deal' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Add your client' }))
    const { pathname, search } = router.state.location
    expect(pathname + search).toBe('/agent/deal/d1?view=people')
  })

  describe('with people who have access already', () => {
    const both = { ...deal, parties: [...deal.parties, { contact: 'c2', role: 'buyer' }] }
    const portal = (contact: string, mode: string, state = 'open') => ({
      id: `${contact} ${mode} ${state}`,
      contact,
      contact_name: contact,
      mode,
      state,
      expires_at: null,
      notify: 'none',
      has_passcode: false,
      last_seen_at: null,
    })
    const openWith = async (...portals: ReturnType<typeof portal>[]) => {
      open({
        'GET /deals/*/': () => both,
        'GET /contacts/c1/': () => ({ id: 'c1', first_name: 'Dina', last_name: 'Brooks' }),
        'GET /contacts/c2/': () => ({ id: 'c2', first_name: 'Lee', last_name: 'Santos' }),
        'GET /portals/': () => ({ ...noOne, results: portals, count: portals.length }),
        'GET /portals/*/preview/': () => problem(404, 'Not found'),
      })
      await userEvent.click(await screen.findByRole('button', { name: 'Share this deal' }))
      return within(await screen.findByRole('dialog'))
    }
    const radios = (dialog: Awaited<ReturnType<typeof openWith>>) =>
      dialog.getAllByRole('radio').map((radio) => radio.getAttribute('value'))

    it('offers someone who signs in only a link, and someone new both', async () => {
      const dialog = await openWith(portal('c1', 'account'), portal('c2', 'account', 'revoked'))
      expect(radios(dialog)).toEqual(['c1', 'c2', 'link'])
      expect(dialog.getByRole('radio', { name: 'Private link' })).toBeChecked()
      expect(dialog.getByText('They can already sign in to see this deal.')).toBeVisible()
      await userEvent.click(await dialog.findByRole('radio', { name: 'Lee Santos, Buyer' }))
      expect(radios(dialog)).toEqual(['c1', 'c2', 'account', 'link'])
      await userEvent.click(dialog.getByRole('radio', { name: 'Signs in' }))
      await userEvent.click(await dialog.findByRole('radio', { name: 'Dina Brooks, Seller' }))
      expect(dialog.getByRole('radio', { name: 'Private link' })).toBeChecked()
    })

    it('leaves out who has both', async () => {
      const dialog = await openWith(portal('c1', 'account'), portal('c1', 'link'))
      expect(radios(dialog)).toEqual(['c2', 'account', 'link'])
    })

    it('says so if everyone has both', async () => {
      const all = ['c1', 'c2'].flatMap((contact) => [portal(contact, 'account'), portal(contact, 'link')])
      const dialog = await openWith(...all)
      expect(dialog.getByText(/^Everyone on this deal has access already/)).toBeVisible()
      expect(dialog.getByRole('button', { name: 'Share deal' })).toHaveAttribute('aria-disabled', 'true')
    })
  })

  it('says why not, and what to do', async () => {
    const { toasts } = await share(() =>
      Response.json(
        { type: 'about:blank', title: 'They have access already', detail: 'Revoke it first.', status: 409 },
        { status: 409, headers: { 'Content-Type': 'application/problem+json' } },
      ),
    )
    expect(await screen.findByText('They have access already')).toBeVisible()
    expect(screen.getByText('Revoke it first.')).toBeVisible()
    expect(toasts).toEqual([])
  })
})
