import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderScreen } from 'remote-kit/testing'
import { expect, it, vi } from 'vitest'
import { SIGN_IN_AGAIN } from '#parts/passwords/sign-in-again.ts'
import { someUser } from '#test/some-user.ts'
import { PasswordDialog } from './PasswordDialog.tsx'

const WORDS = 'a long and quiet river'

const askAgain = () =>
  new Response(JSON.stringify({ type: SIGN_IN_AGAIN, title: 'Sign in again', status: 403, request_id: 'test' }), {
    status: 403,
    headers: { 'Content-Type': 'application/problem+json' },
  })

async function fillIn(words: string, again: string) {
  await userEvent.type(screen.getByLabelText('New password'), words)
  await userEvent.type(screen.getByLabelText('Confirm password'), again)
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }))
}

it('asks for the current password if the sign-in is too old, and sends it', async () => {
  const onClose = vi.fn<() => void>()
  const { requests, toasts } = renderScreen(<PasswordDialog user={someUser()} onClose={onClose} />, {
    path: '/agent',
    answers: {
      'GET /tokens/': () => ({ results: [] }),
      'POST /auth/update_password': ({ body }) =>
        String(body).includes('current_password') ? new Response(null, { status: 204 }) : askAgain(),
    },
  })
  await fillIn(WORDS, WORDS)
  await userEvent.type(await screen.findByLabelText('Current password'), 'the old one')
  expect(toasts).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(Object.fromEntries(new URLSearchParams(String(requests.at(-1)?.body)))).toEqual({
    new_password1: WORDS,
    new_password2: WORDS,
    current_password: 'the old one',
  })
})

it('offers to revoke the access tokens that still work, and says how many there are', async () => {
  const onClose = vi.fn<() => void>()
  const token = (id: string, expires_at: string) => ({ id, name: id, expires_at })
  const { requests } = renderScreen(<PasswordDialog user={someUser()} onClose={onClose} />, {
    path: '/agent',
    answers: {
      'GET /tokens/': () => ({
        results: [token('a', '2999-01-01'), token('b', '2999-01-01'), token('c', '2020-01-01')],
      }),
      'POST /auth/update_password': () => new Response(null, { status: 204 }),
    },
  })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Also revoke my 2 access tokens' }))
  await fillIn(WORDS, WORDS)
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(new URLSearchParams(String(requests.at(-1)?.body)).get('revoke_tokens')).toBe('true')
})

it('says nothing of access tokens to a client, who has none', async () => {
  const { requests } = renderScreen(<PasswordDialog user={someUser({ is_client: true })} onClose={() => undefined} />, {
    path: '/client',
    answers: {},
  })
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(requests).toEqual([])
})

it('sends nothing while the two passwords differ', async () => {
  const { requests } = renderScreen(<PasswordDialog user={someUser()} onClose={() => undefined} />, {
    path: '/agent',
    answers: { 'GET /tokens/': () => ({ results: [] }) },
  })
  await fillIn(WORDS, 'a long and quiet rover')
  expect(await screen.findByText('The passwords don’t match')).toBeInTheDocument()
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
})
