import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Plan, PlanEnrollment, PlanPage, PlanSettings } from 'openapi'
import { type Answers, problem, renderScreen } from 'remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { agent, page, priya, team } from '#test/sample-contacts.ts'
import { ContactsPage } from './ContactsPage.tsx'

const path = '/agent/contacts'
const record = {
  created_at: '2026-11-20T15:00:00.000Z',
  updated_at: '2026-11-20T15:00:00.000Z',
  created_by: 'u1',
  version: 0,
}
const plan: Plan = {
  ...record,
  id: 'p1',
  name: 'New buyer lead',
  description: 'For people who asked about a home.',
  shared: true,
  steps: [
    { id: 's1', kind: 'task', title: 'Call them', task_kind: 'call', due_days: 0, assignee: null },
    { id: 's2', kind: 'wait', amount: 2, unit: 'business_days', time: '09:00' },
    { id: 's3', kind: 'email', subject: 'Checking in', body: 'Hi {{first_name}}' },
  ],
  stop_on: { reply: true, call_minutes: 2, statuses: [4, 5, 6] },
  start_on: { lead_sources: [], statuses: [], labels: [] },
  paused_at: null,
  people: { active: 3, paused: 0, finished: 5, stopped: 2, replied: 1 },
  editable: true,
}
const starter = {
  key: 'open_house',
  name: 'Open house visitor',
  description: 'A thank-you the next day.',
  steps: plan.steps,
  stop_on: plan.stop_on,
}
const plans = (results: Plan[]): PlanPage => ({ ...page([]), results, starters: [starter] })
const settings: PlanSettings = {
  version: 1,
  postal_address: '12 Elm Street',
  quiet_from: '20:00',
  quiet_until: '08:00',
  sundays: false,
  paused_at: null,
}
const waiting: PlanEnrollment = {
  ...record,
  id: 'e1',
  plan: 'p1',
  plan_name: plan.name,
  contact: 'c1',
  contact_name: 'Priya Whitaker',
  state: 'active',
  step: 's2',
  step_number: 2,
  next_at: '2026-11-24T14:00:00.000Z',
  started_at: '2026-11-20T15:00:00.000Z',
  by_rule: false,
  ended_at: null,
  stop_reason: null,
  note: '',
}
const ended: PlanEnrollment = {
  ...waiting,
  id: 'e2',
  contact_name: 'Sam Ito',
  state: 'stopped',
  step: null,
  next_at: null,
  ended_at: '2026-11-21T15:00:00.000Z',
  stop_reason: 'replied',
}

const answers: Answers = {
  'GET /plans/': () => plans([plan]),
  'GET /plans/*/': () => plan,
  'GET /plan_settings/': () => settings,
  'GET /plan_enrollments/': () => ({ ...page([]), results: [waiting, ended] }),
  'GET /labels/': () => page([]),
  'GET /teams/': () => ({ ...page([]), results: [team] }),
  'GET /lead_sources/': () => page([]),
}
const owner = { ...agent, role: 'owner' as const }
const open = (at: string, more: Answers = {}, user: typeof agent = owner) =>
  renderScreen(<ContactsPage />, { path, at: `${path}?view=plans${at}`, answers: { ...answers, ...more }, user })

describe('follow-up plans', () => {
  it('are listed with who is in them, and those to start from', async () => {
    open('')
    expect(await screen.findByRole('link', { name: 'New buyer lead' })).toBeVisible()
    expect(screen.getByText('3 active')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Use this plan: Open house visitor' })).toBeVisible()
  })

  it('say what they are for where there are none, and say so if they can’t be loaded', async () => {
    const { unmount } = open('', { 'GET /plans/': () => plans([]) })
    expect(await screen.findByRole('heading', { name: 'No plans yet' })).toBeVisible()
    unmount()
    open('', { 'GET /plans/': () => problem(422, 'Too much at once') })
    expect(await screen.findByRole('heading', { name: 'Couldn’t load the plans' })).toBeVisible()
  })

  it('ask for the mailing address, except of those who can’t set it', async () => {
    const none = { 'GET /plan_settings/': () => ({ ...settings, postal_address: '' }) }
    const { unmount } = open('', none)
    expect(await screen.findByRole('button', { name: 'Add address' })).toBeVisible()
    unmount()
    open('', none, agent)
    expect(await screen.findByText(/until an owner or admin adds/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Email settings' })).toBeNull()
  })

  it('keep a mailing address once they have one, and say at its field what is wrong with a setting', async () => {
    const errors = [{ field: 'quiet_from', reason: 'isn’t in the expected format' }]
    const { requests } = open('', { 'PATCH /plan_settings/': () => problem(400, 'The request isn’t valid', errors) })
    await userEvent.click(await screen.findByRole('button', { name: 'Email settings' }))
    const address = await screen.findByLabelText('Mailing address')
    await userEvent.clear(address)
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(address).toHaveAccessibleDescription(/^Enter your mailing address/)
    expect(requests.some(({ method }) => method === 'PATCH')).toBe(false)
    await userEvent.type(address, '12 Elm Street')
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() =>
      expect(screen.getByLabelText('Quiet hours start at')).toHaveAccessibleDescription(
        'This isn’t in the expected format',
      ),
    )
  })

  it('are made from a starter', async () => {
    const { requests } = open('', { 'POST /plans/': () => plan })
    await userEvent.click(await screen.findByRole('button', { name: 'Use this plan: Open house visitor' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New plan' }))
    expect(dialog.getByRole('group', { name: 'Step 3' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Save plan' }))
    await waitFor(() => expect(requests.some(({ method }) => method === 'POST')).toBe(true))
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      name: 'Open house visitor',
      shared: true,
    })
  })
})

it('puts a field into the message of an email where the caret is', async () => {
  open('&plan=p1')
  await userEvent.click(await screen.findByRole('button', { name: 'Edit plan' }))
  const step = within(await screen.findByRole('group', { name: 'Step 3' }))
  const message: HTMLTextAreaElement = step.getByRole('textbox', { name: /^Message/ })
  await userEvent.type(message, '!', { initialSelectionStart: 2, initialSelectionEnd: 2 })
  await userEvent.click(step.getByRole('button', { name: 'Insert field' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Your name' }))
  expect(message).toHaveValue('Hi!{{agent_name}} {{first_name}}')
  await waitFor(() => expect(message).toHaveFocus())
  expect(message.selectionStart).toBe('Hi!{{agent_name}}'.length)
})

it('asks for the mailing address while a plan with email is edited, and keeps what was typed', async () => {
  let address = ''
  const { requests } = open('&plan=p1', {
    'GET /plan_settings/': () => ({ ...settings, postal_address: address }),
    'PATCH /plan_settings/': () => {
      address = '12 Elm Street'
      return { ...settings, postal_address: address }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit plan' }))
  const editor = within(await screen.findByRole('dialog', { name: 'Edit New buyer lead' }))
  await userEvent.type(await editor.findByRole('textbox', { name: /^Name/ }), '!')
  await userEvent.click(await editor.findByRole('button', { name: 'Add address' }))
  await userEvent.type(await screen.findByLabelText('Mailing address'), '12 Elm Street')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(editor.queryByRole('button', { name: 'Add address', hidden: true })).toBeNull())
  expect(requests.filter(({ method }) => method === 'PATCH').map(({ path: at }) => at)).toEqual(['/plan_settings/'])
  expect(editor.getByRole('textbox', { name: /^Name/, hidden: true })).toHaveValue('New buyer lead!')
})

describe('a plan that can’t be saved yet', () => {
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save plan' }))

  it('says what is missing at its fields, and sends nothing', async () => {
    const { requests } = open('', { 'POST /plans/': () => plan })
    await userEvent.click(await screen.findByRole('button', { name: 'New plan' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Add step' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Create a task' }))
    await save()
    const name = screen.getByRole('textbox', { name: /^Name/ })
    expect(name).toHaveAccessibleDescription('Enter a name')
    await waitFor(() => expect(name).toHaveFocus())
    expect(screen.getByRole('textbox', { name: /^Task/ })).toHaveAccessibleDescription('Enter a task')
    expect(requests.some(({ method }) => method === 'POST')).toBe(false)
    await userEvent.type(name, 'Buyers')
    expect(name).toBeValid()
  })

  it('says why it was refused at the step that it is about', async () => {
    const errors = [
      { field: 'steps.2.body', reason: 'has {{name}}, which isn’t a merge field' },
      { field: 'start_on.labels.0', reason: 'isn’t one of your labels' },
    ]
    open('&plan=p1', { 'PATCH /plans/*/': () => problem(400, 'The request isn’t valid', errors) })
    await userEvent.click(await screen.findByRole('button', { name: 'Edit plan' }))
    const step = within(await screen.findByRole('group', { name: 'Step 3' }))
    await save()
    const message = step.getByRole('textbox', { name: /^Message/ })
    await waitFor(() => expect(message).toHaveFocus())
    expect(message).toHaveAccessibleDescription(/^This has {{name}}, which isn’t a merge field/)
    expect(screen.getByText('Label isn’t one of your labels')).toBeVisible()
    await userEvent.type(message, '!')
    expect(message).toBeValid()
  })
})

describe('a plan', () => {
  it('without people says how they get into it, and opens what starts it by itself', async () => {
    open('&plan=p1', { 'GET /plan_enrollments/': () => page([]) })
    expect(await screen.findByRole('link', { name: 'Contacts' })).toHaveAttribute('href', '/agent/contacts')
    expect(screen.getByRole('link', { name: 'Leads' })).toHaveAttribute('href', '/agent/leads?layout=list')
    await userEvent.click(screen.getByRole('button', { name: 'Start automatically' }))
    expect(await screen.findByRole('region', { name: 'Start automatically' })).toHaveFocus()
  })

  it('reads as sentences, and says who is where and why it ended', async () => {
    open('&plan=p1')
    expect(await screen.findByText('Wait 2 business days, until 9:00 AM')).toBeVisible()
    expect(screen.getByText('Call task “Call them”')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Priya Whitaker' })).toBeVisible()
    expect(screen.getByText(/Email “Checking in”$/, { selector: 'p' })).toBeVisible()
    expect(screen.getByText(/^They replied ·/)).toBeVisible()
  })

  it('says what starts it and what ends it', async () => {
    const start_on = { lead_sources: ['z1'], statuses: [2], labels: [] }
    open('&plan=p1', {
      'GET /plans/*/': () => ({ ...plan, start_on }),
      'GET /lead_sources/': () => ({ results: [{ id: 'z1', name: 'Zillow', retired: false }] }),
    })
    const starts = 'Starts by itself for leads from Zillow or contacts who become Contacted.'
    expect(await screen.findByText(starts)).toBeVisible()
    const ends =
      'Ends early if they reply, you talk for at least 2 minutes, or they become Active Client, Closed, or Lost.'
    expect(screen.getByText(ends)).toBeVisible()
  })

  it('says what a change means for those who are in it before it’s saved', async () => {
    const effect = {
      plan,
      people: 3,
      moved: [{ from: 's2', to: 's3', people: 2 }],
      passed: [],
      ends_for: 0,
      due_now: 2,
      event: 'v1',
    }
    const { requests } = open('&plan=p1', { 'PATCH /plans/*/': () => effect })
    await userEvent.click(await screen.findByRole('button', { name: 'Edit plan' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit New buyer lead' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Actions for step 2' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove step' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save plan' }))
    const question = within(await screen.findByRole('dialog', { name: 'Change this plan?' }))
    expect(question.getByText('2 people wait at a step you removed. Next for them: Email “Checking in”')).toBeVisible()
    expect(
      question.getByText('For 2 people, the wait is over. The next step is due as soon as you save.'),
    ).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Save plan' }))
    await waitFor(() => expect(requests.filter(({ method }) => method === 'PATCH')).toHaveLength(2))
    const [dry, saved] = requests.filter(({ method }) => method === 'PATCH')
    expect([dry?.query.get('dry_run'), saved?.query.get('dry_run')]).toEqual(['true', null])
  })
})

it('a plan is started for a contact, and says who is left out', async () => {
  const consent = { opted_out: true, at: record.created_at, reason: 'link', by: null, bounced: [], usable: '' }
  const more: Answers = {
    'GET /contacts/*/': () => priya,
    'GET /contacts/*/timeline/': () => ({ results: [], next_cursor: null }),
    'GET /contacts/*/relationships/': () => ({ results: [] }),
    'GET /contacts/*/referrals/': () => ({
      amounts: 'all',
      people: 0,
      total: { deals: 0, volume: 0, commission: 0 },
      results: [],
      has_more: false,
    }),
    'GET /contacts/*/email_consent/': () => consent,
    'GET /tasks/': () => page([]),
    'GET /deals/': () => page([]),
    'POST /plan_enrollments/': () => ({
      started: [],
      skipped: [{ id: 'c1', name: 'Priya Whitaker', reason: 'opted out of email' }],
      events: [],
    }),
  }
  renderScreen(<ContactsPage />, {
    path,
    at: `${path}?contact=c1&view=page`,
    answers: { ...answers, ...more },
    user: owner,
  })
  expect(await screen.findByText(/^No emails from plans: they unsubscribed/)).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'Start plan' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Start a plan' }))
  expect(await dialog.findByText('Priya Whitaker opted out of email')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Start plan' })).toHaveAttribute('aria-disabled', 'true')
})

it('shows a step of a plan as done once it ran, without a reload', async () => {
  const due = { ...waiting, step: plan.steps[0]?.id ?? '', next_at: new Date().toISOString() }
  let asked = 0
  let tasks = 0
  renderScreen(<ContactsPage />, {
    path,
    at: `${path}?contact=c1&view=page`,
    answers: {
      ...answers,
      'GET /contacts/*/': () => priya,
      'GET /contacts/*/timeline/': () => ({ results: [], next_cursor: null }),
      'GET /plan_enrollments/': () => ({ ...page([]), results: [asked++ === 0 ? due : waiting] }),
      'GET /tasks/': () => {
        tasks += 1
        return page([])
      },
    },
    user: owner,
  })
  await waitFor(() => expect(tasks).toBe(1))
  await waitFor(() => expect(tasks).toBe(2), { timeout: 4000 })
  expect(asked).toBeGreaterThan(1)
})

it('says of everyone in a plan that all plans are paused, and what would come next', async () => {
  renderScreen(<ContactsPage />, {
    path,
    at: `${path}?view=plans&plan=p1`,
    answers: { ...answers, 'GET /plan_settings/': () => ({ ...settings, paused_at: record.created_at }) },
    user: owner,
  })
  expect(await screen.findByText('All plans are paused. Next: Email “Checking in”')).toBeVisible()
})
