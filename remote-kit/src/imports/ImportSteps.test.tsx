// @vitest-environment happy-dom
import '../testing/setup.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { CheckedRow, Import, ImportUpdate } from 'openapi'
import { type Answers, renderScreen } from 'remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { ImportSteps } from './ImportSteps.tsx'

const halfSent: Import = {
  id: 'spring',
  created_at: '2026-11-20T09:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
  created_by: 'maria',
  version: 1,
  entity: 'deal',
  workspace: 'w1',
  file_name: 'spring.csv',
  columns: ['Address', 'Side'],
  samples: [['1 Elm Street', 'Buyer']],
  mapping: { street: 0, representation: 1 },
  representation: null,
  status: null,
  on_duplicate: 'skip',
  make_labels: false,
  missing_labels: [],
  lead_source: null,
  state: 'draft',
  rows: 3_000,
  good: 0,
  bad: 0,
  duplicates: 0,
  plan: { create: 0, update: 0, skip: 0 },
  problems: [],
  warned: 0,
  warnings: [],
  done: 0,
  imported: 0,
  updated: 0,
  skipped: 0,
  removed: 0,
  kept: [],
  reason: '',
  finished_at: null,
}

const DEALS = { entity: 'deal' as const, workspace: 'w1', addressOf: (id: string) => `/agent/deal/${id}` }

it('does not continue with a file that was not sent completely, because only a part would be imported', async () => {
  let isAgain = false
  renderScreen(<ImportSteps of={DEALS} id="spring" onAgain={() => (isAgain = true)} onClose={() => {}} />, {
    path: '/agent/workspaces',
    answers: { 'GET /imports/*/': () => halfSent },
  })
  expect(await screen.findByText('Only 3,000 rows of spring.csv arrived. Choose the file again')).toBeInTheDocument()
  expect(screen.queryByLabelText('Address is')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Import another file' }))
  expect(isAgain).toBe(true)
})

describe('checking contacts', () => {
  const CONTACTS = { entity: 'contact' as const, addressOf: (id: string) => `/agent/contacts?contact=${id}` }
  const checked: Import = {
    ...halfSent,
    id: 'phone',
    entity: 'contact',
    workspace: null,
    file_name: 'phone.csv',
    columns: ['Name', 'Home phone', 'Cell', 'Tags'],
    samples: [['Ann Lee', '860-555-0142', '860-555-0143', 'Investor']],
    mapping: { name: 0, phones: [1, 2], labels: 3 },
    state: 'ready',
    rows: 500,
    good: 499,
    bad: 1,
    duplicates: 40,
    plan: { create: 459, update: 0, skip: 40 },
    missing_labels: ['Investor'],
    problems: [{ row: 9, field: 'labels', column: 'Tags', value: 'Investor', reason: 'isn’t one of your labels' }],
  }
  const twin: CheckedRow = {
    row: 7,
    name: 'Priya Whitaker',
    state: 'duplicate',
    match: { contact: 'c1', row: null, name: 'P. Whitaker', score: 95, reasons: ['name', 'email'] },
    choice: null,
    problems: [],
  }
  const inFile: CheckedRow = { ...twin, row: 12, match: { ...twin.match!, contact: null, row: 4 } }

  /** `after`: what the next change leads to. */
  const open = (
    one: Import = checked,
    user: unknown = { role: 'owner' },
    after: Partial<Import> = {},
    change?: Answers[string],
  ) => {
    let now = one
    const shown = renderScreen(<ImportSteps of={CONTACTS} id="phone" onAgain={() => {}} onClose={() => {}} />, {
      path: '/agent/contacts',
      user: user as never,
      answers: {
        'GET /custom_fields/': () => ({ count: 1, results: [{ key: 'budget', name: 'Budget', kind: 'money' }] }),
        'GET /imports/*/': () => now,
        'GET /imports/*/rows/': () => ({ count: 40, results: [twin, inFile] }),
        'PATCH /imports/*/': ({ body }) => {
          const { on_duplicate, choices: _choices, ...change } = body as ImportUpdate
          const plan = on_duplicate === 'update' ? { create: 459, update: 40, skip: 0 } : now.plan
          now = { ...now, ...change, ...(on_duplicate && { on_duplicate }), plan, ...after, version: now.version + 1 }
          return now
        },
        ...(change && { 'PATCH /imports/*/': change }),
        'POST /imports/*/start/': () => ({ ...now, state: 'running' }),
      },
    })
    const sent = () => shown.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
    return { ...shown, sent }
  }

  it('says who rows are like and why, and imports the new ones with one click', async () => {
    const { requests } = open()
    expect(await screen.findByText('Like P. Whitaker · Matching name · Same email')).toBeVisible()
    expect(screen.getByText('Like P. Whitaker in row 4 · Matching name · Same email')).toBeVisible()
    expect(screen.getByText('“Investor” isn’t one of your labels')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Import 459 contacts' }))
    expect(requests.some(({ path }) => path === '/imports/phone/start/')).toBe(true)
  })

  it('takes one choice for all duplicates, and others for single ones', async () => {
    const { sent } = open()
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'What to do with possible duplicates' }),
      'Fill in what’s missing',
    )
    expect(await screen.findByRole('button', { name: 'Import 459 contacts, fill in 40' })).toBeVisible()
    const single = screen.getByRole('combobox', { name: 'What to do with Priya Whitaker in row 7' })
    await userEvent.selectOptions(single, 'Add anyway')
    await waitFor(() => expect(sent()).toEqual([{ on_duplicate: 'update' }, { choices: { 7: 'create' } }]))
  })

  it('keeps the focus while a choice is saved, and saves the next one after it', async () => {
    const all = () => screen.getByRole('combobox', { name: 'What to do with possible duplicates' })
    let release = () => {}
    const gate = new Promise<void>((resolve) => (release = resolve))
    const sent: unknown[] = []
    open(checked, { role: 'owner' }, {}, async ({ body }) => {
      sent.push(body)
      await gate
      return { ...checked, ...(body as Partial<Import>) }
    })
    await screen.findByText('Like P. Whitaker · Matching name · Same email')
    all().focus()
    await userEvent.selectOptions(all(), 'Fill in what’s missing')
    await userEvent.selectOptions(all(), 'Add anyway')
    expect([document.activeElement, (all() as HTMLSelectElement).value]).toEqual([all(), 'create'])
    expect(sent).toEqual([{ on_duplicate: 'update' }])
    release()
    await waitFor(() => expect(sent).toEqual([{ on_duplicate: 'update' }, { on_duplicate: 'create' }]))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Import 459/ })).not.toHaveAttribute('aria-disabled'),
    )
    expect(all()).toHaveValue('create')
  })

  it('reads a field of several values from several columns, and others from one', async () => {
    const { sent } = open()
    const cell = await screen.findByRole('combobox', { name: 'Cell goes to' })
    expect(cell).toHaveValue('phones')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tags goes to' }), 'Phone')
    await waitFor(() => expect(sent()).toEqual([{ mapping: { name: 0, phones: [1, 2, 3] } }]))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Cell goes to' }), 'Full name')
    await waitFor(() => expect(sent()[1]).toEqual({ mapping: { name: 2, phones: [1, 3] } }))
    const own = within(screen.getByRole('combobox', { name: 'Cell goes to' })).getByRole('option', { name: 'Budget' })
    expect(own).toHaveValue('custom_fields.budget')
  })

  it('offers owners and admins to add missing labels, and no one else', async () => {
    const { sent } = open()
    await userEvent.click(await screen.findByRole('switch', { name: 'Add 1 new label: Investor' }))
    await waitFor(() => expect(sent()).toEqual([{ make_labels: true }]))
  })

  it('drops the problems of a cell with two, once they are solved', async () => {
    const label = { row: 9, field: 'labels', column: 'Tags', reason: 'isn’t one of your labels' }
    const date = { row: 12, field: 'birthday', column: 'Born', value: '13/45/1980', reason: 'isn’t a real date' }
    const two = [
      { ...label, value: 'VIP' },
      { ...label, value: 'Past client' },
    ]
    open({ ...checked, bad: 2, problems: [...two, date] }, undefined, { bad: 1, problems: [date] })
    await userEvent.click(await screen.findByRole('switch'))
    await waitFor(() => expect(screen.queryByText('“Past client” isn’t one of your labels')).toBeNull())
    expect(screen.getByText('“13/45/1980” isn’t a real date')).toBeVisible()
    expect(screen.queryByText('“VIP” isn’t one of your labels')).toBeNull()
  })

  it('names the cells that are left out, before and after the import', async () => {
    const warning = { row: 12, field: 'birthday', column: 'Born', value: '13/45/1980', reason: 'isn’t a real date' }
    open({ ...checked, bad: 0, problems: [], warned: 1, warnings: [warning] })
    expect(await screen.findByRole('table', { name: 'Cells left out, by row' })).toHaveTextContent(
      '12Born“13/45/1980” isn’t a real date',
    )
    expect(screen.getByText('with cells left out').parentElement).toHaveTextContent('1')
    expect(screen.getByRole('link', { name: 'Download 1 row with cells left out' })).toHaveAttribute(
      'href',
      '/api/v1/imports/phone/rejected/?of=cells',
    )
    expect(screen.queryByRole('table', { name: 'Problems by row' })).toBeNull()
  })

  it('asks for the status of people without one, unless they are leads', async () => {
    const { sent } = open()
    const status = await screen.findByRole('combobox', { name: 'Status of new contacts' })
    expect(status).toHaveDisplayValue('New Lead')
    expect(screen.getByText('New leads show up on the Leads page as waiting for your call.')).toBeVisible()
    await userEvent.selectOptions(status, 'Closed')
    await waitFor(() => expect(sent()).toEqual([{ status: 5 }]))
    expect(screen.queryByText('New leads show up on the Leads page as waiting for your call.')).toBeNull()
  })

  it('counts the rows before their columns, so that no one imports without having seen the problems', async () => {
    open()
    const counts = await screen.findByText('with problems')
    expect(counts.compareDocumentPosition(screen.getByRole('combobox', { name: 'Tags goes to' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  })

  it('tells rows that had nothing to fill in from those that were skipped', async () => {
    const plan = { create: 459, update: 30, skip: 10 }
    open({ ...checked, state: 'done', plan, imported: 459, updated: 12, skipped: 28 })
    const tile = (words: string) => screen.getByText(words).parentElement
    expect(await screen.findByText('with nothing new')).toBeVisible()
    expect(tile('with nothing new')).toHaveTextContent('18')
    expect(tile('skipped')).toHaveTextContent('10')
    expect(tile('filled in')).toHaveTextContent('12')
  })

  it('doesn’t offer new labels to agents', async () => {
    open(checked, { role: 'agent' })
    await screen.findByRole('button', { name: 'Import 459 contacts' })
    expect(screen.queryByRole('switch')).not.toBeInTheDocument()
  })

  it('names what stayed after an undo, with the fields', async () => {
    open({
      ...checked,
      state: 'undone',
      removed: 458,
      kept: [
        { id: 'c1', name: 'Ann Lee', fields: [] },
        { id: 'c2', name: 'Bo Li', fields: ['Notes', 'City'] },
      ],
    })
    expect(await screen.findByText('458 contacts from phone.csv removed')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Bo Li' })).toHaveAttribute('href', '/agent/contacts?contact=c2')
    expect(screen.getByText('Kept: Notes, City')).toBeVisible()
  })
})
