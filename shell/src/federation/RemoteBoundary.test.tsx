import { init } from '@module-federation/enhanced/runtime'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { Link } from 'react-router'
import { renderScreen } from 'remote-kit/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dealRoute, testRemote } from '#test/test-release.ts'
import { ChunkLoadError } from './chunk-load-error.ts'
import { Federation } from './federation.ts'
import { FederationProvider } from './FederationContext.tsx'
import { RemoteBoundary } from './RemoteBoundary.tsx'

let failure: Error | null
let disabled: boolean
let federation: Federation

// React logs the errors that a boundary catches; here they are expected.
beforeEach(() => {
  failure = new Error('no such deal')
  disabled = false
  init({ name: 'shell', remotes: [] })
  federation = new Federation({
    registry: { remotes: [testRemote('mf-deals', [dealRoute])] },
    loadTimeoutMs: 120_000,
    track: () => undefined,
    fetchRegistry: () => Promise.reject(new Error('not asked for')),
    shellVersion: '1',
    fetchVersions: () => Promise.resolve({ shell: '1', remotes: { 'mf-deals': { version: '1', disabled } } }),
  })
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
      <FederationProvider value={federation}>
        <RemoteBoundary remote="mf-deals">
          <Page />
        </RemoteBoundary>
      </FederationProvider>
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
  failure = Object.assign(new ChunkLoadError('version', { remote: 'mf-deals' }), { remedy: 'reload' })
  show()
  expect(screen.getByText('This page needs a different version of ProTracker')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('says so if the registry has another version by now', () => {
  failure = Object.assign(new ChunkLoadError('error', { remote: 'mf-deals' }), { remedy: 'update' })
  show()
  expect(screen.getByText('A new version of this page is ready')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test.each([
  ['Too many re-renders. React limits the number of renders.', 'This page got stuck'],
  ['Minified React error #185; visit https://react.dev/errors/185', 'This page got stuck'],
  ['Minified React error #1850', 'This page stopped working'],
])('names what ended with "%s"', (message, title) => {
  failure = new Error(message)
  show()
  expect(screen.getByText(title)).toBeVisible()
})

test('a page that is turned off comes back with Retry once it is on', async () => {
  disabled = true
  await federation.watch.check()
  failure = new ChunkLoadError('disabled', { remote: 'mf-deals' })
  show()
  expect(screen.getByText('This page is turned off right now')).toBeVisible()
  failure = null
  disabled = false
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Deals' })).toBeVisible()
})

test('leaving the page clears the failure', () => {
  show()
  failure = null
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
  expect(screen.getByRole('heading', { name: 'Deals' })).toBeVisible()
})
