import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DateMove } from 'openapi'
import { type Answers, problem, renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { moveOf, rescheduling } from '#test/sample-reschedulings.ts'
// Loaded before the tests run, so that no test waits for the import.
import '#parts/rescheduling/ReschedulePanel.tsx'
import { GateFormDialog } from './GateFormDialog.tsx'
import { dealCard, fullDeal, owner, page } from '#test/sample-deals.ts'

const deal = dealCard({ id: 'maple' })
const own: DateMove = { ...moveOf('closing', 'Closing', '2031-12-04'), kind: 'deal' }
const acceptance: DateMove = { ...moveOf('acceptance', 'Acceptance', '2031-11-04'), kind: 'deal' }

const dana = { id: 'dana', first_name: 'Dana', last_name: 'Parker', company: '', emails: [], phones: [] }

function open(fields: string[], moved = [own], others: Answers = {}) {
  let isFilled = false
  const errors = fields.map((field) => ({ field, reason: 'is required in this phase' }))
  const rendered = renderScreen(
    <GateFormDialog
      deal={deal}
      title="Under contract needs more"
      errors={errors}
      onClose={() => undefined}
      onFilled={() => (isFilled = true)}
    />,
    {
      path: '/',
      user: owner,
      answers: {
        'POST /deals/*/reschedule/': ({ query }) => rescheduling(moved, query.has('dry_run') ? null : 'e1'),
        'PATCH /deals/*/': () => fullDeal(deal),
        'GET /deals/maple/': () => fullDeal(deal),
        'GET /contacts/': () => page([dana]),
        'GET /contacts/dana/': () => dana,
        ...others,
      },
    },
  )
  const writes = () =>
    rendered.requests
      .filter(({ method, query }) => method !== 'GET' && !query.has('dry_run'))
      .map(({ path, body }) => [path, body])
  const type = async (label: RegExp, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } })
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save and move' }))
  return { writes, type, save, isFilled: () => isFilled }
}

it('shows what follows a date before it saves anything', async () => {
  const { type, save, writes, isFilled } = open(
    ['sale_price', 'dates.closing'],
    [own, moveOf('call', 'Call the lender', '2031-12-05')],
  )
  await type(/^Sale price/, '512,000')
  await type(/^Closing/, '2031-12-04')
  await save()
  const panel = within(await screen.findByRole('dialog', { name: /^Closing on/ }))
  expect(await panel.findByText('Call the lender')).toBeVisible()
  await userEvent.click(panel.getByRole('button', { name: 'Cancel' }))
  expect([writes(), isFilled()]).toEqual([[], false])

  await save()
  await userEvent.click(await screen.findByRole('button', { name: 'Move 2 dates' }))
  await waitFor(() => expect(isFilled()).toBe(true))
  expect(writes()).toEqual([
    ['/deals/maple/reschedule/', { dates: { closing: '2031-12-04' }, confirm: [], preview: 'as shown' }],
    ['/deals/maple/', { sale_price: 51_200_000 }],
  ])
})

it('saves at once if nothing follows', async () => {
  const { type, save, writes, isFilled } = open(['dates.acceptance', 'dates.closing'], [acceptance, own])
  await type(/^Acceptance/, '2031-11-04')
  await type(/^Closing/, '2031-12-04')
  await save()
  await waitFor(() => expect(isFilled()).toBe(true))
  const dates = { acceptance: '2031-11-04', closing: '2031-12-04' }
  expect(writes()).toEqual([['/deals/maple/reschedule/', { dates, preview: 'as shown' }]])
})

async function chooseClient() {
  await userEvent.type(screen.getByRole('combobox', { name: /^Client/ }), 'Dana')
  await userEvent.click(await screen.findByRole('option', { name: /Dana Parker/ }))
}

it('adds the person to those the deal has', async () => {
  const { save, writes, isFilled } = open(['parties'])
  await chooseClient()
  await save()
  await waitFor(() => expect(isFilled()).toBe(true))
  const parties = [...fullDeal(deal).parties, { contact: 'dana', role: 'buyer' }]
  expect(writes()).toEqual([['/deals/maple/', { parties }]])
})

it('says why nothing was saved if the deal’s people can’t be read', async () => {
  const { save, writes, isFilled } = open(['parties'], [own], {
    'GET /deals/maple/': () => problem(500, 'Something went wrong'),
  })
  await chooseClient()
  await save()
  expect(await screen.findByText(/^Something went wrong/)).toBeVisible()
  expect([writes(), isFilled()]).toEqual([[], false])
})
