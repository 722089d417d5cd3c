import { init } from '@module-federation/enhanced/runtime'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createAppContext } from '#app/create-app-context.ts'
import { renderScreen } from 'remote-kit/testing'
import { readTrials, SLOW_MS, tryFault } from 'remote-kit/trials'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dealRoute, testRemote } from '#test/test-release.ts'
import { Federation } from '../federation.ts'
import { applyFault } from './apply-fault.ts'
import { TrialNote } from './TrialNote.tsx'

let federation: Federation
const track = vi.fn<(event: string) => void>()
const context = createAppContext({ apiBaseUrl: '/api/v1' })
const load = () => federation.loadPage('mf-deals', dealRoute.path, context)

beforeEach(() => {
  track.mockClear()
  init({ name: 'shell', remotes: [] })
  federation = new Federation({
    registry: { remotes: [testRemote('mf-deals', [dealRoute])] },
    loadTimeoutMs: 120_000,
    track,
    fetchRegistry: () => Promise.reject(new Error('not asked for')),
    shellVersion: '1',
    fetchVersions: () => Promise.resolve({ shell: '1', remotes: { 'mf-deals': { version: '1', disabled: false } } }),
  })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('a remote that is tried as', () => {
  test('off fails as if an operator had disabled it, for everyone', async () => {
    tryFault('mf-deals', 'off')
    await expect(load()).rejects.toMatchObject({ name: 'ChunkLoadError', type: 'disabled', remote: 'mf-deals' })
    expect(track).toHaveBeenCalledWith('remote-failed', expect.objectContaining({ type: 'disabled' }))
  })

  test('corrupt is refused for its hash, which is that of another file', async () => {
    const append = vi.spyOn(document.head, 'append')
    tryFault('mf-deals', 'corrupt')
    await expect(load()).rejects.toMatchObject({ type: 'integrity', remote: 'mf-deals' })
    const scripts = append.mock.calls.flat().filter((node) => node instanceof HTMLScriptElement)
    expect(scripts.map(({ integrity }) => integrity)).toEqual([`sha384-${'A'.repeat(64)}`])
  })

  test('slow is late, and nothing else', async () => {
    vi.useFakeTimers()
    let isOver = false
    const never = () => Promise.reject(new Error('not asked for'))
    const waiting = applyFault('slow', { failure: (type) => new Error(type), runEntry: never }).then(
      () => (isOver = true),
    )
    await vi.advanceTimersByTimeAsync(SLOW_MS - 1)
    expect(isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await waiting
    expect(isOver).toBe(true)
  })
})

describe('the banner', () => {
  test('names what is tried, and ends it', async () => {
    renderScreen(<TrialNote />, { path: '/', answers: {} })
    expect(screen.queryByRole('status')).toBeNull()
    act(() => {
      tryFault('mf-deals', 'slow')
      tryFault('mf-reports', 'off')
    })
    const banner = await screen.findByText(/^Only in this tab: mf-deals is slow, mf-reports is off\./)
    expect(banner).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'End trial' }))
    expect(screen.queryByRole('status')).toBeNull()
    expect(readTrials()).toEqual({})
  })
})
