import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PhaseKind } from 'openapi/codes'
import { type Answers, problem, renderScreen } from 'remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { owner, page, phase } from '#test/sample-deals.ts'
import { PhasesPanel } from './PhasesPanel.tsx'

const searching = phase('searching', 'Searching', 0)
const closed = { ...phase('closed', 'Closed', 1), kind: PhaseKind.Closed, required_fields: ['sale_price' as const] }

function open(answers: Answers = {}) {
  const rendered = renderScreen(
    <PhasesPanel workspace={{ id: 'spring', name: 'Spring' }} onClose={() => undefined} />,
    {
      path: '/agent/workspaces',
      at: '/agent/workspaces',
      user: owner,
      answers: { 'GET /phases/': () => page([searching, closed]), ...answers },
    },
  )
  return { ...rendered, user: userEvent.setup() }
}

describe('the phases of a board', () => {
  it('are listed with their status and required fields, and can be reordered', async () => {
    const { user, requests } = open({ 'PATCH /phases/*/': () => searching })
    expect(await screen.findByText('Closed · requires Sale price')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Move Searching up' })).toHaveAttribute('aria-disabled', 'true')
    await user.click(screen.getByRole('button', { name: 'Move Searching down' }))
    await waitFor(() => expect(requests.at(-1)?.path === '/phases/' || requests.some(({ body }) => body)).toBe(true))
    expect(requests.find(({ method }) => method === 'PATCH')).toMatchObject({
      path: '/phases/searching/',
      body: { order: 1 },
    })
  })

  it('are created with a name, and say why one is refused', async () => {
    const { user, requests } = open({
      'POST /phases/': () => problem(400, 'The request isn’t valid', [{ field: 'name', reason: 'is taken' }]),
    })
    await user.click(await screen.findByRole('button', { name: 'New phase' }))
    await user.click(screen.getByRole('button', { name: 'Add phase' }))
    expect(await screen.findByText('Enter a name')).toBeVisible()
    await user.type(screen.getByLabelText(/^Name/), 'Inspection')
    await user.selectOptions(screen.getByLabelText('Matches status'), 'Contract')
    await user.click(screen.getByRole('button', { name: 'Add phase' }))
    expect(await screen.findByText('Name is taken')).toBeVisible()
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      workspace: 'spring',
      name: 'Inspection',
      colour: 'grey',
      kind: PhaseKind.Contract,
      card_limit: null,
      required_fields: [],
    })
  })

  it('give their deals to another phase when deleted', async () => {
    const { user, requests } = open({ 'DELETE /phases/*/': () => null })
    await user.click(await screen.findByRole('button', { name: 'Edit Closed' }))
    await user.click(screen.getByRole('button', { name: 'Delete phase' }))
    const panel = screen.getByRole('dialog')
    expect(within(panel).getByText('No deal is lost, and no status changes.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Delete Closed' }))
    await waitFor(() => expect(requests.find(({ method }) => method === 'DELETE')).toBeDefined())
    const asked = requests.find(({ method }) => method === 'DELETE')
    expect(asked?.path).toBe('/phases/closed/')
    expect(asked?.query.get('move_to')).toBe('searching')
  })
})
