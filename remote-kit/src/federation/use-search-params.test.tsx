// @vitest-environment happy-dom
import '../testing/setup.ts'
import { act } from 'react'
import { renderScreen } from 'remote-kit/testing'
import { expect, test } from 'vitest'
import { useSearchParams } from './use-search-params.ts'

function Filters() {
  const [params, setParams] = useSearchParams()
  const set = (name: string) =>
    setParams((current) => {
      const next = new URLSearchParams(current)
      next.set(name, '1')
      return next
    })
  return (
    <>
      <button onClick={() => set('due')}>due</button>
      <button onClick={() => set('assignee')}>assignee</button>
      <button onClick={() => setParams({ only: 'this' })}>replace</button>
      <output>{String(params)}</output>
    </>
  )
}

const open = () => renderScreen(<Filters />, { path: '/tasks', at: '/tasks?q=a', answers: {} })

test('two changes before the next render are both kept', () => {
  const screen = open()
  act(() => {
    screen.getByRole('button', { name: 'due' }).click()
    screen.getByRole('button', { name: 'assignee' }).click()
  })
  expect(screen.router.state.location.search).toBe('?q=a&due=1&assignee=1')
  expect(screen.getByRole('status').textContent).toBe('q=a&due=1&assignee=1')
})

test('all parameters can be replaced', () => {
  const screen = open()
  act(() => {
    screen.getByRole('button', { name: 'replace' }).click()
  })
  expect(screen.router.state.location.search).toBe('?only=this')
})
