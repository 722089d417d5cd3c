import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DateExplanation, Rescheduling } from 'openapi'
import { type AnsweredRequest, type Answers, problem, renderScreen } from 'remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { WhyDate } from '#parts/date-explanations/WhyDate.tsx'
import { dealCard, fullDeal, owner, page, team } from '#test/sample-deals.ts'
import { DateFact } from './DateFact.tsx'

const dated = fullDeal(dealCard())
const deal = { ...dated, dates: { ...dated.dates, closing: '2031-12-12' } }
const risk = { level: 'sunny' as const, float_days: 9, causes: [] }
const disclosure = {
  kind: 'task' as const,
  id: 'disclosure',
  title: 'Closing disclosure',
  from: '2031-12-09',
  to: '2031-12-16',
  reason: '3 business days before the closing (Dec 19)',
  float_days: 4,
  contractual: true,
}
const closing = {
  kind: 'deal' as const,
  id: 'closing',
  title: 'Closing',
  from: '2031-12-12',
  to: '2031-12-19',
  reason: 'Set by hand',
  float_days: null,
  contractual: false,
}
const walkthrough = { ...disclosure, id: 'walkthrough', title: 'Walkthrough', to: '2031-12-18', contractual: false }
const alone: Rescheduling = {
  applied: false,
  event: null,
  preview: 'first',
  moved: [closing],
  kept: [],
  conflicts: [],
  warnings: [],
  to_confirm: [],
  risk: { before: risk, after: risk },
}

const conflicts = [
  { kind: 'task' as const, id: 'van', title: 'Van', date: '2031-12-14', days_short: 4, reason: 'After the closing' },
]

type Asked = Pick<AnsweredRequest, 'query' | 'body'>

const isDryRun = ({ query }: Asked) => query.get('dry_run') === 'true'

/**
 * An API in which the closing moves a contractual disclosure, which needs consent, and a pinned date is now out of order.
 */
function outcome(request: Asked): Rescheduling {
  const isAgreed = JSON.stringify(request.body).includes('"confirm":["')
  return {
    ...alone,
    ...(isDryRun(request) ? {} : { applied: true, event: 'e1' }),
    preview: isAgreed ? 'agreed' : 'plain',
    moved: isAgreed ? [closing, disclosure] : [closing],
    to_confirm: isAgreed ? [] : [disclosure],
    conflicts,
    risk: {
      before: risk,
      after: { ...risk, level: 'rain', float_days: -1, causes: [{ text: 'Loan was due', task: null }] },
    },
  }
}

const open = (answers: Answers) =>
  renderScreen(<DateFact deal={deal} name="closing" />, {
    path: '/',
    answers: { 'GET /deals/*/': () => deal, ...answers },
    user: owner,
  })

async function typeClosing(day: string): Promise<HTMLElement> {
  const input = await screen.findByLabelText('Closing')
  await userEvent.clear(input)
  await userEvent.type(input, day)
  return input
}

async function setClosing(day: string) {
  await userEvent.click(await screen.findByRole('button', { name: /^Closing/ }))
  await userEvent.type(await typeClosing(day), '{Enter}')
}

describe('changing a date of a deal', () => {
  it('saves at once, as previewed, if nothing else moves, and can be undone', async () => {
    const { requests, toasts } = open({
      'POST /deals/*/reschedule/': (request) => (isDryRun(request) ? alone : { ...alone, applied: true, event: 'e1' }),
      'POST /events/*/undo/': () => ({ event: 'e2', summary: '', kept: [] }),
    })
    await setClosing('2031-12-19')
    await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['Closing moved']))
    expect(requests.find(({ method, query }) => method === 'POST' && !query.has('dry_run'))?.body).toEqual({
      dates: { closing: '2031-12-19' },
      preview: 'first',
    })
    toasts[0]?.action?.run()
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('Change undone'))
    expect(requests.some(({ path }) => path.endsWith('/events/e1/undo/'))).toBe(true)
  })

  it('shows everything first if more moves: conflicts, consent, risk', async () => {
    const { requests, toasts } = open({ 'POST /deals/*/reschedule/': outcome })
    await setClosing('2031-12-19')
    const panel = await screen.findByRole('dialog', { name: /^Closing on/ })
    expect(await within(panel).findByText('4 business days short')).toBeVisible()
    expect(within(panel).getByText('Loan was due')).toBeVisible()
    await userEvent.click(within(panel).getByRole('checkbox', { name: 'Closing disclosure' }))
    await userEvent.click(await within(panel).findByRole('button', { name: 'Move 2 dates' }))
    await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['Closing and 1 more date moved']))
    expect(requests.findLast((request) => !isDryRun(request))?.body).toEqual({
      dates: { closing: '2031-12-19' },
      confirm: ['disclosure'],
      preview: 'agreed',
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('asks while the date is typed, so that saving it only shows the panel', async () => {
    const { requests } = open({ 'POST /deals/*/reschedule/': outcome })
    await userEvent.click(await screen.findByRole('button', { name: /^Closing/ }))
    const input = await typeClosing('2031-12-19')
    const ahead = await screen.findByText('Loan was due')
    expect(ahead.checkVisibility()).toBe(false)
    await userEvent.type(input, '{Enter}')
    await waitFor(() => expect(ahead.checkVisibility()).toBe(true))
    expect(requests.filter(({ path }) => path.endsWith('/reschedule/'))).toHaveLength(1)
  })

  it('asks once if it is saved before typing has rested', async () => {
    const { requests, toasts } = open({
      'POST /deals/*/reschedule/': (request) => (isDryRun(request) ? alone : { ...alone, applied: true, event: 'e1' }),
    })
    await setClosing('2031-12-19')
    await waitFor(() => expect(toasts).toHaveLength(1))
    // Longer than typing rests.
    await new Promise((done) => setTimeout(done, 200))
    expect(requests.filter((request) => request.path.endsWith('/reschedule/') && isDryRun(request))).toHaveLength(1)
  })

  it('forgets what was typed once it is canceled, or is the stored date again', async () => {
    open({ 'POST /deals/*/reschedule/': outcome })
    await userEvent.click(await screen.findByRole('button', { name: /^Closing/ }))
    const input = await typeClosing('2031-12-19')
    await screen.findByText('Loan was due')
    await typeClosing('2031-12-12')
    expect(screen.queryByText('Loan was due')).toBeNull()
    await typeClosing('2031-12-19')
    await screen.findByText('Loan was due')
    await userEvent.type(input, '{Escape}')
    expect(screen.queryByText('Loan was due')).toBeNull()
  })

  it('asks again when it is saved, if asking failed while it was typed', async () => {
    let asked = 0
    open({
      'POST /deals/*/reschedule/': (request) => (++asked === 1 ? problem(503, 'Try again soon') : outcome(request)),
    })
    await userEvent.click(await screen.findByRole('button', { name: /^Closing/ }))
    const input = await typeClosing('2031-12-19')
    await waitFor(() => expect(asked).toBe(1))
    await userEvent.type(input, '{Enter}')
    expect(await screen.findByText('Loan was due')).toBeVisible()
  })

  it('sets dates that had none, the one that was asked for first', async () => {
    const moved = [walkthrough, closing].map((move) => ({ ...move, from: null }))
    const { toasts } = open({
      'POST /deals/*/reschedule/': (request) => ({
        ...alone,
        ...(isDryRun(request) ? {} : { applied: true, event: 'e1' }),
        moved,
      }),
    })
    await setClosing('2031-12-19')
    const panel = await screen.findByRole('dialog', { name: 'Closing on Dec 19, 2031?' })
    const list = within(await within(panel).findByRole('region', { name: '2 dates will be set' }))
    expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^ClosingDec 19/),
      expect.stringMatching(/^WalkthroughDec 18/),
    ])
    await userEvent.click(within(panel).getByRole('button', { name: 'Set 2 dates' }))
    await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['Closing and 1 more date set']))
  })

  it('changes nothing when it is canceled', async () => {
    const { requests } = open({ 'POST /deals/*/reschedule/': outcome })
    await setClosing('2031-12-19')
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requests.filter(({ method }) => method === 'POST').every(isDryRun)).toBe(true)
  })

  it('does not overwrite a date that someone else set meanwhile', async () => {
    const { requests } = open({
      'GET /deals/*/': () => ({ ...deal, version: deal.version + 1, dates: { ...deal.dates, closing: '2031-12-15' } }),
      'POST /deals/*/reschedule/': outcome,
    })
    await setClosing('2031-12-19')
    expect(await screen.findByLabelText('Closing', { selector: 'dl' })).toHaveTextContent('Dec 15')
    expect(requests.filter((request) => request.method === 'POST' && !isDryRun(request))).toEqual([])
  })

  it('says that the deal was changed meanwhile and shows the new outcome', async () => {
    let isChanged = false
    open({
      'POST /deals/*/reschedule/': (request) => {
        if (isDryRun(request))
          return isChanged ? { ...outcome(request), moved: [closing, walkthrough] } : outcome(request)
        isChanged = true
        return problem(412, 'Someone else changed this while you were editing')
      },
    })
    await setClosing('2031-12-19')
    await userEvent.click(await screen.findByRole('button', { name: 'Move 1 date' }))
    expect(await screen.findByText(/changed while you were editing. Walkthrough moves too, to Dec 18/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Move 2 dates' })).not.toHaveAttribute('aria-disabled')
  })

  it('warns of a closing on a day off before it saved', async () => {
    const warnings = [{ date: 'closing' as const, day: '2031-12-20', text: 'Closing is on a Saturday, Dec 20, 2031' }]
    const { requests } = open({ 'POST /deals/*/reschedule/': () => ({ ...alone, warnings }) })
    await setClosing('2031-12-20')
    const panel = await screen.findByRole('dialog', { name: /^Closing on/ })
    expect(await within(panel).findByRole('region', { name: 'Check these dates' })).toHaveTextContent(
      'on a Saturday, Dec 20, 2031',
    )
    expect(requests.filter((request) => request.path.endsWith('/reschedule/') && !isDryRun(request))).toEqual([])
  })

  it('shows the panel if the date no longer moves alone', async () => {
    let isChanged = false
    const { toasts } = open({
      'POST /deals/*/reschedule/': (request) => {
        if (isDryRun(request)) return isChanged ? outcome(request) : alone
        isChanged = true
        return problem(412, 'Someone else changed this while you were editing')
      },
    })
    await setClosing('2031-12-19')
    expect(await screen.findByText(/changed while you were editing. Closing disclosure moves too/)).toBeVisible()
    expect(toasts).toEqual([])
  })
})

it('a date explains itself, and a contractual date offers to move', async () => {
  const why: DateExplanation = {
    kind: 'task',
    id: 'disclosure',
    title: 'Closing disclosure',
    date: '2031-12-09',
    reason: 'Stays as agreed',
    rule: {
      anchor: 'closing',
      item: null,
      offset: -3,
      unit: 'business',
      business_up_to: null,
      roll: 'none',
      skip_holidays: true,
      time: null,
      rolled_time: null,
      source: null,
    },
    anchor: null,
    counted: null,
    skipped: ['2031-11-26'],
    wanted: '2031-12-16',
    held: 'key_date',
    set_by: {
      event: 'e1',
      at: '2031-11-20T09:12:00.000Z',
      actor: 'maria',
      actor_name: 'Maria Okoye',
      summary: 'added the task',
    },
  }
  renderScreen(<WhyDate deal="maple" of="disclosure" title="Closing disclosure" />, {
    path: '/',
    answers: {
      'GET /deals/*/why/': () => why,
      'GET /teams/': () => page([team]),
      'POST /deals/*/reschedule/': outcome,
    },
    user: owner,
  })
  await userEvent.click(screen.getByRole('button', { name: 'Why this date? Closing disclosure' }))
  expect(await screen.findByText('Stays as agreed')).toBeVisible()
  expect(await screen.findByText(/^Maria.* added the task · /)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^Move it to/ }))
  expect(await screen.findByRole('dialog', { name: /^Closing disclosure on/ })).toBeVisible()
})
