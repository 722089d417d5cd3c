import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { TemplateApplication } from 'openapi'
import { Representation } from 'openapi/codes'
import { problem, renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { owner, page } from '#test/sample-deals.ts'
import { template } from '#test/sample-templates.ts'
import { ApplyTemplatePanel } from './ApplyTemplatePanel.tsx'

const buyer = template('buyer', 'Buyer', { switches: [{ key: 'cash', name: 'Cash purchase' }] })
const seller = template('seller', 'Seller', { representation: Representation.Seller })

const application = (isCash: boolean): TemplateApplication => ({
  applied: false,
  event: null,
  preview: isCash ? 'cash' : 'loan',
  added: isCash ? 1 : 2,
  dates: [{ date: 'inspection', state: 'added', day: '2099-01-17' }],
  milestones: [
    {
      key: 'money',
      title: 'Money',
      state: 'there',
      due_date: null,
      due_reason: '',
      tasks: [
        {
          key: 'earnest',
          title: 'Earnest money',
          kind: 'key_date',
          state: 'added',
          due_date: '2030-01-10',
          due_reason: '3 business days after the acceptance (Jan 7)',
        },
        {
          key: 'loan',
          title: 'Loan application',
          kind: 'todo',
          state: isCash ? 'left_out' : 'added',
          due_date: null,
          due_reason: 'Waiting for the acceptance date',
        },
      ],
    },
  ],
})

it('shows every date before writing, leaves items out by a switch, and applies the preview', async () => {
  let isStale = true
  const { requests, toasts } = renderScreen(
    <ApplyTemplatePanel
      deal={{ id: 'maple', name: '402 Maple Street', representation: Representation.Buyer }}
      onClose={() => undefined}
    />,
    {
      path: '/',
      user: owner,
      answers: {
        'GET /templates/': () => page([seller, buyer]),
        'POST /deals/*/apply_template/': ({ body }) => {
          const text = JSON.stringify(body)
          if (text.includes('"preview"') && isStale) {
            isStale = false
            return problem(412, 'Someone else changed this while you were editing')
          }
          return application(text.includes('cash'))
        },
      },
    },
  )
  const user = userEvent.setup()
  const list = within(await screen.findByRole('list', { name: 'What this adds' }))
  expect(screen.getByLabelText('Template')).toHaveDisplayValue('Buyer')
  expect(list.getByText('Jan 10, 2030')).toBeVisible()
  expect(list.getByText('Already added')).toBeVisible()
  expect(list.getByText('Waiting for the acceptance date')).toBeVisible()

  await user.click(screen.getByLabelText('Cash purchase'))
  await waitFor(() => expect(screen.queryByText('Loan application')).toBeNull())
  expect(screen.getByText('1 item left out.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add 1 item' }))
  expect(await screen.findByText(/changed while you were editing/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add 1 item' }))
  await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['1 item added to 402 Maple Street']))
  const applied = requests.findLast(({ method, query }) => method === 'POST' && !query.has('dry_run'))
  expect(applied?.body).toEqual({ template: 'buyer', switches: ['cash'], preview: 'cash' })
})
