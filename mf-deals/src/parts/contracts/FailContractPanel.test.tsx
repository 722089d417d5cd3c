import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ContractFailure } from 'openapi'
import { DealStatus, Representation } from 'openapi/codes'
import { type Answers, problem, renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { dealCard, fullDeal, owner } from '#test/sample-deals.ts'
import { moveOf } from '#test/sample-reschedulings.ts'
import { FailContractPanel } from './FailContractPanel.tsx'

const underContract = { id: 'maple', name: '402 Maple Street', status: DealStatus.UnderContract }
const deal = fullDeal(dealCard({ ...underContract, representation: Representation.Seller }))
const failure: ContractFailure = {
  applied: false,
  event: null,
  preview: 'as shown',
  contract: 'contract',
  moved: [
    { ...moveOf('closing', 'Closing', '2026-12-12'), kind: 'deal', to: null },
    moveOf('appraisal', 'Order the appraisal', '2026-11-23'),
  ],
  tasks: [
    {
      id: 'appraisal',
      title: 'Order the appraisal',
      due_date: '2026-11-23',
      progress: 'NOT_STARTED',
      proposed: 'reset',
      fate: 'reset',
    },
  ],
  leaving: [{ contact: 'dana', role: 'buyer', name: 'Dana Parker' }],
}

/** Answers as the API does: chosen fates are answered back, and who stays does not leave. */
function outcome(body: unknown): ContractFailure {
  const chosen = JSON.stringify(body)
  return {
    ...failure,
    tasks: failure.tasks.map((one) => (chosen.includes('"keep"') ? { ...one, fate: 'keep' } : one)),
    leaving: failure.leaving.filter(({ contact }) => !chosen.includes(`"${contact}"`)),
  }
}

function open(answers: Answers = {}, shown = deal) {
  let isClosed = false
  const rendered = renderScreen(<FailContractPanel deal={shown} onClose={() => (isClosed = true)} />, {
    path: '/',
    user: owner,
    answers: {
      'POST /deals/*/fail_contract/': ({ query, body }) => ({
        ...outcome(body),
        ...(!query.has('dry_run') && { applied: true, event: 'e1' }),
      }),
      'POST /events/*/undo/': () => ({ event: 'e2', summary: '', kept: [] }),
      ...answers,
    },
  })
  const written = () =>
    rendered.requests.filter(({ path, query }) => path.endsWith('/fail_contract/') && !query.has('dry_run'))
  return { ...rendered, written, isClosed: () => isClosed }
}

const submit = async () => userEvent.click(await screen.findByRole('button', { name: 'Back on the market' }))
const reason = () => screen.findByRole('textbox', { name: /Why did the contract fall through/ })

it('shows what goes with the contract, and writes exactly what was chosen', async () => {
  const { written, toasts, isClosed } = open()
  const cleared = within(await screen.findByRole('region', { name: '1 date cleared' }))
  expect(cleared.getByText('Closing')).toBeVisible()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order the appraisal' }), 'Keep')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Keep Dana Parker, Buyer' }))
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Keep Dana Parker, Buyer' })).toBeChecked())
  await userEvent.type(await reason(), 'Financing was denied')
  fireEvent.change(screen.getByLabelText('Fell through on'), { target: { value: '2026-11-20' } })
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Order the appraisal' })).toHaveValue('keep'))
  await submit()
  await waitFor(() => expect(isClosed()).toBe(true))
  expect(written().map(({ body }) => body)).toEqual([
    {
      reason: 'Financing was denied',
      failed_on: '2026-11-20',
      tasks: [{ task: 'appraisal', fate: 'keep' }],
      stay: ['dana'],
      preview: 'as shown',
    },
  ])
  expect(toasts).toMatchObject([{ message: '402 Maple Street is back on the market', action: { label: 'Undo' } }])
})

it('says of a buyer that they search again', async () => {
  const { toasts } = open({}, fullDeal(dealCard({ ...underContract, name: 'Jordan Reyes' })))
  expect(await screen.findByRole('dialog', { name: 'Jordan Reyes: back to searching' })).toBeVisible()
  await userEvent.type(await reason(), 'Inspection')
  await userEvent.click(await screen.findByRole('button', { name: 'Back to searching' }))
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'Jordan Reyes is back to searching' }]))
})

it('requires the reason before it writes', async () => {
  const { written } = open()
  await screen.findByText('Order the appraisal')
  await submit()
  expect(await screen.findByText('Enter a reason')).toBeVisible()
  expect(written()).toEqual([])
})

it('stays open with the reason of a refusal', async () => {
  const { isClosed } = open({
    'POST /deals/*/fail_contract/': ({ query }) =>
      query.has('dry_run') ? failure : problem(409, 'This deal isn’t under contract'),
  })
  await screen.findByText('Order the appraisal')
  await userEvent.type(await reason(), 'Financing')
  await submit()
  expect(await screen.findByText('This deal isn’t under contract')).toBeVisible()
  expect(isClosed()).toBe(false)
})
