import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Progress } from 'openapi/codes'
import { problem, renderScreen } from 'remote-kit/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { sampleDeal as deal } from '#test/sample-deal.ts'
import { LinkedDealPage } from './LinkedDealPage.tsx'

const TOKEN = 'Jq3mJc8o2Yt0m6TnVbq1sWZr5E4hKxLwA9dGfUeXv7I'
const open = (answers: Parameters<typeof renderScreen>[1]['answers'], token = TOKEN) =>
  renderScreen(<LinkedDealPage />, { path: '/portal/:token', at: `/portal/${token}`, answers })

beforeEach(() => localStorage.clear())

describe('a deal behind a private link', () => {
  it('lets the person of the link finish a task, and take it back', async () => {
    let isDone = false
    const own = () => ({ ...deal.tasks[0], progress: isDone ? Progress.COMPLETE : 'IN_PROGRESS', can_reopen: isDone })
    const { requests, toasts } = open({
      'GET /portal/*/': () => ({ ...deal, tasks: [own()] }),
      'POST /portal/*/tasks/*/*/': () => {
        isDone = !isDone
        return own()
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as done' }))
    await waitFor(() => expect(toasts[0]?.message).toBe('Marked as done. Your agent has been told.'))
    toasts[0]?.action?.run()
    expect(await screen.findByText('Your turn: Decide on repairs')).toBeVisible()
    expect(requests.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      `/portal/${TOKEN}/tasks/t1/complete/`,
      `/portal/${TOKEN}/tasks/t1/reopen/`,
    ])
  })

  it('says neutral words to a title company or lender', async () => {
    open({ 'GET /portal/*/': () => ({ ...deal, audience: 'party', milestones: [], tasks: [] }) })
    expect(await screen.findByText(/^The property is under contract. .* until closing, on /)).toBeVisible()
    expect(screen.getByText('Lead agent, North Ridge Realty')).toBeVisible()
    expect(screen.getByText('The steps of this deal will be here.')).toBeVisible()
    expect(screen.getByText('Nothing is planned yet. The next steps will be here.')).toBeVisible()
    expect(document.body).not.toHaveTextContent(/your agent|keys/i)
  })
})

describe('the passcode of a link', () => {
  const NEEDED = 'urn:protracker:problem:passcode-needed'
  const refusal = (title: string) => {
    const body = { type: NEEDED, title, status: 403, request_id: 'test', brokerage: 'North Ridge Realty' }
    return Response.json(body, { status: 403, headers: { 'Content-Type': 'application/problem+json' } })
  }

  it('is asked for in the name of the brokerage', async () => {
    const { requests } = open({
      'GET /portal/*/': () =>
        requests.length > 2 ? deal : refusal(requests.length > 1 ? 'The passcode is not right' : 'Asks for a passcode'),
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Your passcode' })).toBeVisible()
    expect(screen.getByText('North Ridge Realty')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Passcode'), 'maple{Enter}')
    expect(await screen.findByText(/That’s not the right passcode/)).toBeVisible()
    expect(screen.getByText('North Ridge Realty')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Passcode'), ' tree{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: '402 Maple Street' })).toBeVisible()
  })
})

describe('a link that opens nothing', () => {
  const ended = { 'GET /portal/*/': () => problem(404, 'Not found') }

  it('says so, and to ask the agent, whatever it was', async () => {
    open(ended)
    expect(await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible()
    expect(screen.getByText(/Ask the agent who sent it to you/)).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('says whom to call where it has opened before, and nowhere else', async () => {
    const first = open({ 'GET /portal/*/': () => deal })
    await screen.findByRole('heading', { level: 1, name: '402 Maple Street' })
    first.unmount()
    expect(JSON.stringify(localStorage)).not.toContain(TOKEN)
    const again = open(ended)
    expect(await screen.findByRole('heading', { level: 1, name: 'Your access to this deal has ended' })).toBeVisible()
    expect(screen.getByText('Ask Maria Okoye if you need it again.')).toBeVisible()
    expect(screen.getByRole('link', { name: /Call Maria Okoye/ })).toHaveAttribute('href', 'tel:+18605550119')
    expect(document.body).not.toHaveTextContent('402 Maple Street')
    again.unmount()
    open(ended, 'A'.repeat(43))
    expect(await screen.findByText('This link no longer works')).toBeVisible()
  })
})
