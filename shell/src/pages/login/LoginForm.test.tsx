import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { userProfileAtom } from 'remote-kit/session'
import { problem, renderScreen } from 'remote-kit/testing'
import { afterEach, expect, it } from 'vitest'
import { someUser } from '#test/some-user.ts'
import { LoginForm } from './LoginForm.tsx'

afterEach(() => {
  document.cookie = 'csrftoken=; max-age=0'
})

async function signIn() {
  await userEvent.type(screen.getByLabelText('Email address'), 'maria@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse & co')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

it('signs in form-encoded with the anti-forgery header, stores the user and returns to the requested page', async () => {
  document.cookie = 'csrftoken=before'
  const user = someUser()
  const { requests, store, router } = renderScreen(<LoginForm />, {
    path: '/agent/login',
    answers: { 'POST /auth/login/': () => user },
  })
  await router.navigate('/agent/login', {
    state: { from: { pathname: '/agent/contacts', search: '?status=1', hash: '' } },
  })
  await signIn()

  await waitFor(() => expect(store.get(userProfileAtom)).toEqual(user))
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/agent/contacts?status=1'),
  )
  const [login] = requests
  expect(login?.headers.get('Content-Type')).toContain('application/x-www-form-urlencoded')
  expect(login?.headers.get('X-CSRFToken')).toBe('before')
  expect(Object.fromEntries(new URLSearchParams(String(login?.body)))).toEqual({
    username: 'maria@example.com',
    password: 'correct horse & co',
  })
})

it('takes a client to the client pages', async () => {
  const { router } = renderScreen(<LoginForm />, {
    path: '/client/login',
    answers: { 'POST /auth/login/': () => someUser({ is_client: true }) },
  })
  await signIn()
  await waitFor(() => expect(router.state.location.pathname).toBe('/client'))
})

it('shows the error of the API for 5000 ms and keeps what was typed', async () => {
  const { toasts, store } = renderScreen(<LoginForm />, {
    path: '/agent/login',
    answers: { 'POST /auth/login/': () => problem(400, 'The email address or the password is wrong') },
  })
  await signIn()
  await waitFor(() =>
    expect(toasts).toMatchObject([
      { type: 'error', message: 'The email address or the password is wrong', timeout: 5000 },
    ]),
  )
  expect(screen.getByLabelText('Email address')).toHaveValue('maria@example.com')
  expect(store.get(userProfileAtom)).toBeNull()
})

it('sends nothing while a field is empty', async () => {
  const { requests } = renderScreen(<LoginForm />, { path: '/agent/login', answers: {} })
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('Enter your password')).toBeInTheDocument()
  expect(requests).toEqual([])
})
