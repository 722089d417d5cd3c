import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ClientDeal } from 'openapi'
import { DealStatus, Progress } from 'openapi/codes'
import { problem, renderScreen } from 'remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { sampleDeal as deal } from '#test/sample-deal.ts'
import { ClientDealPage } from './ClientDealPage.tsx'

const open = (answers: Parameters<typeof renderScreen>[1]['answers']) =>
  renderScreen(<ClientDealPage />, { path: '/client/deal/:dealId', at: '/client/deal/d1', answers })

describe('a client’s deal', () => {
  it('shows the status, the next step and whom to call', async () => {
    open({ 'GET /client/deals/*/': () => deal })
    expect(await screen.findByRole('heading', { level: 1, name: '402 Maple Street' })).toBeVisible()
    expect(screen.getByText(/You’re under contract/)).toBeVisible()
    expect(screen.getByText('Your turn: Decide on repairs')).toBeVisible()
    // In one piece, so a narrow column breaks after the day.
    expect(screen.getByText('Nov 22, 2099, 5:00 PM ET').textContent).toBe('Nov 22, 2099, 5:00\u00a0PM\u00a0ET')
    expect(screen.getByText('To be confirmed')).toBeVisible()
    expect(screen.getByRole('link', { name: /Call Maria Okoye/ })).toHaveAttribute('href', 'tel:+18605550119')
    expect(screen.getByText('Inspection').closest('li')).toHaveAttribute('aria-current', 'step')
  })

  it('says of one that fell through what was done, and nothing of what was planned', async () => {
    const [inspection] = deal.tasks
    const done = { ...inspection, id: 't0', title: 'Sign the buyer agreement', progress: Progress.COMPLETE }
    const tasks = [done, ...deal.tasks].map((task) => ({ ...task, yours: false }))
    const past = { key: 'acceptance', title: 'Acceptance', date: '2020-11-24' }
    open({
      'GET /client/deals/*/': () => ({
        ...deal,
        status: DealStatus.FellThrough,
        tasks,
        key_dates: [past, ...deal.key_dates],
      }),
    })
    expect(await screen.findByText(/^This one didn’t work out/)).toBeVisible()
    const list = within(screen.getByRole('region', { name: 'What was done' }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Sign the buyer agreement'),
    ])
    expect(screen.getByText('Acceptance')).toBeVisible()
    expect(screen.queryByText('Closing')).toBeNull()
    expect(screen.queryByText('Maria is with you at the house.')).toBeNull()
    expect(screen.queryByRole('listitem', { current: 'step' })).toBeNull()
  })

  it('is through its steps once it has closed, but for those that are planned for later', async () => {
    const later = { id: 'm3', name: 'After closing', text: '', progress: 'NOT_STARTED', due_date: '2099-12-20' }
    const key_dates = ['inspection', 'possession'].map((key) => ({ key, title: key, date: '2099-12-15' }))
    open({
      'GET /client/deals/*/': () => ({
        ...deal,
        status: DealStatus.Closed,
        milestones: [...deal.milestones, later],
        key_dates,
      }),
    })
    const steps = within(await screen.findByRole('region', { name: 'Where things stand' }))
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^OfferComplete/),
      'InspectionComplete',
      expect.stringMatching(/^After closingNot started/),
    ])
    // The inspection that was planned for later wasn't needed.
    expect(within(screen.getByRole('region', { name: 'Key dates' })).getAllByRole('term')).toHaveLength(1)
    expect(screen.getByText('possession')).toBeVisible()
  })

  it('names no next steps from before its closing, but those planned for later', async () => {
    const task = { ...deal.tasks[1], progress: 'NOT_STARTED', yours: false }
    const tasks = [
      { ...task, id: 't7', title: 'Order the appraisal', due_date: null },
      { ...task, id: 't8', title: 'Schedule the walkthrough', due_date: '2020-03-02' },
      { ...task, id: 't9', title: 'File for the homestead exemption', due_date: '2099-12-20' },
    ]
    open({ 'GET /client/deals/*/': () => ({ ...deal, status: DealStatus.Closed, tasks }) })
    expect(await screen.findByText('File for the homestead exemption')).toBeVisible()
    expect(screen.queryByText('Order the appraisal')).toBeNull()
    expect(screen.queryByText('Schedule the walkthrough')).toBeNull()
  })

  it('doesn’t promise steps of one that is over', async () => {
    const none = { milestones: [], tasks: [], key_dates: [] }
    open({ 'GET /client/deals/*/': () => ({ ...deal, ...none, status: DealStatus.FellThrough }) })
    expect(await screen.findByText(/^This one didn’t work out/)).toBeVisible()
    expect(screen.queryByText(/Your agent will add/)).toBeNull()
    expect(screen.queryByText('Updates')).toBeNull()
  })

  /** Answers as the API does: with the task done from `complete` until `reopen`. */
  const withTasks = () => {
    let isDone = false
    const own = () => ({ ...deal.tasks[0], progress: isDone ? Progress.COMPLETE : 'IN_PROGRESS', can_reopen: isDone })
    const set = (to: boolean) => () => {
      isDone = to
      return own()
    }
    return open({
      'GET /client/deals/*/': () => ({ ...deal, tasks: [own(), deal.tasks[1]] }),
      'POST /client/tasks/*/complete/': set(true),
      'POST /client/tasks/*/reopen/': set(false),
    })
  }
  const posted = (requests: { method: string; path: string }[]) =>
    requests.filter(({ method }) => method === 'POST').map(({ path }) => path)

  it('lets clients complete only their own tasks, asks nothing, and offers Undo', async () => {
    const { requests, toasts } = withTasks()
    expect(await screen.findAllByRole('checkbox')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Mark as done' }))
    await waitFor(() => expect(screen.queryByText(/Your turn/)).toBeNull())
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() =>
      expect(toasts).toMatchObject([
        { message: 'Marked as done. Your agent has been told.', action: { label: 'Undo' }, timeout: 8000 },
      ]),
    )
    toasts[0]?.action?.run()
    expect(await screen.findByText('Your turn: Decide on repairs')).toBeVisible()
    await waitFor(() => expect(toasts[1]?.message).toBe('Marked as not done. Your agent has been told.'))
    expect(posted(requests)).toEqual(['/client/tasks/t1/complete/', '/client/tasks/t1/reopen/'])
  })

  it('begins what happens next with their tasks if none of them has a day', async () => {
    const [own, appraiser] = deal.tasks
    const tasks = [
      { ...appraiser, due_date: '2099-11-24' },
      { ...own, due_date: null, due_time: null },
      { ...own, id: 't3', title: 'Pick a paint color', due_date: null, due_time: null },
    ]
    open({ 'GET /client/deals/*/': () => ({ ...deal, tasks }) })
    expect(await screen.findByText('Your turn: Decide on repairs')).toBeVisible()
    const heading = screen.getByRole('heading', { name: 'What happens next' })
    const panel = heading.closest('section')
    if (!panel) throw new Error('The heading is in no panel')
    const rows = within(panel).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Decide on repairs'),
      expect.stringContaining('Pick a paint color'),
      expect.stringContaining('Appraiser visits'),
    ])
  })

  it('lets clients untick a task later', async () => {
    const { requests } = withTasks()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Decide on repairs' }))
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Decide on repairs' })).toBeChecked())
    await userEvent.click(screen.getByRole('checkbox', { name: 'Decide on repairs' }))
    expect(await screen.findByText('Your turn: Decide on repairs')).toBeVisible()
    await waitFor(() => expect(posted(requests)).toHaveLength(2))
  })

  it('has no checkbox for a finished task that the team has worked on since', async () => {
    const tasks = deal.tasks.map((task) => ({ ...task, progress: Progress.COMPLETE }))
    open({ 'GET /client/deals/*/': () => ({ ...deal, tasks }) })
    expect(await screen.findByText('Decide on repairs')).toBeVisible()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('reverts a refused completion and shows the reason', async () => {
    const { toasts } = open({
      'GET /client/deals/*/': () => deal,
      'POST /client/tasks/*/complete/': () => problem(409, 'The deal is closed'),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as done' }))
    await waitFor(() =>
      expect(toasts[0]).toMatchObject({ type: 'error', message: 'The deal is closed', timeout: 5000 }),
    )
    expect(await screen.findByText('Your turn: Decide on repairs')).toBeVisible()
  })

  it('lets clients choose when they are emailed', async () => {
    const { requests, toasts } = open({
      'GET /client/deals/*/': () => deal,
      'PATCH /client/deals/*/': () => ({ ...deal, notify: 'none' }),
    })
    const choice = await screen.findByLabelText('Email me about this deal')
    expect(choice).toHaveValue('milestone')
    await userEvent.selectOptions(choice, 'Never')
    await waitFor(() => expect(choice).toHaveValue('none'))
    expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ notify: 'none' })
    expect(toasts.map(({ message }) => message)).toEqual(['Email updates changed'])
  })

  it('previews and downloads documents', async () => {
    const added_at = '2026-11-20T09:12:00.000Z'
    const files: ClientDeal['files'] = [
      { id: 'f1', name: 'Agreement.pdf', type: 'pdf', size: 248_120, preview: 'pdf', added_at },
      { id: 'f2', name: 'Front.jpg', type: 'jpeg', size: 1_400_000, preview: 'image', added_at },
    ]
    open({ 'GET /client/deals/*/': () => ({ ...deal, files }) })
    const list = await screen.findByRole('list', { name: 'Documents' })
    expect(within(list).getByText(/PDF · 248 kB/)).toBeVisible()
    const download = within(list).getByRole('link', { name: 'Download Agreement.pdf' })
    expect(download).toHaveAttribute('href', '/api/v1/client/files/f1/content/')
    await userEvent.click(within(list).getByRole('button', { name: 'Front.jpg' }))
    const image = await screen.findByRole('img', { name: 'Front.jpg' })
    expect(image).toHaveAttribute('src', '/api/v1/client/files/f2/content/?variant=preview')
  })

  it('has no documents section if there are none', async () => {
    open({ 'GET /client/deals/*/': () => deal })
    await screen.findByText(/You’re under contract/)
    expect(screen.queryByText('Documents')).toBeNull()
  })

  it('says that access has ended, the same for someone else’s deal, and leads to their own', async () => {
    const { toasts } = open({ 'GET /client/deals/*/': () => problem(404, 'Not found') })
    expect(await screen.findByText('This deal isn’t shared with you')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Your deals' })).toHaveAttribute('href', '/client')
    expect(toasts).toEqual([])
  })

  it('offers a retry if the server fails', async () => {
    let fails = true
    open({ 'GET /client/deals/*/': () => (fails ? problem(503, 'The database is away') : deal) })
    const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 4000 })
    fails = false
    await userEvent.click(retry)
    expect(await screen.findByText(/You’re under contract/)).toBeVisible()
  })
})
