import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, problem, renderScreen } from 'remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { agent, page } from '#test/sample-contacts.ts'
import { LeadsPage } from '../LeadsPage.tsx'
import { shownHtml } from './shown-html.ts'

const mail = {
  id: 'm1',
  version: 0,
  lead_source: 's1',
  state: 'needs_look',
  received_at: '2026-11-20T15:00:00.000Z',
  from_name: 'Sam Ortiz',
  from_address: 'sam@example.com',
  reply_to: 'sam@example.com',
  subject: 'Maple Street',
  attachments: ['plan.pdf'],
  is_unreadable: false,
  inquiry: null,
}
const suggestion = {
  first_name: 'Sam',
  last_name: 'Ortiz',
  emails: ['sam@example.com'],
  phones: [],
  message: 'For sale?',
}
const content = { ...mail, text: 'For sale?', html: '', suggestion }

const answers: Answers = {
  'GET /lead_mails/': () => ({ ...page([]), results: [mail], count: 1 }),
  'GET /lead_mails/*/': () => content,
  'GET /lead_sources/': () => ({ ...page([]), results: [{ id: 's1', name: 'Portals' }] }),
  'POST /lead_mails/*/make_lead/': () => ({ contact: 'c1', is_new: true, inquiry: 'i1', event: 'e1' }),
  'POST /lead_mails/*/dismiss/': () => ({ event: 'e2' }),
  'POST /events/*/undo/': () => ({ event: 'e3', summary: '', kept: [] }),
  'GET /teams/': () => page([]),
  'GET /labels/': () => page([]),
}
const open = (more: Answers = {}) =>
  renderScreen(<LeadsPage />, {
    path: '/agent/leads',
    at: '/agent/leads?view=mail',
    answers: { ...answers, ...more },
    user: agent,
  })
const sent = (requests: { method: string; path: string; body: unknown }[]) =>
  requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])

describe('emails that need a look', () => {
  it('are listed with who they say they are from, and are dismissed with Undo', async () => {
    const { requests, toasts } = open()
    expect(await screen.findByText('Sam Ortiz <sam@example.com>')).toBeVisible()
    expect(screen.getByText('to Portals')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Maple Street is not a lead' }))
    await waitFor(() => expect(toasts.at(-1)?.message).toMatch(/^Email dismissed/))
    toasts.at(-1)?.action?.run()
    await waitFor(() =>
      expect(sent(requests).map(([path]) => path)).toEqual(['/lead_mails/m1/dismiss/', '/events/e2/undo/']),
    )
  })

  it('become leads, with what the email says filled in', async () => {
    const { requests, toasts } = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Read Maple Street' }))
    expect(await screen.findByLabelText('First name')).toHaveValue('Sam')
    expect(screen.getByText('plan.pdf')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Property'), '402 Maple Street')
    await userEvent.click(screen.getByRole('button', { name: 'Add lead' }))
    await waitFor(() =>
      expect(sent(requests)).toEqual([
        [
          '/lead_mails/m1/make_lead/',
          {
            first_name: 'Sam',
            last_name: 'Ortiz',
            emails: ['sam@example.com'],
            phones: [],
            message: 'For sale?',
            property: { address: '402 Maple Street' },
          },
        ],
      ]),
    )
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('Sam Ortiz added as a lead'))
  })

  it('show the API’s reasons at their fields', async () => {
    const errors = [{ field: 'emails.0', reason: 'must be an email address' }]
    open({ 'POST /lead_mails/*/make_lead/': () => problem(400, 'The request isn’t valid', errors) })
    await userEvent.click(await screen.findByRole('button', { name: 'Read Maple Street' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Add lead' }))
    expect(await screen.findByText('This must be an email address')).toBeVisible()
  })

  it('are shown in a frame that may do nothing', async () => {
    open({ 'GET /lead_mails/*/': () => ({ ...content, html: '<p>Hi</p>' }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Read Maple Street' }))
    const frame = await screen.findByTitle('Original email')
    expect(frame).toHaveAttribute('sandbox', '')
    expect(shownHtml('<p>Hi</p>')).toContain("default-src 'none'")
  })

  it('say so if there are none, and if they can’t be loaded', async () => {
    open({ 'GET /lead_mails/': () => ({ ...page([]), count: 0 }) })
    expect(await screen.findByText('No emails to look at')).toBeVisible()
    open({ 'GET /lead_mails/': () => problem(500, 'Broken') })
    expect(await screen.findByText('Couldn’t load the emails')).toBeVisible()
  })
})
