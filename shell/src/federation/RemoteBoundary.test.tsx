import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { Link } from 'react-router'
import { renderScreen } from 'remote-kit/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChunkLoadError } from './chunk-load-error.ts'
import { RemoteBoundary } from './RemoteBoundary.tsx'

let failure: Error | null

// React logs the errors that a boundary catches; here they are expected.
beforeEach(() => {
  failure = new Error('no such deal')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

function Page() {
  if (failure) throw failure
  return <h1>Deals</h1>
}

function Shell() {
  const [clicks, setClicks] = useState(0)
  return (
    <>
      <button onClick={() => setClicks(clicks + 1)}>Menu {clicks}</button>
      <Link to="/b">Elsewhere</Link>
      <RemoteBoundary remote="mf-deals">
        <Page />
      </RemoteBoundary>
    </>
  )
}

const show = () => renderScreen(<Shell />, { path: '/:page', at: '/a', answers: {} })

test('the shell survives a page that throws, and Retry renders it again', () => {
  show()
  expect(screen.getByText('This page stopped working')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Menu 0' }))
  expect(screen.getByRole('button', { name: 'Menu 1' })).toBeVisible()

  failure = null
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(screen.getByRole('heading', { name: 'Deals' })).toBeVisible()
})

test('a page that failed to load shows the reason and the failure type', () => {
  failure = new ChunkLoadError('timeout', { remote: 'mf-deals', version: '1.2.3' })
  show()
  expect(screen.getByText('This page took too long to load')).toBeVisible()
  expect(screen.getByText('ChunkLoadError · timeout · mf-deals · 1.2.3')).toBeVisible()
})

test('offers only a reload if another try cannot help', () => {
  failure = new ChunkLoadError('version', { remote: 'mf-deals' })
  show()
  expect(screen.getByText('This page needs a different version of ProTracker')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('leaving the page clears the failure', () => {
  show()
  failure = null
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
  expect(screen.getByRole('heading', { name: 'Deals' })).toBeVisible()
})
