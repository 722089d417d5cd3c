import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Appointment } from 'openapi'
import { type Answers, problem, renderScreen } from 'remote-kit/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dealCard, owner, page, team } from '#test/sample-deals.ts'
import { sampleEntry } from '#test/sample-entries.ts'
import { CalendarPage } from './CalendarPage.tsx'

const showing: Appointment = {
  id: 'a1',
  created_at: '2026-11-01T14:20:00.000Z',
  updated_at: '2026-11-01T14:20:00.000Z',
  created_by: 'owner',
  version: 2,
  title: 'Second showing',
  kind: 'showing',
  date: '2026-11-12',
  starts: '14:30',
  ends: '15:15',
  place: '402 Maple Street',
  deal: 'maple',
  contact: null,
  assignee: 'maria',
}
const entry = sampleEntry('appointment', 'a1', 'Second showing', { time: '14:30', ends: '15:15' })
const deadline = sampleEntry('key_date', 'k1', 'Inspection reply', { time: '17:00' })

const open = (search: string, answers: Answers = {}) =>
  renderScreen(<CalendarPage />, {
    path: '/agent/calendar',
    at: `/agent/calendar${search}`,
    answers: {
      'GET /calendar/': () => ({ results: [entry, deadline] }),
      'GET /appointments/a1/': () => showing,
      'GET /teams/': () => page([team]),
      'GET /deals/': () => page([dealCard()]),
      'GET /deals/maple/': () => dealCard(),
      'GET /contacts/': () => page([]),
      ...answers,
    },
    user: owner,
  })

/** happy-dom has no layout: the hours begin at the top of the window, at 7 AM, with 48 pixels an hour. */
const heightOf = (hour: number) => (hour - 7) * 48
beforeEach(() => void vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 624)))
afterEach(() => void vi.restoreAllMocks())

async function hoursOf(day: string): Promise<HTMLElement> {
  await screen.findByRole('link', { name: /Second showing/ })
  const hours = document.querySelector<HTMLElement>(`[data-hours="${day}"]`)
  if (!hours) throw new Error(`${day} is not shown`)
  return hours
}
/** happy-dom's drag events have no place of their own. */
function fireAt(event: Event, element: Element, clientY: number) {
  Object.defineProperty(event, 'clientY', { value: clientY })
  fireEvent(element, event)
}
const sent = (requests: { method: string; body: unknown }[], method: string) =>
  requests.filter((one) => one.method === method).map(({ body }) => body)

describe('a new appointment', () => {
  it('is made with a button, and can be undone', async () => {
    const { requests, toasts } = open('?view=month&date=2026-11-20', {
      'POST /appointments/': () => ({ ...showing, title: 'Showing' }),
      'DELETE /appointments/a1/': () => undefined,
    })
    await userEvent.click(await screen.findByRole('button', { name: 'New appointment' }))
    const panel = await screen.findByRole('dialog', { name: 'New appointment' })
    fireEvent.change(await within(panel).findByLabelText(/^Starts/), { target: { value: '11:00' } })
    await userEvent.click(within(panel).getByRole('button', { name: 'Add appointment' }))
    expect(await within(panel).findByText('Choose an end time after the start')).toBeVisible()
    fireEvent.change(within(panel).getByLabelText(/^Ends/), { target: { value: '11:45' } })
    await userEvent.type(within(panel).getByLabelText('Location'), '7 Oak Road')
    await userEvent.click(within(panel).getByRole('combobox', { name: 'Deal' }))
    await userEvent.click(await screen.findByRole('option', { name: '402 Maple Street' }))
    await userEvent.click(within(panel).getByRole('button', { name: 'Add appointment' }))
    await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['Showing added']))
    expect(sent(requests, 'POST')).toEqual([
      {
        kind: 'showing',
        title: 'Showing',
        date: '2026-11-20',
        starts: '11:00',
        ends: '11:45',
        place: '7 Oak Road',
        deal: 'maple',
        contact: null,
        assignee: owner.id,
      },
    ])
    toasts[0]?.action?.run()
    await waitFor(() => expect(sent(requests, 'DELETE')).toHaveLength(1))
  })

  it('starts from a click on a day of the month', async () => {
    open('?view=month&date=2026-11-12')
    const cell = (await screen.findByLabelText(/^Friday, November 20/)).closest('td')
    if (cell) fireEvent.click(cell)
    const panel = await screen.findByRole('dialog', { name: 'New appointment' })
    expect(await within(panel).findByLabelText(/^Date/)).toHaveValue('2026-11-20')
    expect(within(panel).getByLabelText(/^Starts/)).toHaveValue('09:00')
  })

  it('says if the office is closed that day', async () => {
    open('?view=month&date=2026-11-12', {
      'GET /account/*/calendar/': () => ({ holidays: [{ date: '2026-11-26', name: 'Thanksgiving Day' }] }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'New appointment' }))
    const panel = await screen.findByRole('dialog', { name: 'New appointment' })
    const date = await within(panel).findByLabelText(/^Date/)
    expect(date).not.toHaveAccessibleDescription(/closed/)
    fireEvent.change(date, { target: { value: '2026-11-26' } })
    await waitFor(() =>
      expect(date).toHaveAccessibleDescription(/^The office is closed that day \(Thanksgiving Day\)\. Times are in/),
    )
  })

  it('starts from a drag over hours of a week, which shows them', async () => {
    open('?view=week&date=2026-11-12')
    const hours = await hoursOf('2026-11-13')
    fireEvent.pointerDown(hours, { button: 0, clientY: heightOf(10) })
    fireEvent.pointerMove(hours, { clientY: heightOf(11) })
    expect(await screen.findByText('10:00 – 11:15 AM')).toBeVisible()
    fireEvent.pointerUp(hours, { clientY: heightOf(11) })
    const panel = await screen.findByRole('dialog', { name: 'New appointment' })
    expect(await within(panel).findByLabelText(/^Date/)).toHaveValue('2026-11-13')
    expect(within(panel).getByLabelText(/^Starts/)).toHaveValue('10:00')
    expect(within(panel).getByLabelText(/^Ends/)).toHaveValue('11:15')
  })

  it('does not start from a finger, which scrolls, or from an entry', async () => {
    open('?view=week&date=2026-11-12')
    const hours = await hoursOf('2026-11-12')
    fireEvent.pointerDown(hours, { button: 0, clientY: heightOf(10), pointerType: 'touch' })
    fireEvent.pointerUp(hours, { clientY: heightOf(10) })
    const link = screen.getByRole('link', { name: /Second showing/ })
    fireEvent.pointerDown(link, { button: 0, clientY: heightOf(14.5) })
    fireEvent.pointerUp(link, { clientY: heightOf(14.5) })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows why it is refused', async () => {
    open('?view=month&date=2026-11-20', {
      'POST /appointments/': () => problem(400, 'The request is not valid', [{ field: 'ends', reason: 'is early' }]),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'New appointment' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Add appointment' }))
    expect(await screen.findByText(/Ends is early/)).toBeVisible()
  })
})

describe('an appointment', () => {
  it('stands at its hours, and a deadline at its time', async () => {
    open('?view=week&date=2026-11-12')
    const hours = within(await hoursOf('2026-11-12'))
    const place = (name: RegExp) => hours.getByRole('link', { name }).closest('li')
    expect(place(/^402 Maple Street · Second showing.*2:30 – 3:15 PM/)).toHaveStyle({ top: '360px', height: '36px' })
    expect(place(/^402 Maple Street · Inspection reply · by 5:00 PM/)).toHaveStyle({ top: '480px', height: '24px' })
  })

  it('stays beside one other at the same time; of more, the first stays and a button opens all', async () => {
    const at = (id: string, title: string, date: string) =>
      sampleEntry('appointment', id, title, { date, time: '14:30', ends: '15:15', deal: null })
    const pair = [at('a2', 'Team call', '2026-11-13'), at('a3', 'Open house', '2026-11-13')]
    const crowd = [at('a4', 'Buyer tour', '2026-11-12'), at('a5', 'Appraisal', '2026-11-12')]
    open('?view=week&date=2026-11-12', { 'GET /calendar/': () => ({ results: [entry, ...pair, ...crowd] }) })
    const friday = within(await hoursOf('2026-11-13'))
    expect(friday.getAllByRole('link')).toHaveLength(2)
    const thursday = within(await hoursOf('2026-11-12'))
    expect(thursday.getAllByRole('link')).toHaveLength(1)

    await userEvent.click(thursday.getByRole('button', { name: /^2 more at the same time on Thursday, November 12/ }))
    const all = await screen.findByRole('dialog', { name: /^Thursday, November 12/ })
    expect(within(all).getAllByRole('link')).toHaveLength(3)
    // A click in the popover is none on the hours behind it.
    fireEvent.pointerDown(all, { button: 0, clientY: heightOf(10) })
    fireEvent.pointerUp(all, { clientY: heightOf(10) })
    expect(screen.queryByRole('dialog', { name: 'New appointment' })).toBeNull()
  })

  it('opens from its address, saves what changed, and can be undone', async () => {
    const { requests, toasts, router } = open('?view=week&date=2026-11-12&appointment=a1', {
      'PATCH /appointments/a1/': ({ body }) => ({ ...showing, ...Object(body), version: 3 }),
    })
    const panel = await screen.findByRole('dialog', { name: /Second showing/ })
    await waitFor(() => expect(within(panel).getByRole('combobox', { name: 'Deal' })).toHaveValue('402 Maple Street'))
    fireEvent.change(within(panel).getByLabelText(/^Ends/), { target: { value: '16:00' } })
    await userEvent.click(within(panel).getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['Second showing saved']))
    await waitFor(() => expect(router.state.location.search).toBe('?view=week&date=2026-11-12'))
    toasts[0]?.action?.run()
    await waitFor(() => expect(sent(requests, 'PATCH')).toEqual([{ ends: '16:00' }, { ends: '15:15' }]))
    const versions = requests.filter(({ method }) => method === 'PATCH').map(({ headers }) => headers.get('If-Match'))
    expect(versions).toEqual(['"2"', '"3"'])
  })

  it('is deleted, and Undo creates it again', async () => {
    const { requests, toasts } = open('?view=week&date=2026-11-12&appointment=a1', {
      'DELETE /appointments/a1/': () => undefined,
      'POST /appointments/': () => showing,
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['Second showing deleted']))
    toasts[0]?.action?.run()
    await waitFor(() => expect(sent(requests, 'POST')).toHaveLength(1))
    expect(sent(requests, 'POST')[0]).toMatchObject({ title: 'Second showing', starts: '14:30', deal: 'maple' })
  })

  it('is dragged to other hours by where it is held, without a preview, and can be undone', async () => {
    let stored = entry
    const { requests, toasts } = open('?view=week&date=2026-11-12', {
      'GET /calendar/': () => ({ results: [stored] }),
      'PATCH /appointments/a1/': ({ body }) => {
        const { date, starts, ends } = Object(body)
        stored = { ...entry, date, time: starts, ends }
        return showing
      },
    })
    const hours = await hoursOf('2026-11-13')
    const item = screen.getByRole('link', { name: /Second showing/ }).closest('li')
    if (!item) throw new Error('stands in no list')
    const dataTransfer = { effectAllowed: '' }
    // Held 24 pixels below its top, which is half an hour.
    fireAt(createEvent.dragStart(item, { dataTransfer }), item, 24)
    fireEvent.dragOver(hours, { dataTransfer })
    fireAt(createEvent.drop(hours, { dataTransfer }), hours, heightOf(9.5))
    expect(await within(hours).findByRole('link', { name: /9:00 – 9:45 AM/ })).toBeVisible()
    await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['Second showing moved']))
    toasts[0]?.action?.run()
    await waitFor(() =>
      expect(sent(requests, 'PATCH')).toEqual([
        { date: '2026-11-13', starts: '09:00', ends: '09:45' },
        { date: '2026-11-12', starts: '14:30', ends: '15:15' },
      ]),
    )
  })

  it('is moved by a form too, and ends on its day', async () => {
    const { requests } = open('?view=week&date=2026-11-12', { 'PATCH /appointments/a1/': () => showing })
    await userEvent.click(await screen.findByRole('button', { name: 'Move Second showing' }))
    const dialog = await screen.findByRole('dialog', { name: 'Move Second showing' })
    const start = within(dialog).getByLabelText(/^New start time/)
    fireEvent.change(start, { target: { value: '23:30' } })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move' }))
    expect(await within(dialog).findByText('Choose 11:14 PM or earlier, so it ends on the same day')).toBeVisible()
    fireEvent.change(start, { target: { value: '10:00' } })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move' }))
    await waitFor(() =>
      expect(sent(requests, 'PATCH')).toEqual([{ date: '2026-11-12', starts: '10:00', ends: '10:45' }]),
    )
  })

  it('goes back and says why when the API refuses to move it', async () => {
    const { toasts } = open('?view=week&date=2026-11-12', {
      'PATCH /appointments/a1/': () => problem(403, 'You can’t change this'),
    })
    await hoursOf('2026-11-12')
    const item = screen.getByRole('link', { name: /Second showing/ }).closest('li')
    const friday = screen.getByLabelText(/^Friday, November 13/).closest('li')
    const thursday = screen.getByLabelText(/^Thursday, November 12/).closest('li')
    if (!item || !friday || !thursday) throw new Error('stands in no list')
    fireEvent.dragStart(item, { dataTransfer: { effectAllowed: '' } })
    fireEvent.dragOver(friday, { dataTransfer: {} })
    fireEvent.drop(friday, { dataTransfer: {}, clientY: -10 })
    await waitFor(() => expect(toasts).toHaveLength(1))
    expect(await within(thursday).findByRole('link', { name: /2:30 – 3:15 PM/ })).toBeVisible()
  })
})
