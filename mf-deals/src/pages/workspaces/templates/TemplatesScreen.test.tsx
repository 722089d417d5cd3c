import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Template, User } from 'openapi'
import { type Answers, problem, renderScreen } from 'remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { dealCard, fullDeal, owner, page, workspace } from '#test/sample-deals.ts'
import { task } from '#test/sample-tasks.ts'
import { template, templateTask } from '#test/sample-templates.ts'
import { TemplatesScreen } from './TemplatesScreen.tsx'

const buyer: Template = template('buyer', 'Buyer, resale', {
  switches: [{ key: 'cash', name: 'Cash purchase' }],
  milestones: [
    {
      key: 'offer',
      name: 'Offer',
      due_rule: null,
      client_visible: true,
      client_text: '',
      left_out_by: [],
      only_with: [],
      tasks: [
        templateTask('earnest', 'Earnest money', {
          due_rule: {
            anchor: 'acceptance',
            item: null,
            offset: 3,
            unit: 'business',
            roll: 'none',
            skip_holidays: true,
          },
        }),
        templateTask('loan', 'Loan application', { left_out_by: ['cash'] }),
      ],
    },
  ],
})

function open(at: string, answers: Answers = {}, viewer: User = owner) {
  const rendered = renderScreen(<TemplatesScreen />, {
    path: '/agent/workspaces',
    at: `/agent/workspaces?templates=${at}`,
    user: viewer,
    answers: {
      'GET /templates/': () => page([buyer]),
      'GET /templates/*/': () => buyer,
      'GET /workspaces/': () => page([workspace('spring', 'Spring closings', { default_template: 'buyer' })]),
      ...answers,
    },
  })
  return { ...rendered, user: userEvent.setup() }
}

describe('the list of templates', () => {
  it('shows what each one contains and where new deals use it', async () => {
    open('')
    const row = (await screen.findByRole('button', { name: 'Buyer, resale' })).closest('li')
    expect(row).toHaveTextContent('Buyer1 milestone · 2 tasks · Options: Cash purchase')
    expect(await screen.findByText('New deals in Spring closings')).toBeVisible()
  })

  it('imports a file and says what is wrong with an invalid one', async () => {
    const { user, router } = open('', {
      'POST /templates/import/': ({ body }) =>
        Object.hasOwn(Object(body), 'format')
          ? Response.json(template('new', 'Imported'), { status: 201 })
          : problem(400, 'The request isn’t valid', [{ field: 'format', reason: 'is required' }]),
    })
    const file = await screen.findByLabelText('Template file')
    await user.upload(file, new File(['{"name":'], 'a.json', { type: 'application/json' }))
    expect(await screen.findByText('The file isn’t JSON')).toBeVisible()
    await user.upload(file, new File(['{}'], 'a.json', { type: 'application/json' }))
    expect(await screen.findByText('Format is required')).toBeVisible()
    await user.upload(file, new File(['{"format":"protracker/template"}'], 'a.json', { type: 'application/json' }))
    await waitFor(() => expect(router.state.location.search).toBe('?templates=new'))
  })

  it('is read-only for agents', async () => {
    open('', {}, { ...owner, role: 'agent' })
    await screen.findByRole('button', { name: 'Buyer, resale' })
    expect(screen.queryByRole('button', { name: 'New template' })).toBeNull()
  })
})

describe('the template editor', () => {
  it('labels due rules and saves changes at the version that was read', async () => {
    const { user, requests, toasts } = open('buyer', { 'PATCH /templates/*/': () => buyer })
    expect(await screen.findByText('3 business days after the acceptance')).toBeVisible()
    expect(screen.getByText('Unless “Cash purchase”')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Save template' })).toHaveAttribute('aria-disabled', 'true')

    await user.click(screen.getByRole('button', { name: 'Loan application' }))
    const panel = within(await screen.findByRole('dialog'))
    await user.selectOptions(await panel.findByLabelText('Counted from'), 'Earnest money')
    await user.clear(await panel.findByLabelText('Number of days'))
    await user.type(panel.getByLabelText('Number of days'), '2')
    await user.selectOptions(panel.getByLabelText('Before or after'), 'before')
    expect(panel.getByText('2 days before “Earnest money”')).toBeVisible()
    await user.selectOptions(panel.getByLabelText('Included'), 'Only if “Cash purchase”')
    await user.click(panel.getByRole('button', { name: 'Done' }))
    await user.click(screen.getByRole('button', { name: 'Save template', hidden: true }))

    await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['Buyer, resale saved']))
    const sent = requests.find(({ method }) => method === 'PATCH')
    expect(sent?.headers.get('If-Match')).toBe('"1"')
    expect(sent?.body).toMatchObject({
      milestones: [
        {
          tasks: [
            {},
            { due_rule: { anchor: 'task', item: 'earnest', offset: -2 }, left_out_by: [], only_with: ['cash'] },
          ],
        },
      ],
    })
  })

  it('shows the path of a dependency cycle', async () => {
    const reason = 'creates a loop: “A” → “B” → “A”'
    const { user } = open('buyer', {
      'PATCH /templates/*/': () =>
        problem(422, 'These would wait for each other in a loop', [{ field: 'milestones.0.tasks.0.due_rule', reason }]),
    })
    await user.type(await screen.findByLabelText(/^Name/), '!')
    await user.click(screen.getByRole('button', { name: 'Save template' }))
    expect(await screen.findByText(`Milestone 1: Task 1: Due rule ${reason}`)).toBeVisible()
  })
})

describe('a template from a deal', () => {
  const deal = fullDeal(dealCard({ id: 'd1', name: '402 Maple Street' }))
  const { id: agent } = owner
  const milestone = {
    id: 'm1',
    name: 'Inspection',
    due_rule: null,
    client_visible: true,
    client_text: 'We look at everything.',
  }
  const rule = {
    anchor: 'acceptance' as const,
    item: null,
    offset: 3,
    unit: 'business' as const,
    roll: 'none' as const,
    skip_holidays: true,
  }
  const tasks = [
    task('t1', 'Book the inspector', { milestone: 'm1', due_rule: rule, assignee: agent }),
    task('t2', 'Ask for repairs', {
      milestone: 'm1',
      due_rule: { ...rule, anchor: 'task', item: 't1' },
      depends_on: ['t1', 'gone'],
      due_date: '2026-12-01',
    }),
    task('t3', 'Order the sign', { milestone: null, due_rule: { ...rule, anchor: 'task', item: 'gone' } }),
  ]
  const answers: Answers = {
    'GET /deals/*/': () => ({ ...deal, agents: [{ user: agent, role: 'co', share_bp: 0 }] }),
    'GET /milestones/': () => ({ ...page([]), results: [milestone] }),
    'GET /tasks/': () => page(tasks),
    'POST /templates/': () => buyer,
  }

  it('has its milestones and tasks with what they count from, and says if the name is missing', async () => {
    const { user, requests } = open('new&from=d1', answers)
    await user.click(await screen.findByRole('button', { name: 'Save template' }))
    const name = screen.getByLabelText(/^Name/)
    expect(name).toHaveAccessibleDescription('Enter a name')
    expect(name).toHaveFocus()
    expect(requests.some(({ method }) => method === 'POST')).toBe(false)
    await user.type(name, 'Fixer-upper')
    await user.click(screen.getByRole('button', { name: 'Save template' }))
    await waitFor(() => expect(requests.some(({ method }) => method === 'POST')).toBe(true))
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      name: 'Fixer-upper',
      representation: deal.representation,
      milestones: [
        {
          name: 'Inspection',
          client_text: 'We look at everything.',
          tasks: [
            { key: 'task_1', assignee_role: 'co', due_rule: { anchor: 'acceptance', offset: 3 } },
            { key: 'task_2', due_rule: { anchor: 'task', item: 'task_1' }, depends_on: ['task_1'] },
          ],
        },
        { name: 'Other tasks', client_visible: false, tasks: [{ title: 'Order the sign', due_rule: null }] },
      ],
    })
  })

  it('says if the deal isn’t there', async () => {
    open('new&from=d2', { ...answers, 'GET /deals/*/': () => problem(404, 'Not found') })
    expect(await screen.findByText('404 not found')).toBeVisible()
  })
})

describe('the dates of the deal', () => {
  it('are counted from other dates, and can be removed', async () => {
    const { user, requests } = open('buyer', { 'PATCH /templates/*/': () => buyer })
    await user.selectOptions(await screen.findByLabelText('Add date'), 'Inspection')
    const panel = within(await screen.findByRole('dialog', { name: 'Inspection' }))
    await user.clear(panel.getByLabelText('Number of days'))
    await user.type(panel.getByLabelText('Number of days'), '10')
    expect(panel.getByText('10 days after the acceptance')).toBeVisible()
    expect(panel.queryByRole('option', { name: 'Inspection' })).toBeNull()
    expect(panel.queryByRole('option', { name: 'Earnest money' })).toBeNull()
    await user.click(panel.getByRole('button', { name: 'Done' }))
    await user.selectOptions(screen.getByLabelText('Add date'), 'Possession')
    const possession = within(await screen.findByRole('dialog', { name: 'Possession' }))
    await user.click(await possession.findByRole('button', { name: 'Remove' }))
    await user.click(await screen.findByRole('button', { name: 'Save template', hidden: true }))
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
        date_rules: [{ date: 'inspection', anchor: 'acceptance', offset: 10 }],
      }),
    )
  })
})

describe('contract and lending rules', () => {
  const packs = {
    results: [
      {
        key: 'federal_mortgage',
        name: 'Federal mortgage rules',
        state: null,
        summary: 'Waits for the Closing Disclosure.',
        sources: [{ title: '12 CFR 1026.19', url: 'https://example.com/1026' }],
        checked_on: '2026-11-23',
        disclaimer: 'This is guidance, not legal advice.',
      },
    ],
  }
  const ruled = (parts: unknown) => ({
    ...Object(parts),
    date_rules: [
      {
        date: 'inspection',
        anchor: 'acceptance',
        offset: 5,
        unit: 'calendar',
        roll: 'none',
        skip_holidays: true,
        left_out_by: [],
        only_with: [],
      },
    ],
  })

  it('say where they are from and what they change, before they come into the draft', async () => {
    const { user, toasts, requests } = open('buyer', {
      'GET /rule_packs/': () => packs,
      'POST /rule_packs/*/apply/': ({ body }) => ruled(body),
      'PATCH /templates/*/': () => buyer,
    })
    await user.click(await screen.findByRole('button', { name: 'Contract and lending rules' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Contract and lending rules' }))
    expect(await panel.findByRole('link', { name: '12 CFR 1026.19' })).toHaveAttribute(
      'href',
      packs.results[0]?.sources[0]?.url,
    )
    expect(panel.getByText(/Checked on Nov 23, 2026\. This is guidance, not legal advice\./)).toBeVisible()
    expect(await panel.findByText('New: 5 days after the acceptance')).toBeVisible()
    await user.click(panel.getByRole('button', { name: 'Change 1 rule' }))
    expect(toasts.map(({ message }) => message)).toEqual([
      'The template now follows Federal mortgage rules. Save it to keep the change',
    ])
    // The panel is gone, but without a browser Tabster may leave the page hidden from screen readers.
    const dates = await screen.findByRole('list', { name: 'Deal dates', hidden: true })
    expect(within(dates).getByText('Inspection')).toBeVisible()
    expect(requests.some(({ method }) => method === 'PATCH')).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Save template', hidden: true }))
    await waitFor(() => expect(requests.some(({ method }) => method === 'PATCH')).toBe(true))
  })

  it('are not offered to those who may not change templates', async () => {
    open('buyer', {}, { ...owner, role: 'agent' })
    await screen.findByText('Offer')
    expect(screen.queryByRole('button', { name: 'Contract and lending rules' })).toBeNull()
  })
})
