import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

const Chart = ({ title }: { title: string }) => <p>{title}</p>

afterEach(cleanup)

describe('a lazy part', () => {
  it('loads when it is rendered, with a placeholder', async () => {
    const Part = lazyPart(async () => Chart, <p>soon</p>)
    render(<Part title="By month" />)
    expect(screen.getByText('soon')).toBeTruthy()
    expect(await screen.findByText('By month')).toBeTruthy()
  })

  it('renders at once if it was preloaded', async () => {
    const fetched = Promise.resolve(Chart)
    const Part = lazyPart(() => fetched, <p>soon</p>)
    render(<button {...Part.onApproach}>Open</button>)
    fireEvent.focus(screen.getByText('Open'))
    await fetched
    render(<Part title="By month" />)
    expect(screen.queryByText('soon')).toBeNull()
    expect(screen.getByText('By month')).toBeTruthy()
  })

  it('shows a failed load, and Retry loads it again', async () => {
    let isDown = true
    const Part = lazyPart(async () => {
      if (isDown) throw new Error('down')
      return Chart
    })
    render(<button {...Part.onApproach}>Open</button>)
    fireEvent.pointerEnter(screen.getByText('Open'))
    render(<Part title="By month" />)
    expect(await screen.findByText('Couldn’t load this part of the page')).toBeTruthy()
    isDown = false
    fireEvent.click(screen.getByText('Retry'))
    expect(await screen.findByText('By month')).toBeTruthy()
  })
})
