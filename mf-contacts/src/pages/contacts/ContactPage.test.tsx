import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ContactReferrals, ContactRelationship, Timeline, TimelineEntry } from 'openapi'
import { forgetDrafts, keepDraft } from 'remote-kit/notes/drafts'
import { type Answers, problem, renderScreen } from 'remote-kit/testing'
import { ContactStatus } from 'openapi/codes'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ContactsPage } from './ContactsPage.tsx'
import { agent, page, priya, team } from '#test/sample-contacts.ts'

const path = '/agent/contacts'
const by = { id: 'u1', name: 'Maya Ellison' }
const call: TimelineEntry = {
  type: 'activity',
  id: 'a1',
  at: '2026-11-20T16:00:00.000Z',
  by,
  kind: 'call',
  direction: 'outgoing',
  outcome: 'connected',
  minutes: 12,
  body: [{ type: 'paragraph', content: [{ type: 'text', text: 'Wants a yard' }] }],
  text: 'Wants a yard',
  deal: null,
  edited_at: null,
  version: 0,
}
const change: TimelineEntry = {
  type: 'change',
  id: 'e1',
  at: '2026-11-18T16:00:00.000Z',
  by,
  op: 'update',
  changes: [{ field: 'status', from: 1, to: 2, from_name: null, to_name: null, days_before: 4 }],
}
const created: TimelineEntry = { ...change, id: 'e0', op: 'create', changes: [] }
const timeline = (results: TimelineEntry[], next_cursor: string | null = null): Timeline => ({ results, next_cursor })

const task = { id: 't1', title: 'Call Priya', kind: 'call', due_date: null, assignee: null, deal: null, deal_name: '' }
const elena = { id: 'c2', name: 'Elena Marsh' }
const referrer: ContactRelationship = { id: 'r1', version: 0, kind: 'referred_by', contact: elena }
const nothing = { deals: 0, volume: 0, commission: 0 }
const none: ContactReferrals = { amounts: 'all', people: 0, total: nothing, results: [], has_more: false }
const answers: Answers = {
  'GET /contacts/': () => page([priya]),
  'GET /contacts/*/': () => priya,
  'GET /contacts/*/timeline/': () => timeline([call, change]),
  'GET /contacts/*/relationships/': () => ({ results: [referrer] }),
  'GET /contacts/*/referrals/': () => none,
  'GET /tasks/': () => ({ ...page([]), results: [task] }),
  'GET /plan_enrollments/': () => page([]),
  'GET /contacts/*/email_consent/': () => ({
    opted_out: false,
    at: null,
    reason: null,
    by: null,
    bounced: [],
    usable: 'priya@example.com',
  }),
  'GET /labels/': () => page([]),
  'GET /teams/': () => ({ ...page([]), results: [team] }),
  'GET /deals/': () => page([]),
  'POST /activities/': () => ({ kind: 'call', id: 'a2', events: ['v1', 'v2'] }),
  'POST /events/undo/': () => ({ events: ['v3'] }),
}
const open = (more: Answers = {}, at = `${path}?contact=c1&view=page`, user = agent) =>
  renderScreen(<ContactsPage />, { path, at, answers: { ...answers, ...more }, user })

describe('the page of a contact', () => {
  it('leads to a deal for them', async () => {
    open()
    expect(await screen.findByRole('link', { name: 'Start a deal' })).toHaveAttribute(
      'href',
      '/agent/workspaces?create=deal&client=c1',
    )
  })

  it('leads to the plans if there is none to start', async () => {
    open({ 'GET /plans/': () => page([]) })
    await userEvent.click(await screen.findByRole('button', { name: 'Start plan' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Start a plan' }))
    expect(await dialog.findByRole('link', { name: 'Create a plan' })).toHaveAttribute(
      'href',
      '/agent/contacts?view=plans',
    )
  })

  it('shows who they are and what happened, by day', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Priya Whitaker' })).toBeVisible()
    expect(await screen.findByText('called · Connected · 12 min')).toBeVisible()
    expect(screen.getByText('Wants a yard')).toBeVisible()
    expect(screen.getByText('changed the status from New Lead to Contacted after 4 days')).toBeVisible()
    expect(screen.getByRole('heading', { level: 3, name: /November 20/ })).toBeVisible()
  })

  it('names who was merged into them, and undoes the merge while that is possible', async () => {
    let merge = { name: 'Priya W', can_undo: true }
    const { requests, toasts } = open({
      'GET /contacts/*/timeline/': () => timeline([{ ...created, id: 'e5', op: 'merge', merge }, created]),
      'POST /events/*/undo/': () => {
        merge = { ...merge, can_undo: false }
        return { event: 'e9', summary: 'separated them', kept: [] }
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Undo: merged Priya W into this contact' }))
    await waitFor(() => expect(toasts).toMatchObject([{ message: 'Merge undone' }]))
    expect(requests.some(({ path }) => path === '/events/e5/undo/')).toBe(true)
    expect(screen.getByText('merged Priya W into this contact')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull())
  })

  it('filters by kind in the URL, and says if nothing matches', async () => {
    const { requests, router } = open({
      'GET /contacts/*/timeline/': ({ query }) => timeline(query.get('kind') ? [] : [call]),
    })
    await screen.findByText('Wants a yard')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Meetings and showings')
    await waitFor(() => expect(requests.some(({ query }) => query.get('kind') === 'meeting,showing')).toBe(true))
    expect(router.state.location.search).toContain('show=meetings')
    expect(await screen.findByText(/No entries match/)).toBeVisible()
  })

  it('teaches where nothing has happened yet, and loads more where much has', async () => {
    const { requests } = open({
      'GET /contacts/*/timeline/': ({ query }) =>
        query.get('cursor') ? timeline([call]) : timeline([created], 'next'),
    })
    const added = await screen.findByText('added the contact')
    const hint = screen.getByText(/^Every call, text, email/)
    expect(added.compareDocumentPosition(hint)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('Wants a yard')).toBeVisible()
    expect(requests.some(({ query }) => query.get('cursor') === 'next')).toBe(true)
  })

  it('asks how a call went before it logs what was written about it', async () => {
    const body = [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Wants a yard' }] }]
    keepDraft(agent.id, 'contact c1 call', body)
    onTestFinished(forgetDrafts)
    const { requests } = open()
    const editor = await screen.findByRole('textbox', { name: 'What came up on the call?' })
    fireEvent.keyDown(editor, { key: 'Enter', ctrlKey: true })
    expect(await screen.findByText('Choose how the call went.')).toBeVisible()
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
  })

  it('logs a call for a task to call them', async () => {
    const { requests } = open()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Complete Call Priya' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Log a call with Priya Whitaker' }))
    fireEvent.keyDown(dialog.getByRole('radio', { name: 'Connected' }), { key: '2' })
    await userEvent.click(dialog.getByRole('button', { name: 'Log call' }))
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
        contact: 'c1',
        kind: 'call',
        outcome: 'left_voicemail',
        task: 't1',
      }),
    )
  })
})

describe('what someone wrote in the timeline', () => {
  const note: TimelineEntry = {
    type: 'note',
    id: 'n1',
    at: '2026-11-19T16:00:00.000Z',
    by,
    body: [{ type: 'paragraph', content: [{ type: 'text', text: 'Has a dog' }] }],
    text: 'Has a dog',
    pinned: false,
    edited_at: null,
    version: 4,
  }
  /** Chooses from the actions of an entry. */
  const choose = async (entry: string, action: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Actions for ${entry}` }))
    await userEvent.click(await screen.findByRole('menuitem', { name: action }))
  }
  const patches = (requests: readonly { method: string; body: unknown }[]) =>
    requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  const undone = (requests: readonly { path: string; body: unknown }[]) =>
    requests.filter(({ path }) => path === '/events/undo/').map(({ body }) => body)

  it('is corrected in place: how a call went and how long it took, with Undo', async () => {
    const { requests, toasts } = open({
      'PATCH /activities/*/': ({ body }) => Object.assign({ ...call, version: 1, events: ['e1', 'e2'] }, body),
    })
    await choose('called · Connected · 12 min', 'Edit')
    const entry = within(screen.getByRole('group', { name: 'Edit call' }))
    await userEvent.selectOptions(entry.getByRole('combobox', { name: 'Outcome' }), 'Left voicemail')
    await userEvent.clear(entry.getByRole('spinbutton', { name: 'Minutes' }))
    await userEvent.click(await entry.findByRole('button', { name: 'Save' }))
    await waitFor(() => expect(toasts).toMatchObject([{ message: 'Call changed' }]))
    expect(screen.queryByRole('group', { name: 'Edit call' })).toBeNull()
    const changes = { direction: 'outgoing', outcome: 'left_voicemail', minutes: null, body: call.body }
    expect(patches(requests)).toEqual([changes])
    expect(requests.find(({ method }) => method === 'PATCH')?.headers.get('If-Match')).toBe('"0"')
    toasts[0]?.action?.run()
    await waitFor(() => expect(undone(requests)).toEqual([{ events: ['e1', 'e2'] }]))
  })

  it('is edited as a note, with Undo', async () => {
    const { requests, toasts } = open({
      'GET /contacts/*/timeline/': () => timeline([note]),
      'PATCH /notes/*/': () => ({ ...note, version: 5, events: ['e3'] }),
    })
    await choose('wrote a note', 'Edit')
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await waitFor(() => expect(toasts).toMatchObject([{ message: 'Note changed' }]))
    toasts[0]?.action?.run()
    // Writing the old words again would be one more edit, and say so.
    await waitFor(() => expect(undone(requests)).toEqual([{ events: ['e3'] }]))
    expect(patches(requests)).toEqual([{ body: note.body }])
  })

  it('has nothing to undo if it was saved as it was', async () => {
    const { toasts } = open({
      'GET /contacts/*/timeline/': () => timeline([note]),
      'PATCH /notes/*/': () => ({ ...note, events: [] }),
    })
    await choose('wrote a note', 'Edit')
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await waitFor(() => expect(toasts).toMatchObject([{ message: 'Note changed' }]))
    expect(toasts[0]?.action).toBeUndefined()
  })

  it('says that someone else has changed it, shows what they wrote, and can then be saved', async () => {
    let stored = note
    const { requests } = open({
      'GET /contacts/*/timeline/': () => timeline([stored]),
      'PATCH /notes/*/': ({ headers }) =>
        headers.get('If-Match') === '"5"'
          ? { ...stored, events: [] }
          : problem(412, 'Someone else changed this while you were editing'),
    })
    await choose('wrote a note', 'Edit')
    stored = { ...note, version: 5 }
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Someone else changed this while you were editing')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
    expect(patches(requests)).toHaveLength(2)
  })

  it('says what a file may be before it is sent', async () => {
    const { requests, toasts } = open({ 'POST /contacts/*/files/': () => problem(413, 'The request is too large') })
    await screen.findByRole('button', { name: 'Add file' })
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!
    const video = new File(['x'], 'Walkthrough.mov')
    Object.defineProperty(video, 'size', { value: 26 * 1024 * 1024 })
    await userEvent.upload(input, video)
    expect(toasts).toMatchObject([
      { type: 'error', message: 'Couldn’t add Walkthrough.mov', details: ['The file is larger than 25 MB'] },
    ])
    expect(requests.some(({ method }) => method === 'POST')).toBe(false)
  })

  it('is left alone by others: a note by its author’s colleagues, a file by assistants', async () => {
    const theirs = { id: 'u9', name: 'Theo Lindqvist' }
    const file: TimelineEntry = {
      type: 'file',
      id: 'f1',
      at: note.at,
      by: theirs,
      name: 'Offer.pdf',
      file_type: 'pdf',
      size: 1,
      preview: 'pdf',
    }
    open({ 'GET /contacts/*/timeline/': () => timeline([{ ...note, by: theirs }, file]) }, undefined, {
      ...agent,
      role: 'assistant',
    })
    expect(await screen.findByText('Has a dog')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Actions for (wrote a note|Offer)/ })).toBeNull()
  })
})

type Dialog = ReturnType<typeof within>

describe('logging a call', () => {
  it('asks for the outcome, takes a note and a follow-up, and offers Undo', async () => {
    const { requests } = open()
    const [button] = await screen.findAllByRole('button', { name: 'Log call' })
    await userEvent.click(button!)
    const dialog = within(await screen.findByRole('dialog', { name: 'Log a call with Priya Whitaker' }))
    await userEvent.type(dialog.getByLabelText('Notes'), 'Back on Monday{Enter}')
    expect(await dialog.findByRole('alert')).toHaveTextContent('Choose how the call went.')
    await userEvent.click(dialog.getByRole('radio', { name: 'No answer' }))
    await userEvent.click(dialog.getByRole('radio', { name: /^(Tomorrow|Next business day)/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Log call' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const sent = requests.filter(({ method }) => method === 'POST')
    expect(sent[0]?.body).toMatchObject({
      outcome: 'no_answer',
      body: [{ type: 'paragraph', content: [{ type: 'text', text: 'Back on Monday' }] }],
      next_follow_up: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
  })
})

describe('a first conversation with a new lead', () => {
  const logged = async (outcome: string, answersOf: Answers = {}, change?: (dialog: Dialog) => Promise<void>) => {
    const { requests } = open(answersOf)
    const [button] = await screen.findAllByRole('button', { name: 'Log call' })
    await userEvent.click(button!)
    const dialog = within(await screen.findByRole('dialog', { name: 'Log a call with Priya Whitaker' }))
    await userEvent.click(dialog.getByRole('radio', { name: outcome }))
    await change?.(dialog)
    await userEvent.click(dialog.getByRole('button', { name: 'Log call' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    return requests.find(({ method }) => method === 'POST')?.body
  }
  const box = { name: 'Change status from New Lead to Contacted' }

  it('makes them Contacted in the same step', async () =>
    expect(await logged('Connected')).toMatchObject({ outcome: 'connected', status: ContactStatus.Contacted }))

  it('leaves them New Lead if no one answered', async () =>
    expect(await logged('No answer')).not.toHaveProperty('status'))

  it('leaves them New Lead if the agent says so', async () => {
    const uncheck = async (dialog: Dialog) => userEvent.click(dialog.getByRole('checkbox', box))
    expect(await logged('Connected', {}, uncheck)).not.toHaveProperty('status')
  })

  it('makes them Contacted where it is logged on their page', async () => {
    const { requests } = open()
    await userEvent.click(await screen.findByRole('tab', { name: 'Meeting' }))
    expect(await screen.findByRole('checkbox', box)).toBeChecked()
    await userEvent.click(screen.getByRole('tab', { name: 'Call' }))
    expect(await screen.findByRole('checkbox', box)).not.toBeChecked()
    await userEvent.selectOptions(screen.getByLabelText('Outcome'), 'Connected')
    const [, save] = screen.getAllByRole('button', { name: 'Log call' })
    await userEvent.click(save!)
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
        kind: 'call',
        status: ContactStatus.Contacted,
      }),
    )
  })

  it('changes nothing about who is further along', async () => {
    const further = { 'GET /contacts/*/': () => ({ ...priya, status: ContactStatus.Qualified }) }
    const absent = async (dialog: Dialog) => expect(dialog.queryByRole('checkbox', box)).toBeNull()
    expect(await logged('Connected', further, absent)).not.toHaveProperty('status')
  })
})

it('a call logged before a long weekend suggests the next business day, once', async () => {
  vi.setSystemTime('2026-11-26T18:00:00Z')
  onTestFinished(() => void vi.useRealTimers())
  open({
    'GET /account/*/calendar/': () => ({
      business_days: [1, 2, 3, 4, 5],
      holidays: [{ date: '2026-11-26' }, { date: '2026-11-27' }],
    }),
  })
  const [button] = await screen.findAllByRole('button', { name: 'Log call' })
  await userEvent.click(button!)
  const dialog = within(await screen.findByRole('dialog', { name: 'Log a call with Priya Whitaker' }))
  expect(await dialog.findByRole('radio', { name: 'Next business day, Mon, Nov 30' })).toBeInTheDocument()
  expect(dialog.queryByRole('radio', { name: /^(Tomorrow|In 3 days)/ })).toBeNull()
  expect(dialog.getAllByRole('radio', { name: /Mon, Nov 30/ })).toHaveLength(1)
})

describe('who a contact is related to', () => {
  it('is read from their side, leads to the other page, and is added with a sentence that says both', async () => {
    const { requests } = open({
      'GET /contacts/': () => page([priya, { ...priya, id: 'c2', first_name: 'Elena', last_name: 'Marsh' }]),
      'POST /relationships/': () => ({ id: 'r2' }),
    })
    const link = await screen.findByRole('link', { name: 'Elena Marsh' })
    expect(link).toHaveAttribute('href', expect.stringContaining('contact=c2&view=page'))
    expect(screen.getByText('Referred by')).toBeVisible()

    await userEvent.click(screen.getByRole('button', { name: 'Add relationship' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add relationship' }))
    await userEvent.selectOptions(dialog.getByLabelText('Relationship'), 'Attorney for')
    await userEvent.click(dialog.getByRole('button', { name: 'Add relationship' }))
    expect(dialog.getByText('Choose a contact.')).toBeVisible()
    await userEvent.type(dialog.getByRole('combobox', { name: /Contact/ }), 'El')
    await userEvent.click(await screen.findByRole('option', { name: 'Elena Marsh' }))
    expect(dialog.getByText('Priya Whitaker is Elena Marsh’s attorney.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Add relationship' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      contact: 'c1',
      other: 'c2',
      kind: 'attorney_for',
    })
  })

  it('is changed from their side, and removed with Undo', async () => {
    const { requests } = open({
      'PATCH /relationships/*/': () => ({ id: 'r1' }),
      'DELETE /relationships/*/': () => undefined,
      'POST /relationships/*/restore/': () => ({ id: 'r1' }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Elena Marsh' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Change relationship' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change relationship with Elena Marsh' }))
    await userEvent.selectOptions(dialog.getByLabelText('Relationship'), 'Household')
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ contact: 'c1', kind: 'household' })
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Elena Marsh' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Remove' }))
    await waitFor(() => expect(requests.some(({ method }) => method === 'DELETE')).toBe(true))
  })

  it('shows whom they referred and what it brought, only as far as the viewer may see amounts', async () => {
    const frank = { contact: { id: 'c3', name: 'Frank Delgado' }, referred_by: 'c1', depth: 1 }
    const sums = { deals: 2, volume: 85_000_000, commission: 2_550_000 }
    const tree = { ...none, people: 1, total: sums, results: [{ ...frank, ...sums }] }
    const { unmount } = open({ 'GET /contacts/*/referrals/': () => tree })
    const panel = async () => within(await screen.findByRole('region', { name: 'Referrals' }))
    expect((await panel()).getByRole('link', { name: 'Frank Delgado' })).toBeVisible()
    expect((await panel()).getByText(/1 person/).parentElement).toHaveTextContent(
      '1 person · 2 closed deals · $850k volume · $25.5k commission',
    )
    unmount()
    const hidden = { deals: 2, volume: null, commission: null }
    const counts = { ...tree, amounts: 'none' as const, total: hidden, results: [{ ...frank, ...hidden }] }
    open({ 'GET /contacts/*/referrals/': () => counts })
    expect((await panel()).getByRole('listitem')).toHaveTextContent('Frank Delgado2 closed deals')
  })

  it('says so when the referrals can’t be loaded, and loads them by Retry', async () => {
    const frank = { contact: { id: 'c3', name: 'Frank Delgado' }, referred_by: 'c1', depth: 1, ...nothing }
    let isDown = true
    open({
      'GET /contacts/*/referrals/': () =>
        isDown ? problem(500, 'Something broke') : { ...none, people: 1, results: [frank] },
    })
    const panel = within(await screen.findByRole('region', { name: 'Referrals' }))
    expect(panel.getByText('Couldn’t load the referrals')).toBeVisible()
    isDown = false
    await userEvent.click(panel.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('link', { name: 'Frank Delgado' })).toBeVisible()
  })
})
