import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { useOpenPart } from './use-open-part.ts'

function Opener() {
  const open = useOpenPart()
  return <button onClick={() => open('/agent/workspaces?create=deal')}>New deal</button>
}

it.each([
  ['/agent/workspaces?view=list&status=2', '?view=list&status=2&create=deal'],
  ['/agent/workspaces?create=deal', '?create=deal'],
  ['/agent/contacts?view=list', '?create=deal'],
])('from %s the part opens at %s', async (at, search) => {
  const { router } = renderScreen(<Opener />, { path: '*', at, answers: {} })
  await userEvent.click(screen.getByRole('button'))
  expect(router.state.location.pathname).toBe('/agent/workspaces')
  expect(router.state.location.search).toBe(search)
})
