// @vitest-environment happy-dom
import '../testing/setup.ts'
import { act, render } from '@testing-library/react'
import { Suspense, use } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { renderScreen } from 'remote-kit/testing'
import { expect, test } from 'vitest'
import { paramsWith, useSearchParamAtOnce, useSearchParams } from './use-search-params.ts'

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

test.each([
  [{ q: 'b', due: 'today' }, 'q=b&page=2&due=today'],
  [{ q: null, page: '' }, ''],
  [{ status: ['1', '2'], page: [] }, 'q=a&status=1%2C2'],
])('with %o, parameters are set, and those without a value removed', (values, expected) => {
  expect(String(paramsWith(new URLSearchParams('q=a&page=2'), values))).toBe(expected)
})

test('what opens over a page is shown before the page is rendered for its URL', async () => {
  const rows = Promise.withResolvers<string>()
  function Page() {
    const [params] = useSearchParams()
    return <p>{params.has('contact') ? use(rows.promise) : 'All contacts'}</p>
  }
  function Panel() {
    const contact = useSearchParamAtOnce('contact')
    return contact && <aside>{contact}</aside>
  }
  const screen = renderScreen(
    <>
      <Suspense>
        <Page />
      </Suspense>
      <Panel />
    </>,
    { path: '/contacts', at: '/contacts', answers: {} },
  )
  await act(async () => screen.router.navigate('/contacts?contact=dana'))
  expect(screen.getByText('dana')).toBeTruthy()
  expect(screen.getByText('All contacts')).toBeTruthy()
  await act(async () => rows.resolve('Dana Brooks, in bold'))
  expect(screen.getByText('Dana Brooks, in bold')).toBeTruthy()
})

test('a page on its way out ignores the parameters of the next', async () => {
  const next = Promise.withResolvers<string>()
  const Next = () => <p>{use(next.promise)}</p>
  function Tasks() {
    return <p>Open: {useSearchParamAtOnce('task') ?? 'none'}</p>
  }
  const router = createMemoryRouter(
    [
      { path: '/tasks', element: <Tasks /> },
      { path: '/deal', element: <Next /> },
    ],
    { initialEntries: ['/tasks'] },
  )
  const screen = render(<RouterProvider router={router} />)
  await act(async () => router.navigate('/deal?task=t1'))
  expect(screen.getByText('Open: none')).toBeTruthy()
  await act(async () => next.resolve('The deal'))
  expect(screen.getByText('The deal')).toBeTruthy()
})
