// @vitest-environment happy-dom
import '../testing/setup.ts'
import { render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ColumnTabs } from './ColumnTabs.tsx'

const columns = [
  { id: 'searching', name: 'Searching', count: 0 },
  { id: 'contract', name: 'Under contract', count: 1 },
]

function Board({ start }: { start?: string }) {
  const board = useRef<HTMLDivElement>(null)
  return (
    <>
      <ColumnTabs label="Phases" attribute="phase" columns={columns} start={start} board={board} />
      <div ref={board}>
        {columns.map(({ id }) => (
          <section key={id} data-phase={id} />
        ))}
      </div>
    </>
  )
}

afterEach(() => vi.restoreAllMocks())

/** The columns that were scrolled to. */
function open(start?: string) {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  render(<Board {...(start !== undefined && { start })} />)
  return scroll.mock.contexts.flatMap(
    (element) => (element instanceof HTMLElement ? element.dataset['phase'] : []) ?? [],
  )
}

it('begins with the column that it is told', () => {
  expect(open('contract')).toEqual(['contract'])
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Under contract')
})

it('begins with the first otherwise', () => {
  expect(open()).toEqual([])
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Searching')
})
