import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Workspace } from 'openapi'
import { type Answers, problem, renderScreen } from 'remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { useWorkspaces } from '#parts/workspaces/workspaces.api.ts'
import { owner, page, workspace } from '#test/sample-deals.ts'
import { WorkspacesPanel } from './WorkspacesPanel.tsx'

const made = [workspace('a', 'Spring'), workspace('b', 'Rentals'), workspace('c', 'Land')]

/** The panel with the cached workspaces, as on the page. */
function Shown() {
  const { data } = useWorkspaces()
  return data ? <WorkspacesPanel workspaces={data.results} onClose={() => undefined} /> : null
}

function open(answers: Answers = {}) {
  let kept: Workspace[] = made
  const rendered = renderScreen(<Shown />, {
    path: '/agent/workspaces',
    user: owner,
    answers: {
      'GET /workspaces/': () => page(kept),
      'PATCH /workspaces/*/': ({ path, body }) => {
        const moved = kept.find(({ id }) => path.includes(`/${id}/`))
        const order = typeof body === 'object' && body && 'order' in body ? Number(body.order) : 0
        kept = kept.filter((one) => one !== moved).toSpliced(order, 0, ...(moved ? [moved] : []))
        return moved
      },
      ...answers,
    },
  })
  return { ...rendered, user: userEvent.setup() }
}

const rows = () => within(screen.getByRole('list')).getAllByRole('listitem')
const names = () => rows().map(({ textContent }) => textContent)

describe('the order of workspaces', () => {
  it('changes by buttons, which keep the focus and announce the position', async () => {
    const { user, requests } = open()
    await user.click(await screen.findByRole('button', { name: 'Move Land up' }))
    await waitFor(() => expect(names()).toEqual(['Spring', 'Land', 'Rentals']))
    expect(screen.getByText('Land, position 2 of 3')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move Land up' })).toHaveFocus())
    expect(requests.find(({ method }) => method === 'PATCH')).toMatchObject({
      path: '/workspaces/c/',
      body: { order: 1 },
    })
    expect(screen.getByRole('button', { name: 'Move Spring up' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('changes by dragging', async () => {
    open()
    await screen.findByText('Land')
    const [first, , last] = rows()
    if (!first || !last) throw new Error('There are not three rows')
    fireEvent.dragStart(first)
    fireEvent.dragOver(last)
    fireEvent.drop(last)
    await waitFor(() => expect(names()).toEqual(['Rentals', 'Land', 'Spring']))
  })

  it('is rolled back if refused, with the reason', async () => {
    const { user } = open({ 'PATCH /workspaces/*/': () => problem(403, 'Only owners and admins do this') })
    await user.click(await screen.findByRole('button', { name: 'Move Land up' }))
    expect(await screen.findByText(/Only owners and admins do this/)).toBeVisible()
    await waitFor(() => expect(names()).toEqual(['Spring', 'Rentals', 'Land']))
  })
})
