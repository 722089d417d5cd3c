import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { SIGN_IN_AGAIN } from '#parts/passwords/sign-in-again.ts'
import { NewTokenDialog } from './NewTokenDialog.tsx'

const TOKEN = `pt_${'x'.repeat(43)}`

const problem = (status: number, body: object) =>
  new Response(JSON.stringify({ type: 'about:blank', title: 'No', status, request_id: 'test', ...body }), {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
  })

const answerTo = (body: string) => {
  if (!body.includes('current_password')) return problem(403, { type: SIGN_IN_AGAIN })
  if (body.includes('"wrong"')) return problem(400, { errors: [{ field: 'current_password', reason: 'is not right' }] })
  return { access_token: {}, token: TOKEN }
}

it('asks for the current password if the sign-in is too old, and keeps what was typed', async () => {
  const { toasts } = renderScreen(<NewTokenDialog onClose={() => undefined} />, {
    path: '/agent',
    answers: {
      'POST /tokens/': ({ body }) => answerTo(JSON.stringify(body)),
      'GET /tokens/': () => ({ results: [] }),
    },
  })
  const create = () => userEvent.click(screen.getByRole('button', { name: 'Create token' }))
  await userEvent.type(screen.getByLabelText('Token name'), 'Nightly export')
  await userEvent.click(screen.getByRole('radio', { name: 'Deals, notes, milestones Read' }))
  await create()
  await userEvent.type(await screen.findByLabelText('Current password'), 'wrong')
  expect(toasts).toEqual([])
  await create()
  await screen.findByText('This is not right')
  await userEvent.clear(screen.getByLabelText('Current password'))
  await userEvent.type(screen.getByLabelText('Current password'), 'the right one')
  await create()
  expect(await screen.findByDisplayValue(TOKEN)).toBeInTheDocument()
})

it('sends what was chosen row by row, and nothing while nothing is chosen', async () => {
  const { requests } = renderScreen(<NewTokenDialog onClose={() => undefined} />, {
    path: '/agent',
    answers: { 'POST /tokens/': () => ({ access_token: {}, token: TOKEN }), 'GET /tokens/': () => ({ results: [] }) },
  })
  const create = () => userEvent.click(screen.getByRole('button', { name: 'Create token' }))
  const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
  await userEvent.type(screen.getByLabelText('Token name'), 'Website')
  await create()
  expect(await screen.findByText('Choose at least one permission')).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'All None' })).toHaveFocus()
  expect(requests).toEqual([])
  await choose('All Write')
  expect(screen.getByRole('radio', { name: 'Reports Read' })).toBeChecked()
  expect(screen.queryByRole('radio', { name: 'Reports Write' })).not.toBeInTheDocument()
  await choose('All None')
  await choose('Contacts and labels Write')
  await choose('Reports Read')
  for (const level of ['None', 'Read', 'Write'])
    expect(screen.getByRole('radio', { name: `All ${level}` })).not.toBeChecked()
  await create()
  await screen.findByDisplayValue(TOKEN)
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    scopes: ['contacts:read', 'contacts:write', 'reports:read'],
  })
})
