import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Deal, DealAgent, DealEvent, TeamMember, User } from 'openapi'
import { MemberStatus } from 'openapi/codes'
import { type Answers, problem, renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { dealCard, fullDeal, owner, page, team } from '#test/sample-deals.ts'
import { PeopleView } from './PeopleView.tsx'

const member = (user: string, first_name: string, role: TeamMember['role'] = 'agent'): TeamMember => ({
  user,
  person: { first_name, last_name: 'Okoye', phone_number: null, image: null },
  email: `${user}@demo.test`,
  role,
  status: MemberStatus.Active,
  assists: [],
  invitation: null,
  working_hours: null,
  absences: [],
})
const members = [...team.members, member('ben', 'Ben'), member('ana', 'Ana', 'assistant')]

const shared: DealAgent[] = [
  { user: 'maria', role: 'lead', share_bp: 6000 },
  { user: 'ben', role: 'co', share_bp: 4000 },
]

const saved: DealEvent = {
  id: 'e1',
  at: '2026-11-20T09:12:00.000Z',
  actor: owner.id,
  actor_name: 'Maria Okoye',
  entity: 'deal',
  entity_id: 'maple',
  op: 'update',
  summary: 'changed the agents',
  can_undo: true,
  diff: [],
}

async function edit(agents: DealAgent[] = shared, { user = owner, more = {} }: { user?: User; more?: Answers } = {}) {
  const deal: Deal = { ...fullDeal(dealCard()), agents }
  const rendered = renderScreen(<PeopleView deal={deal} />, {
    path: '/',
    user,
    answers: {
      'GET /teams/': () => page([{ ...team, members }]),
      'GET /deals/*/history/': () => page([saved]),
      'PATCH /deals/*/': ({ body }) => Object.assign({ ...deal }, body),
      'POST /events/*/undo/': () => ({ event: 'e2', summary: 'undid', kept: [] }),
      ...more,
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit agents' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit agents' }))
  const written = () => rendered.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save agents' }))
  return { ...rendered, dialog, written, save }
}

it('shows each agent’s role and share', async () => {
  const { container } = await edit()
  expect(within(container).getByText('Lead agent · 60% share')).toBeInTheDocument()
  expect(within(container).getByText('Co-agent · 40% share')).toBeInTheDocument()
})

it('makes someone else the lead, and the one before a co-agent, with Undo', async () => {
  const { dialog, written, save, toasts, requests } = await edit()
  expect(await dialog.findByLabelText('Role of Maria Okoye')).toBeDisabled()
  await userEvent.selectOptions(dialog.getByLabelText('Role of Ben Okoye'), 'Lead agent')
  expect(dialog.getByLabelText('Role of Maria Okoye')).toHaveDisplayValue('Co-agent')
  await save()
  await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['Agents updated']))
  expect(written()).toEqual([
    {
      agents: [
        { user: 'ben', role: 'lead', share_bp: 4000 },
        { user: 'maria', role: 'co', share_bp: 6000 },
      ],
    },
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
  toasts[0]?.action?.run()
  await waitFor(() => expect(requests.some(({ path }) => path === '/events/e1/undo/')).toBe(true))
})

it('adds an assistant of the team, and gives the share of who leaves to the lead', async () => {
  const { dialog, written, save } = await edit()
  await userEvent.click(await dialog.findByRole('button', { name: 'Add agent' }))
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Ana Okoye'])
  await userEvent.click(screen.getByRole('menuitem', { name: 'Ana Okoye' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Remove Ben Okoye' }))
  expect(dialog.getByLabelText('Share of Maria Okoye')).toHaveValue('100')
  expect(dialog.getByRole('button', { name: 'Remove Maria Okoye' })).toHaveAttribute('aria-disabled', 'true')
  await save()
  await waitFor(() =>
    expect(written()).toEqual([
      {
        agents: [
          { user: 'maria', role: 'lead', share_bp: 10_000 },
          { user: 'ana', role: 'assistant', share_bp: 0 },
        ],
      },
    ]),
  )
})

it('saves shares only once they add up to 100%', async () => {
  const { dialog, written, save } = await edit()
  const share = await dialog.findByLabelText('Share of Maria Okoye')
  await userEvent.clear(share)
  await userEvent.type(share, '50')
  expect(dialog.getByRole('status')).toHaveTextContent('Shares must add up to 100%, not 90%')
  await save()
  await userEvent.type(share, 'x')
  expect(dialog.getByText('Enter a percentage, such as 50')).toBeVisible()
  await save()
  expect(written()).toEqual([])
  await userEvent.clear(share)
  await userEvent.type(share, '60')
  expect(dialog.getByRole('status')).toHaveTextContent('Commission shares: 100%')
})

it('sends nothing if nothing was changed', async () => {
  const { written, save, toasts } = await edit()
  await save()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect([written(), toasts]).toEqual([[], []])
})

it('leaves shares alone for those who can’t set them, and shows what is refused', async () => {
  const hidden = shared.map((agent) => ({ ...agent, share_bp: null }))
  const title = 'Only owners and admins can remove an agent who has a share of the commission'
  const { dialog, written, save } = await edit(hidden, {
    user: { ...owner, role: 'agent' },
    more: { 'PATCH /deals/*/': () => problem(403, title) },
  })
  expect(dialog.queryByLabelText(/^Share of/)).toBeNull()
  await userEvent.click(await dialog.findByRole('button', { name: 'Remove Ben Okoye' }))
  await save()
  expect(await dialog.findByText(title)).toBeVisible()
  expect(written()).toEqual([{ agents: [{ user: 'maria', role: 'lead' }] }])
})

it('shows at the person why they were refused', async () => {
  const errors = [{ field: 'agents.1.user', reason: 'isn’t a member of the team' }]
  const { dialog, save } = await edit(shared, {
    more: { 'PATCH /deals/*/': () => problem(400, 'The request isn’t valid', errors) },
  })
  await userEvent.selectOptions(await dialog.findByLabelText('Role of Ben Okoye'), 'Assistant')
  await save()
  const reason = await dialog.findByText('Ben Okoye isn’t a member of the team')
  expect(reason.closest('li')).toContainElement(dialog.getByLabelText('Role of Ben Okoye'))
})
