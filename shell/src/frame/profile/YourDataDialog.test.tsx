import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderScreen } from 'remote-kit/testing'
import { expect, it, vi } from 'vitest'
import { someUser } from '#test/some-user.ts'
import { YourDataDialog } from './YourDataDialog.tsx'

const open = (user = someUser()) =>
  renderScreen(<YourDataDialog onClose={vi.fn<() => void>()} />, {
    path: '/agent',
    user,
    answers: { 'POST /user/*/erasure_request/': () => ({ due_date: '2026-12-20' }) },
  })

it('gives out the data, and asks to have it erased', async () => {
  const { requests } = open()
  const { id } = someUser()
  const link = screen.getByRole('link', { name: 'Download your data' })
  expect(link).toHaveAttribute('href', `/api/v1/user/${id}/personal_data/`)
  await userEvent.click(screen.getByRole('button', { name: 'Request erasure' }))
  expect(await screen.findByRole('status')).toHaveTextContent('They have until Dec 20, 2026')
  expect(requests.map(({ path }) => path)).toEqual([`/user/${id}/erasure_request/`])
})

it('tells an owner what comes first', () => {
  const { account, id } = someUser()
  open(someUser({ account: { ...account, owner: id } }))
  expect(screen.getByText(/first make someone else the owner/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Request erasure' })).toBeNull()
})
