import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Deal } from 'openapi'
import { AgentRole, TeamRole } from 'openapi/codes'
import { problem, renderScreen } from 'remote-kit/testing'
import { describe, expect, it, vi } from 'vitest'
import { dealCard, fullDeal, owner, page, team } from '#test/sample-deals.ts'
import { EditAgentsModal } from './EditAgentsModal.tsx'

const jordan = {
  ...team.members[0]!,
  user: 'jordan',
  role: TeamRole.agent,
  email: 'jordan@demo.test',
  person: { ...team.members[0]!.person, first_name: 'Jordan', last_name: 'Lee' },
}
const deal: Deal = {
  ...fullDeal(dealCard()),
  team: team.id,
  agents: [{ user: owner.id, role: AgentRole.lead, share_bp: 10_000 }],
}

function open(answer: () => unknown = () => deal, user = owner) {
  const onClose = vi.fn<() => void>()
  const { requests } = renderScreen(<EditAgentsModal deal={deal} onClose={onClose} />, {
    path: '/',
    user,
    answers: {
      'GET /teams/': () => page([{ ...team, members: [...team.members, jordan] }]),
      'PATCH /deals/*/': answer,
    },
  })
  const sent = () => requests.find(({ method }) => method === 'PATCH')?.body
  return { sent, onClose }
}

const add = async () =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Add someone from the team' }), 'Jordan Lee')
const share = (name: string) => screen.getByRole('spinbutton', { name: `Share of ${name}, percent` })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

async function type(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

describe('the agents of a deal', () => {
  it('get another lead; the one before becomes a co-agent, and shares must add up', async () => {
    const { sent, onClose } = open()
    await add()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role of Jordan Lee' }), 'Lead agent')
    await type(share('Jordan Lee'), '60')
    expect(screen.getByRole('alert')).toHaveTextContent('The shares are 60% over 100%.')
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
    await type(share('Maria Okoye'), '40')
    expect(screen.queryByRole('alert')).toBeNull()
    await save()
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(sent()).toEqual({
      agents: [
        { user: owner.id, role: 'co', share_bp: 4000 },
        { user: 'jordan', role: 'lead', share_bp: 6000 },
      ],
    })
  })

  it('are removed, all but the lead, who takes over the share', async () => {
    const { sent, onClose } = open()
    await add()
    await type(share('Maria Okoye'), '70')
    await type(share('Jordan Lee'), '30')
    expect(screen.getByRole('button', { name: 'Remove Maria Okoye' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Remove Jordan Lee' }))
    await save()
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(sent()).toEqual({ agents: [{ user: owner.id, role: 'lead', share_bp: 10_000 }] })
  })

  it('keep their shares where the viewer doesn’t set commission, and a refusal is shown', async () => {
    const refused = () => problem(403, 'Your role doesn’t let you assign deals to other people')
    const { sent, onClose } = open(refused, { ...owner, role: TeamRole.agent })
    await add()
    expect(screen.queryByRole('spinbutton')).toBeNull()
    await save()
    expect(await screen.findByText(/Your role doesn’t let you assign/)).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
    expect(sent()).toEqual({
      agents: [
        { user: owner.id, role: 'lead' },
        { user: 'jordan', role: 'co' },
      ],
    })
  })
})
