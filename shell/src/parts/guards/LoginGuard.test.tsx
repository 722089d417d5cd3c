import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { User } from 'openapi'
import { useRemote } from 'remote-kit/context'
import { UNEXPECTED_FAILURE_MESSAGE } from 'remote-kit/notify'
import { type Answers, problem, renderScreen } from 'remote-kit/testing'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { holdSession } from '#parts/session/hold-session.ts'
import { START_FRAME } from '#parts/start-frame/start-frame.ts'
import { someUser } from '#test/some-user.ts'
import { LoginGuard } from './LoginGuard.tsx'

const pages = (
  <Routes>
    <Route element={<LoginGuard />}>
      <Route path="agent" element="agent home" />
      <Route path="agent/contacts" element="contacts" />
      <Route path="client" element="client home" />
      <Route path="client/deal/:id" element="client deal" />
    </Route>
    <Route path="agent/login" element="agent login" />
    <Route path="client/login" element="client login" />
  </Routes>
)

function visit(at: string, user: User | null, answers: Answers = {}) {
  const session = () => user ?? problem(401, 'Sign in first')
  return renderScreen(pages, { path: '/*', at, answers: { 'GET /auth/login/': session, ...answers } })
}

it('shows "Loading..." until the profile is loaded, then the page', async () => {
  const { requests } = visit('/agent/contacts', someUser())
  expect(screen.getByText('Loading...')).toBeInTheDocument()
  expect(await screen.findByText('contacts')).toBeInTheDocument()
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /auth/login/'])
})

/** Opens the pages as a tab does, which asks for the session first. `first`: what they show before anything else. */
function start(session: () => unknown) {
  const seen: { first?: string | null } = {}
  function Tab() {
    const context = useRemote()
    const [isKnown, setKnown] = useState(false)
    useEffect(() => {
      const held = holdSession(context)
      void held.known.then(() => {
        flushSync(() => setKnown(true))
        held.release()
        seen.first = document.body.textContent
      })
    }, [context])
    return isKnown ? pages : null
  }
  const answers = { 'GET /auth/login/': session }
  return { seen, ...renderScreen(<Tab />, { path: '/*', at: '/agent/contacts', answers }) }
}

it('shows the page at once if the session was asked before it', async () => {
  const { seen, requests } = start(() => someUser())
  await waitFor(() => expect(seen.first).toBe('contacts'))
  expect(requests).toHaveLength(1)
})

it('says once that the session asked before it was refused', async () => {
  const { requests, toasts } = start(() => problem(429, 'Too many requests'))
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
  expect(requests).toHaveLength(1)
  expect(toasts.map(({ message }) => message)).toEqual(['Too many requests'])
})

it('leaves the bars that the server drew until there is something to show', async () => {
  const bars = document.createElement('div')
  bars.id = START_FRAME
  document.body.append(bars)
  visit('/agent/contacts', someUser())
  expect(screen.getByText('Loading...')).toBeInTheDocument()
  expect(bars).toBeInTheDocument()
  await screen.findByText('contacts')
  expect(bars).not.toBeInTheDocument()
})

it('redirects a visitor of an agent page to the agent login, with the return path and without a toast', async () => {
  const { router, toasts } = visit('/agent/contacts?status=1#list', null)
  expect(await screen.findByText('agent login')).toBeInTheDocument()
  expect(router.state.location.state).toMatchObject({
    from: { pathname: '/agent/contacts', search: '?status=1', hash: '#list' },
  })
  expect(toasts).toEqual([])
})

it('redirects a visitor of a client page to the client login', async () => {
  visit('/client/deal/1', null)
  expect(await screen.findByText('client login')).toBeInTheDocument()
})

it('redirects a client from agent pages to the client pages', async () => {
  visit('/agent', someUser({ is_client: true }))
  expect(await screen.findByText('client home')).toBeInTheDocument()
})

it('redirects an agent from client pages to the agent pages', async () => {
  visit('/client/deal/1', someUser())
  expect(await screen.findByText('agent home')).toBeInTheDocument()
})

it('fetches the profile again on the next entry', async () => {
  const second = Promise.withResolvers<User>()
  const answers: (User | Promise<User>)[] = [someUser(), second.promise]
  const { router, requests } = visit('/agent', null, { 'GET /auth/login/': () => answers.shift() })
  await screen.findByText('agent home')
  await router.navigate('/agent/login')
  await screen.findByText('agent login')
  await router.navigate('/agent')
  expect(await screen.findByText('Loading...')).toBeInTheDocument()
  second.resolve(someUser())
  await screen.findByText('agent home')
  expect(requests).toHaveLength(2)
})

it('does not treat a failure as signed out, and offers a retry', async () => {
  let works = false
  const { router, toasts } = visit('/agent', null, {
    'GET /auth/login/': () => (works ? someUser() : problem(503, 'ProTracker isn’t available right now')),
  })
  const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 5000 })
  expect(router.state.location.pathname).toBe('/agent')
  await waitFor(() => expect(toasts[0]?.message).toBe(UNEXPECTED_FAILURE_MESSAGE))
  works = true
  await userEvent.click(retry)
  expect(await screen.findByText('agent home')).toBeInTheDocument()
})
