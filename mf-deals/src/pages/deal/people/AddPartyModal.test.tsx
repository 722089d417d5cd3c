import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContactStatus, PartyRole } from 'openapi/codes'
import { type Answers, problem, renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { dealCard, fullDeal, owner, page } from '#test/sample-deals.ts'
import { AddPartyModal } from './AddPartyModal.tsx'

const deal = fullDeal(dealCard())
const status = ContactStatus.ActiveClient

async function open(answers: Answers = {}) {
  const rendered = renderScreen(<AddPartyModal deal={deal} onClose={() => undefined} />, {
    path: '/',
    user: owner,
    answers: {
      'GET /contacts/': () => page([]),
      'POST /contacts/': ({ body }) => Object.assign({ id: 'reed' }, body),
      'PATCH /deals/*/': ({ body }) => Object.assign({ ...deal }, body),
      'GET /deals/*/history/': () => page([]),
      ...answers,
    },
  })
  const written = (method: string) => rendered.requests.filter((one) => one.method === method).map(({ body }) => body)
  const type = async (name: string) => {
    await userEvent.type(screen.getByRole('combobox', { name: /^Contact/ }), name)
    await userEvent.click(await screen.findByRole('option', { name: `Add “${name}” as a new contact` }))
  }
  const add = () => userEvent.click(screen.getByRole('button', { name: 'Add' }))
  return { written, type, add }
}

it('adds someone who isn’t in the contacts yet, with their phone number and email address', async () => {
  const { written, type, add } = await open()
  await type('Reed Okafor')
  await userEvent.type(screen.getByLabelText('Phone (optional)'), '512-555-0199')
  await userEvent.type(screen.getByLabelText('Email (optional)'), 'reed@lender.test')
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'Lender')
  await add()
  await waitFor(() =>
    expect(written('PATCH')).toEqual([{ parties: [...deal.parties, { contact: 'reed', role: PartyRole.lender }] }]),
  )
  expect(written('POST')).toEqual([
    { first_name: 'Reed', last_name: 'Okafor', phones: ['512-555-0199'], emails: ['reed@lender.test'], status },
  ])
})

it('keeps the name of a title company in one piece', async () => {
  const { written, type, add } = await open()
  await type('Lone Star Title')
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'Title company')
  await add()
  await waitFor(() => expect(written('POST')).toEqual([{ company: 'Lone Star Title', phones: [], emails: [], status }]))
})

it('creates them once, though the deal is refused at first', async () => {
  let isRefused = true
  const { written, type, add } = await open({
    'PATCH /deals/*/': ({ body }) => (isRefused ? problem(409, 'Ben changed this') : Object.assign({ ...deal }, body)),
  })
  await type('Reed Okafor')
  await add()
  expect(await screen.findByText('Ben changed this')).toBeVisible()
  isRefused = false
  await add()
  await waitFor(() => expect(written('PATCH')).toHaveLength(2))
  expect(written('POST')).toHaveLength(1)
})
