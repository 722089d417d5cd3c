import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderScreen } from 'remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { someUser } from '#test/some-user.ts'
import { ServiceAccountsView } from './ServiceAccountsView.tsx'

const SECRET = `pt_${'x'.repeat(43)}`

const account = {
  id: 'leads',
  version: 0,
  name: 'Website leads',
  role: 'assistant',
  scopes: ['contacts:read', 'contacts:write'],
  disabled: false,
  deleted_at: null,
}
const token = {
  id: 'production',
  name: 'Production',
  expires_at: '2999-02-19T15:00:00.000Z',
  last_used_at: '2024-07-05T19:30:00.000Z',
  last_used_address: '203.0.113.7',
  last_used_client: 'Zapier/1.0',
}

/** The view of an owner, with an API that lists these accounts, each with the token. */
function show(accounts: object[], answers: object = {}) {
  return renderScreen(<ServiceAccountsView />, {
    path: '/agent/teams',
    user: someUser({ role: 'owner' }),
    answers: {
      'GET /service_accounts/': () => ({ results: accounts }),
      'GET /service_accounts/leads/tokens/': () => ({ results: [token] }),
      ...answers,
    },
  })
}

const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

describe('the service accounts', () => {
  it('say what each may do, and when, from where and by what its tokens were last used', async () => {
    show([account, { ...account, id: 'old', name: 'Old export', disabled: true }], {
      'GET /service_accounts/old/tokens/': () => ({ results: [] }),
    })
    const panel = within(await screen.findByRole('region', { name: 'Website leads' }))
    expect(panel.getByText('Write: contacts and labels')).toBeInTheDocument()
    expect(
      await panel.findByText(/Expires .* · last used Jul 5, 2024 from 203.0.113.7 by Zapier\/1.0/),
    ).toBeInTheDocument()
    const old = within(screen.getByRole('region', { name: 'Old export' }))
    expect(old.getByText('Disabled')).toBeInTheDocument()
    expect(await old.findByText('No tokens yet. Create one to let a program in.')).toBeInTheDocument()
  })

  it('lead to what a program can call', async () => {
    show([account])
    expect(await screen.findByRole('link', { name: 'API reference' })).toHaveAttribute('href', '/api/v1/docs/')
  })

  it('are explained while there are none; a new one gets its first token right away', async () => {
    const { requests } = show([], {
      'POST /service_accounts/': () => account,
      'POST /service_accounts/leads/tokens/': () => ({ service_token: token, token: SECRET }),
    })
    await screen.findByText('No service accounts yet')
    await click('New service account')
    await userEvent.type(await screen.findByLabelText(/^Name/), 'Website leads')
    await userEvent.click(screen.getByRole('radio', { name: 'Contacts and labels Write' }))
    await click('Create service account')
    expect(await screen.findByRole('dialog', { name: 'New token for Website leads' })).toBeInTheDocument()
    await click('Create token')
    expect(await screen.findByDisplayValue(SECRET)).toBeInTheDocument()
    const [created, minted] = requests.filter(({ method }) => method === 'POST')
    expect(created?.body).toEqual({
      name: 'Website leads',
      role: 'assistant',
      scopes: ['contacts:read', 'contacts:write'],
    })
    expect(minted?.body).toMatchObject({ name: 'Production' })
  })

  it('offers no scope that is a person’s alone', async () => {
    show([account])
    await screen.findByRole('region', { name: 'Website leads' })
    await click('New service account')
    await screen.findByRole('dialog')
    expect(screen.queryByRole('radio', { name: /^My profile/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('radio', { name: 'Teams and members Write' })).not.toBeInTheDocument()
  })

  it('get a new secret for a token, which is shown once', async () => {
    const { requests } = show([account], {
      'POST /service_accounts/leads/tokens/production/rotate/': () => ({ service_token: token, token: SECRET }),
    })
    await screen.findByRole('button', { name: 'Rotate Production' })
    await click('Rotate Production')
    await click('Create new secret')
    expect(await screen.findByDisplayValue(SECRET)).toBeInTheDocument()
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ expires_at: expect.any(String) })
  })

  it('are disabled, enabled and deleted from their menu', async () => {
    const { requests } = show([account], {
      'PATCH /service_accounts/leads/': () => ({ ...account, disabled: true }),
      'DELETE /service_accounts/leads/': () => new Response(null, { status: 204 }),
    })
    await screen.findByRole('region', { name: 'Website leads' })
    await click('Actions for Website leads')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Disable' }))
    expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ disabled: true })
    await click('Actions for Website leads')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await click('Delete service account')
    expect(requests.some(({ method }) => method === 'DELETE')).toBe(true)
  })
})
