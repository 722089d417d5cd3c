import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Rescheduling } from 'openapi'
import { type Answers, problem, renderScreen } from 'remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { dealCard, owner, page, team } from '#test/sample-deals.ts'
import { sampleEntry } from '#test/sample-entries.ts'
import { CalendarPage } from './CalendarPage.tsx'

const entries = [
  sampleEntry('milestone', 'm1', 'Inspection'),
  sampleEntry('closing', 'maple', 'Closing'),
  sampleEntry('task', 't2', 'Call the dentist', { deal: null, deal_name: '' }),
  sampleEntry('task', 't3', 'Sent', { progress: 'COMPLETE' }),
]

const risk = { level: 'sunny' as const, float_days: 9, causes: [] }
const move = (id: string) => ({
  kind: 'deal' as const,
  id,
  title: id === 'closing' ? 'Closing' : 'Walkthrough',
  from: '2026-11-12',
  to: '2026-11-14',
  reason: '',
  float_days: null,
  contractual: false,
})
const outcome = (moved: Rescheduling['moved']): Rescheduling => ({
  applied: false,
  event: null,
  preview: 'first',
  moved,
  kept: [],
  conflicts: [],
  warnings: [],
  to_confirm: [],
  risk: { before: risk, after: risk },
})

const open = (answers: Answers = {}) =>
  renderScreen(<CalendarPage />, {
    path: '/agent/calendar',
    at: '/agent/calendar?view=week&date=2026-11-12&done=shown',
    answers: {
      'GET /calendar/': () => ({ results: entries }),
      'GET /teams/': () => page([team]),
      'GET /deals/': () => page([dealCard()]),
      ...answers,
    },
    user: owner,
  })

function itemAround(element: HTMLElement): HTMLElement {
  const item = element.closest('li')
  if (!item) throw new Error('stands in no list')
  return item
}
const item = async (name: RegExp) => itemAround(await screen.findByRole('link', { name }))
const column = (day: RegExp) => itemAround(screen.getByLabelText(day))
const dataTransfer = { effectAllowed: '', setData: () => undefined }

async function drag(name: RegExp, day: RegExp) {
  fireEvent.dragStart(await item(name), { dataTransfer })
  fireEvent.dragOver(column(day), { dataTransfer })
  fireEvent.drop(column(day), { dataTransfer })
}

describe('moving an entry of the calendar', () => {
  it('by dragging shows at once and saved as previewed if nothing else moves', async () => {
    let date = '2026-11-12'
    const { requests, toasts } = open({
      'GET /calendar/': () => ({ results: [{ ...entries[0], date }] }),
      'POST /deals/*/reschedule/': ({ query }) => {
        if (query.has('dry_run')) return outcome([move('m1')])
        date = '2026-11-14'
        return { ...outcome([move('m1')]), applied: true, event: 'e1' }
      },
    })
    await drag(/Inspection/, /^Saturday, November 14/)
    expect(await within(column(/^Saturday, November 14/)).findByRole('link', { name: /Inspection/ })).toBeVisible()
    await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['Walkthrough moved']))
    const sent = requests
      .filter(({ path }) => path.endsWith('/reschedule/'))
      .map(({ query, body }) => [query.get('dry_run'), body])
    const items = [{ id: 'm1', due_date: '2026-11-14' }]
    expect(sent).toEqual([
      ['true', { items }],
      [null, { items, preview: 'first' }],
    ])
  })

  it('that moves other dates shows all of them first, and Cancel moves it back', async () => {
    const { requests } = open({ 'POST /deals/*/reschedule/': () => outcome([move('closing'), move('walkthrough')]) })
    await drag(/402 Maple Street.*Closing/, /^Saturday, November 14/)
    const panel = await screen.findByRole('dialog', { name: /^Closing of 402 Maple Street on .*14/ })
    expect(await within(panel).findByText('Walkthrough')).toBeVisible()
    await userEvent.click(within(panel).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await within(column(/^Thursday, November 12/)).findByRole('link', { name: /402 Maple Street.*Closing/ })
    expect(requests.filter(({ body }) => JSON.stringify(body ?? {}).includes('preview'))).toEqual([])
  })

  it('moves it back and says why when the API refuses', async () => {
    const { toasts } = open({ 'POST /deals/*/reschedule/': () => problem(422, 'The deal is closed') })
    await drag(/Inspection/, /^Saturday, November 14/)
    await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['The deal is closed']))
    expect(await within(column(/^Thursday, November 12/)).findByRole('link', { name: /Inspection/ })).toBeVisible()
  })

  it('without a deal also works by form and can be undone', async () => {
    const { requests, toasts } = open({ 'PATCH /tasks/t2/': () => ({}) })
    await userEvent.click(within(await item(/dentist/)).getByRole('button', { name: 'Move Call the dentist' }))
    const dialog = await screen.findByRole('dialog', { name: 'Move Call the dentist' })
    fireEvent.change(within(dialog).getByLabelText(/^New date/), { target: { value: '2026-11-20' } })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move' }))
    await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['Call the dentist moved']))
    toasts[0]?.action?.run()
    await waitFor(() =>
      expect(requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
        { due_date: '2026-11-20' },
        { due_date: '2026-11-12' },
      ]),
    )
  })

  it('is not possible for completed entries', async () => {
    open()
    const done = await item(/Sent/)
    expect(done).toHaveAttribute('draggable', 'false')
    expect(within(done).queryByRole('button')).toBeNull()
  })
})

it('creates a feed address for calendar apps, shown once', async () => {
  const url = 'https://app.example.com/api/v1/calendar/feed/cf_x.ics'
  const feed = { id: 'f1', name: 'My phone', scope: 'mine', kinds: [], last_used_at: null }
  const { requests } = open({
    'GET /calendar/feeds/': () => ({ results: [feed] }),
    'POST /calendar/feeds/': () => ({ feed, url }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Subscribe' }))
  await userEvent.type(await screen.findByLabelText('Where will you use it?'), 'My phone')
  await userEvent.click(screen.getByRole('button', { name: 'Create address' }))
  expect(await screen.findByLabelText('Address')).toHaveValue(url)
  expect(screen.getByRole('link', { name: 'Open in my calendar' })).toHaveAttribute(
    'href',
    url.replace('https', 'webcal'),
  )
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'My phone', scope: 'mine' })
  await userEvent.click(screen.getByRole('button', { name: 'I’ve saved it' }))
  expect(await screen.findByRole('button', { name: 'Revoke My phone' })).toBeVisible()
})
