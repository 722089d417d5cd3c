import { screen } from '@testing-library/react'
import { currentTeamIdAtom } from 'remote-kit/session'
import { renderScreen } from 'remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { useTeams } from './use-teams.ts'

const team = (id: string) => ({ id, name: `Team ${id}`, members: [] })
const page = (...ids: string[]) => ({ results: ids.map(team), count: ids.length })

function CurrentTeam() {
  return <p>{useTeams().currentTeam?.name}</p>
}

// docs/specification.md §4
describe('the current team', () => {
  it('is the first one by default', async () => {
    const { store } = renderScreen(<CurrentTeam />, { path: '/', answers: { 'GET /teams/': () => page('a', 'b') } })
    expect(await screen.findByText('Team a')).toBeInTheDocument()
    expect(store.get(currentTeamIdAtom)).toBe('a')
  })

  it('is kept while it is in the list, otherwise replaced by the first', async () => {
    let ids = ['a', 'b']
    const { store, rerender } = renderScreen(<CurrentTeam />, {
      path: '/',
      answers: { 'GET /teams/': () => page(...ids) },
    })
    await screen.findByText('Team a')
    store.set(currentTeamIdAtom, 'b')
    expect(await screen.findByText('Team b')).toBeInTheDocument()
    rerender(<></>)

    ids = ['c', 'd']
    const next = renderScreen(<CurrentTeam />, { path: '/', answers: { 'GET /teams/': () => page(...ids) } })
    next.store.set(currentTeamIdAtom, 'b')
    expect(await screen.findByText('Team c')).toBeInTheDocument()
  })
})
