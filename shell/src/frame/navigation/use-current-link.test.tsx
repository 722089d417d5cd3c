import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { useCurrentLink } from './use-current-link.ts'

const PATHS = ['/agent', '/agent/hello', '/agent/hello/deals', '/agent/hello2']

function currentAt(at: string): string[] {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RouterProvider router={createMemoryRouter([{ path: '*', element: children }], { initialEntries: [at] })} />
  )
  const { isCurrent } = renderHook(() => useCurrentLink(PATHS), { wrapper }).result.current
  return PATHS.filter((path) => isCurrent(path))
}

it.each([
  ['/agent', ['/agent']],
  ['/agent/hello', ['/agent/hello']],
  ['/agent/hello/7', ['/agent/hello']],
  ['/agent/hello/deals', ['/agent/hello/deals']],
  ['/agent/hello/deals/7', ['/agent/hello/deals']],
  ['/agent/hello2', ['/agent/hello2']],
  ['/agent/other', []],
])('at %s, the menu shows %j', (at, current) => {
  expect(currentAt(at)).toEqual(current)
})
