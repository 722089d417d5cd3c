import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DealTimeline, Rescheduling } from 'openapi'
import { deviceTypeAtom } from 'remote-kit/session'
import { type Answers, problem, renderScreen } from 'remote-kit/testing'
import { describe, expect, it, vi } from 'vitest'
import { zooms } from '#parts/timeline/timeline-scale.ts'
import { dealCard, fullDeal, owner, page, team } from '#test/sample-deals.ts'
import { sampleItem } from '#test/sample-items.ts'
import { explanation } from '#test/sample-reschedulings.ts'
import { TimelineView } from './TimelineView.tsx'

const timeline: DealTimeline = {
  today: '2026-11-21',
  items: [
    sampleItem('deal', 'closing', '2026-12-12'),
    sampleItem('milestone', 'Financing', '2026-12-01'),
    sampleItem('task', 'Loan', '2026-11-30', {
      from: '2026-11-09',
      after: ['closing'],
      float_days: 2,
      critical: true,
      contractual: true,
    }),
    sampleItem('task', 'Signed', '2026-11-10', { progress: 'COMPLETE' }),
    sampleItem('task', 'Sometime', null),
  ],
}

const risk = { level: 'sunny' as const, float_days: 9, causes: [] }
const moved = (id: string) => ({
  kind: 'task' as const,
  id,
  title: id,
  from: '2026-11-30',
  to: '2026-12-02',
  reason: '',
  float_days: null,
  contractual: false,
})
const outcome = (...ids: string[]): Rescheduling => ({
  applied: false,
  event: null,
  preview: 'first',
  moved: ids.map(moved),
  kept: [],
  conflicts: [],
  warnings: [],
  to_confirm: [],
  risk: { before: risk, after: risk },
})

const onOpenTask = vi.fn<(id: string) => void>()
const open = (answers: Answers = {}) =>
  renderScreen(<TimelineView deal={fullDeal(dealCard())} onOpenTask={onOpenTask} />, {
    path: '/',
    answers: { 'GET /deals/*/timeline/': () => timeline, ...answers },
    user: owner,
  })

const bar = (name: RegExp) => screen.findByRole('button', { name })

describe('the timeline of a deal', () => {
  it('announces everything that a bar shows', async () => {
    open()
    expect(
      await bar(
        /^Loan, task, Monday, November 9 to Monday, November 30, contractual, 2 business days to spare, on the critical path$/,
      ),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Signed/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Completed 1' }))
    expect(await bar(/^Signed, task, .*, done$/)).toBeVisible()
  })

  it('gives no lane to items without a day: one line counts and expands them', async () => {
    open()
    const lanes = within(await screen.findByRole('list', { name: 'Timeline' }))
    expect(lanes.queryByText('Sometime')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '1 without a date' }))
    const undated = within(screen.getByRole('list', { name: 'Without a date' }))
    await userEvent.click(undated.getByRole('button', { name: 'Sometime' }))
    expect(onOpenTask).toHaveBeenCalledWith('Sometime')
  })

  it('says that a deal has no dates and lists its items', async () => {
    open({ 'GET /deals/*/timeline/': () => ({ ...timeline, items: [sampleItem('task', 'Sometime', null)] }) })
    expect(await screen.findByText('No dates yet')).toBeVisible()
    expect(screen.getByRole('button', { name: '1 without a date' })).toBeVisible()
    expect(screen.queryByRole('list', { name: 'Timeline' })).toBeNull()
  })

  it('keeps its key behind a button on a phone', async () => {
    const { store } = open()
    await bar(/^Loan/)
    expect(screen.getByRole('list', { name: 'What the bars mean' })).toBeVisible()
    act(() => store.set(deviceTypeAtom, 'phone'))
    expect(screen.queryByRole('list', { name: 'What the bars mean' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Legend' }))
    const key = within(await screen.findByRole('dialog', { name: 'What the bars mean' }))
    expect(key.getByText('Critical path')).toBeVisible()
  })

  it('moves items by keyboard and shows first what follows', async () => {
    const { requests } = open({ 'POST /deals/*/reschedule/': () => outcome('Loan', 'Financing') })
    const loan = await bar(/^Loan/)
    loan.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(screen.getByText(/^Loan to Dec 2\. Press Enter to review what follows/)).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    const panel = await screen.findByRole('dialog', { name: 'Loan on Dec 2?' })
    expect(await within(panel).findByText('Financing')).toBeVisible()
    const asked = requests.find(({ path }) => path.endsWith('/reschedule/'))
    expect(asked?.body).toEqual({ items: [{ id: 'Loan', due_date: '2026-12-02' }] })
    expect(asked?.query.get('dry_run')).toBe('true')
  })

  it('moves items by dragging, and a date of the deal as such', async () => {
    const { requests } = open({ 'POST /deals/*/reschedule/': () => outcome('closing', 'Loan') })
    const closing = await bar(/^closing/)
    closing.setPointerCapture = () => undefined
    fireEvent.pointerDown(closing, { button: 0, clientX: 100, pointerId: 1 })
    fireEvent.pointerMove(closing, { clientX: 100 + 7 * zooms[0].day })
    fireEvent.pointerUp(closing, { clientX: 100 + 7 * zooms[0].day })
    expect(await screen.findByRole('dialog', { name: 'closing on Dec 19?' })).toBeVisible()
    const asked = requests.find(({ path }) => path.endsWith('/reschedule/'))
    expect(asked?.body).toEqual({ dates: { closing: '2026-12-19' } })
    expect(asked?.query.get('dry_run')).toBe('true')
  })

  it('cancels a move by Esc, and opens a task if it was not moved', async () => {
    const { requests } = open()
    const loan = await bar(/^Loan/)
    loan.focus()
    await userEvent.keyboard('{ArrowLeft}{Escape}{Enter}')
    expect(onOpenTask).toHaveBeenCalledWith('Loan')
    expect(requests.some(({ path }) => path.endsWith('/reschedule/'))).toBe(false)
  })

  it('explains the date of a deal or a milestone', async () => {
    const why = explanation('closing', 'Set manually; other dates follow it')
    const { requests } = open({ 'GET /deals/*/why/': () => why, 'GET /teams/': () => page([team]) })
    const closing = await bar(/^closing/)
    closing.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Why this date? closing' }))
    expect(await dialog.findByText(why.reason)).toBeVisible()
    expect(requests.find(({ path }) => path.endsWith('/why/'))?.query.get('of')).toBe('closing')
  })

  it('moves the focus from bar to bar, and does not move completed items', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Completed 1' }))
    const loan = await bar(/^Loan/)
    loan.focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(await bar(/^Signed/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.queryByText(/^Signed to/)).toBeNull()
  })

  it('says why a move is refused', async () => {
    const { toasts } = open({ 'POST /deals/*/reschedule/': () => problem(422, 'These would wait for one another') })
    const loan = await bar(/^Loan/)
    loan.focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['These would wait for one another']))
  })
})
