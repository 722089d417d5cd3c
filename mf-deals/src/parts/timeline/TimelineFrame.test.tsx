import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderScreen } from 'remote-kit/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TimelineFrame } from './TimelineFrame.tsx'

const scale = { from: '2026-11-01', to: '2027-03-01', day: 20 }

/** The visible part of the days in pixels, because this environment has no layout. */
function laidOut(clientWidth: number, scrollWidth: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(clientWidth)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(scrollWidth)
}

function show() {
  const { container } = renderScreen(
    <TimelineFrame scale={scale} today="2026-11-01">
      <ol />
    </TimelineFrame>,
    { path: '/', answers: {} },
  )
  const frame = [...container.querySelectorAll('div')].find((one) => one.querySelector(':scope > div > ol'))
  if (!frame) throw new Error('The timeline has no frame')
  fireEvent.scroll(frame)
  return frame
}

describe('days that are out of sight', () => {
  afterEach(() => vi.restoreAllMocks())

  it('can be reached by steps until there are no more', async () => {
    laidOut(600, 1000)
    const frame = show()
    expect(screen.getByRole('button', { name: 'Earlier days' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Later days' }))
    expect(frame.scrollLeft).toBe(360)
    frame.scrollLeft = 400
    fireEvent.scroll(frame)
    expect(screen.getByRole('button', { name: 'Later days' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('button', { name: 'Earlier days' })).not.toHaveAttribute('aria-disabled', 'true')
  })

  it('need no steps if all of them are visible', () => {
    laidOut(1000, 1000)
    show()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})
