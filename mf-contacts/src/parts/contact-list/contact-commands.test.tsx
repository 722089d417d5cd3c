import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContactStatus } from 'openapi/codes'
import { type Answers, renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { ContactsPage } from '#pages/contacts/ContactsPage.tsx'
import { LeadsPage } from '#pages/leads/LeadsPage.tsx'
import { agent, clientLabel, page, people, priya, team } from '#test/sample-contacts.ts'

const answers: Answers = {
  'GET /contacts/': () => page([priya]),
  'GET /contacts/*/': () => priya,
  'GET /labels/': () => ({ ...page([]), results: [clientLabel] }),
  'GET /teams/': () => ({ ...page([]), results: [team] }),
  'GET /deals/': () => page([]),
}

const LISTS = { '/agent/contacts': '/agent/contacts', '/agent/leads': '/agent/leads?layout=list' }
const pages = { '/agent/contacts': <ContactsPage />, '/agent/leads': <LeadsPage /> }

const open = (path: keyof typeof pages, more: Answers = {}) =>
  renderScreen(pages[path], { path, at: LISTS[path], answers: { ...answers, ...more }, user: agent })

const links = () => within(screen.getByRole('table')).getAllByRole('link')

it.each(['/agent/contacts', '/agent/leads'] as const)('J and K walk through %s, E opens a contact', async (path) => {
  const { router } = open(path, { 'GET /contacts/': () => page(people(0, 3)) })
  await screen.findByRole('table')
  await waitFor(() => expect(links()).toHaveLength(3))
  await userEvent.keyboard('jj')
  expect(links()[1]).toHaveFocus()
  await userEvent.keyboard('jjk')
  expect(links()[1]).toHaveFocus()
  await userEvent.keyboard('e')
  expect(new URLSearchParams(router.state.location.search).get('contact')).toBe(people(0, 3)[1]?.id)
})

it('S sets the status, with Undo', async () => {
  const qualified = { ...priya, status: ContactStatus.Qualified, version: priya.version + 1 }
  const { requests, toasts } = open('/agent/contacts', { 'PATCH /contacts/*/': () => qualified })
  await screen.findByRole('link', { name: 'Priya Whitaker' })
  await userEvent.keyboard('js')
  const menu = await screen.findByRole('menu', { name: 'Status of Priya Whitaker' })
  await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Qualified' }))
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'Priya Whitaker is now Qualified' }]))
  expect(screen.getByRole('link', { name: 'Priya Whitaker' })).toHaveFocus()
  toasts[0]?.action?.run()
  const bodies = () => requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  await waitFor(() => expect(bodies()).toEqual([{ status: qualified.status }, { status: priya.status }]))
})

it('asks why before S makes a contact lost, and Undo brings the status back', async () => {
  const lost = { ...priya, status: ContactStatus.Lost, lost_reason: 'Bought elsewhere', version: priya.version + 1 }
  const { requests, toasts } = open('/agent/contacts', { 'PATCH /contacts/*/': () => lost })
  await screen.findByRole('link', { name: 'Priya Whitaker' })
  await userEvent.keyboard('js')
  const menu = await screen.findByRole('menu', { name: 'Status of Priya Whitaker' })
  await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Lost' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Why is Priya Whitaker lost?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as lost' }))
  expect(await dialog.findByText('Enter a reason')).toBeVisible()
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Bought elsewhere')
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as lost' }))
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'Priya Whitaker is now Lost' }]))
  toasts[0]?.action?.run()
  const bodies = () => requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  await waitFor(() =>
    expect(bodies()).toEqual([{ status: lost.status, lost_reason: 'Bought elsewhere' }, { status: priya.status }]),
  )
})

it('leaves letters to the search box', async () => {
  const { router } = open('/agent/contacts')
  const box = await screen.findByRole('searchbox')
  await screen.findByRole('link', { name: 'Priya Whitaker' })
  await userEvent.type(box, 'je')
  expect(box).toHaveFocus()
  expect(router.state.location.search).not.toContain('contact=')
})
