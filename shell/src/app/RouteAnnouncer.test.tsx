import { screen, waitFor } from '@testing-library/react'
import { renderScreen } from 'remote-kit/testing'
import { useEffect, useState } from 'react'
import { Outlet, Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'

function LatePage() {
  const [isHere, setHere] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHere(true), 30)
    return () => clearTimeout(timer)
  }, [])
  return isHere ? <h1 tabIndex={-1}>Workspaces</h1> : <p>on its way</p>
}

const pages = (
  <Routes>
    <Route
      element={
        <main tabIndex={-1}>
          <RouteAnnouncer />
          <Outlet />
        </main>
      }
    >
      <Route path="home" element={<h1 tabIndex={-1}>Home</h1>} />
      <Route path="teams" element={<h1 tabIndex={-1}>Teams</h1>} />
      <Route path="late" element={<LatePage />} />
    </Route>
  </Routes>
)

it('keeps the focus on load, then moves it to the heading of each page and announces the page', async () => {
  const { router } = renderScreen(pages, { path: '/*', at: '/home', answers: {} })
  expect(document.body).toHaveFocus()
  await router.navigate('/teams')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Teams' })).toHaveFocus())
  expect(screen.getByText(/ProTracker/, { selector: '[aria-live] *' })).toBeInTheDocument()
})

it('waits for the heading of a page that is still loading', async () => {
  const { router } = renderScreen(pages, { path: '/*', at: '/home', answers: {} })
  await router.navigate('/late')
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Workspaces' })).toHaveFocus())
})

it('follows a heading that is replaced, until the user moves the focus', async () => {
  const { router } = renderScreen(pages, { path: '/*', at: '/home', answers: {} })
  await router.navigate('/teams')
  const heading = await screen.findByRole('heading', { name: 'Teams' })
  await waitFor(() => expect(heading).toHaveFocus())
  const replacement = heading.cloneNode(true)
  heading.replaceWith(replacement)
  await waitFor(() => expect(replacement).toHaveFocus())

  const field = document.createElement('input')
  screen.getByRole('main').append(field)
  field.focus()
  screen.getByRole('main').append(document.createElement('p'))
  await waitFor(() => expect(field).toHaveFocus())
})

it('does nothing if only the query changes', async () => {
  const { router } = renderScreen(pages, { path: '/*', at: '/home', answers: {} })
  await router.navigate('/home?view=list')
  expect(document.body).toHaveFocus()
})
