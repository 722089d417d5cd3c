import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Problem } from 'openapi'
import { userProfileAtom } from 'remote-kit/session'
import { problem, renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { authenticator } from '#test/authenticator.ts'
import { someUser } from '#test/some-user.ts'
import { LoginForm } from './LoginForm.tsx'

const refusal = (type: string) => {
  const body: Problem = { type, title: 'One more step', status: 403, request_id: 'test' }
  return new Response(JSON.stringify(body), { status: 403, headers: { 'Content-Type': 'application/problem+json' } })
}
const wrongCode = () =>
  problem(400, 'The request is not valid', [{ field: 'code', reason: 'is wrong or was already used' }])

const app = authenticator()

/** An API whose only user has two-step sign-in, or has to set it up. */
const answers = (needs: 'second-step' | 'second-step-setup') => ({
  'POST /auth/login/': ({ body }: { body: unknown }) => {
    const code = new URLSearchParams(String(body)).get('code')
    if (code === null) return refusal(`urn:protracker:problem:${needs}`)
    return app.accepts(code) || app.setup.recovery_codes.includes(code) ? someUser() : wrongCode()
  },
  'POST /auth/set_up_two_step/': () => app.setup,
})

async function enterPassword() {
  await userEvent.type(screen.getByLabelText('Email address'), 'maria@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

it('asks for a code after the password, and signs in with the one that the app shows', async () => {
  const { toasts, requests, store, router } = renderScreen(<LoginForm />, {
    path: '/agent/login',
    answers: answers('second-step'),
  })
  await enterPassword()
  expect(await screen.findByRole('heading', { name: 'One more step' })).toHaveFocus()
  const field = screen.getByLabelText('Code from your authenticator app')
  expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  expect(field).toHaveAttribute('inputmode', 'numeric')

  await userEvent.type(field, 'wrong')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('This is wrong or was already used')).toBeInTheDocument()
  expect(store.get(userProfileAtom)).toBeNull()

  await userEvent.clear(field)
  await userEvent.type(field, app.code())
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/agent'))
  expect(toasts).toEqual([])
  expect(Object.fromEntries(new URLSearchParams(String(requests.at(-1)?.body)))).toMatchObject({
    username: 'maria@example.com',
    password: 'correct horse',
  })
})

it('takes a recovery code instead, and goes back', async () => {
  const { router } = renderScreen(<LoginForm />, { path: '/client/login', answers: answers('second-step') })
  await enterPassword()
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }))
  await enterPassword()
  await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }))
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('Enter a recovery code')).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('Recovery code'), app.setup.recovery_codes[0] ?? '')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/agent'))
})

it('leads a user whose account requires it to set it up first', async () => {
  const { requests, router } = renderScreen(<LoginForm />, {
    path: '/agent/login',
    answers: answers('second-step-setup'),
  })
  await enterPassword()
  await userEvent.click(await screen.findByRole('button', { name: 'Set up now' }))
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeInTheDocument()
  expect(screen.getByDisplayValue(app.setup.key)).toBeInTheDocument()
  for (const code of app.setup.recovery_codes) expect(screen.getByText(code)).toBeInTheDocument()
  expect(requests.find(({ path }) => path.includes('set_up'))?.body).toEqual({
    username: 'maria@example.com',
    password: 'correct horse',
  })
  await userEvent.type(screen.getByLabelText('Code from your authenticator app'), app.code())
  await userEvent.click(screen.getByRole('button', { name: 'Turn on and sign in' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/agent'))
})
