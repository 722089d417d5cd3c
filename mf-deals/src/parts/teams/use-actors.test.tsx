import { screen } from '@testing-library/react'
import { renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { useActors } from './use-actors.ts'

function Names({ actors }: { actors: readonly (string | null)[] }) {
  const { nameOf } = useActors(actors)
  return actors.map((actor) => <p key={actor}>{nameOf(actor)}</p>)
}

const member = {
  user: 'maria',
  status: 1,
  role: 'agent',
  assists: [],
  person: { first_name: 'Maria', last_name: 'Okoye' },
}
const answers = {
  'GET /teams/': () => ({ results: [{ id: 'team', name: 'Team', members: [member] }] }),
  'GET /service_accounts/': () => ({ results: [{ id: 'leads', name: 'Website leads' }] }),
}

it('names people and service accounts', async () => {
  const { requests } = renderScreen(<Names actors={['maria', 'leads']} />, { path: '/agent', answers })
  expect(await screen.findByText('Maria Okoye')).toBeInTheDocument()
  expect(await screen.findByText('Website leads (service account)')).toBeInTheDocument()
  // Those that are deleted did things, too.
  expect(requests.find(({ path }) => path === '/service_accounts/')?.query.get('deleted')).toBe('true')
})

it('requires no service accounts while everyone is a member', async () => {
  const { requests } = renderScreen(<Names actors={['maria', null]} />, { path: '/agent', answers })
  await screen.findByText('Maria Okoye')
  expect(requests.map(({ path }) => path)).toEqual(['/teams/'])
})
