import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Contact } from 'openapi'
import { problem, renderScreen } from 'remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { CustomFields } from '#parts/contact-panel/CustomFields.tsx'
import { priya, team } from '#test/sample-contacts.ts'

const field = (key: string, kind: string, options: object[] = []) => ({
  id: key,
  version: 0,
  entity: 'contact',
  kind,
  key,
  name: key.charAt(0).toUpperCase() + key.slice(1),
  order: 0,
  options,
  retired: false,
})
const pool = { key: 'pool', name: 'Pool', retired: false }
const spa = { key: 'spa', name: 'Spa', retired: true }

/** Priya's custom fields, with an API that has these values. */
function show(fields: object[], values: Contact['custom_fields'], refuse?: () => Response) {
  return renderScreen(<CustomFields contact={{ ...priya, custom_fields: values }} />, {
    path: '/agent/contacts',
    answers: {
      'GET /custom_fields/': () => ({ results: fields }),
      'GET /teams/': () => ({ results: [team] }),
      'PATCH /contacts/c1/': () => refuse?.() ?? { ...priya, version: 1 },
    },
  })
}
const sent = (requests: readonly { method: string; body: unknown }[]) =>
  requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body)

describe('the custom fields of a contact', () => {
  it('are nothing until there are some', async () => {
    const { requests, container } = show([], {})
    await waitFor(() => expect(requests).not.toHaveLength(0))
    expect(container.querySelector('section')).toBeNull()
  })

  it('are typed in place: Enter saves, and what is no amount says so', async () => {
    const { requests } = show([field('budget', 'money')], { budget: 41_500_000 })
    await userEvent.click(await screen.findByRole('button', { name: /\$415,000/ }))
    const input = await screen.findByLabelText('Budget', { selector: 'input' })
    await userEvent.clear(input)
    await userEvent.type(input, 'a lot{Enter}')
    expect(await screen.findByText('Enter an amount, such as 415,000')).toBeInTheDocument()
    await userEvent.clear(input)
    await userEvent.type(input, '420k{Enter}')
    await waitFor(() => expect(sent(requests)).toEqual([{ custom_fields: { budget: 42_000_000 } }]))
  })

  it('offer Undo for what was typed', async () => {
    const { requests, toasts } = show([field('budget', 'money')], { budget: 41_500_000 })
    await userEvent.click(await screen.findByRole('button', { name: /\$415,000/ }))
    const input = await screen.findByLabelText('Budget', { selector: 'input' })
    await userEvent.clear(input)
    await userEvent.type(input, '420k{Enter}')
    await waitFor(() => expect(toasts).toMatchObject([{ message: 'Budget changed to $420,000' }]))
    toasts[0]?.action?.run()
    await waitFor(() => expect(sent(requests).at(1)).toEqual({ custom_fields: { budget: 41_500_000 } }))
  })

  it('offer one Undo for several options, once the menu closes', async () => {
    const { requests, toasts } = show([field('wants', 'choices', [pool, spa])], { wants: ['spa'] })
    await userEvent.click(await screen.findByRole('button', { name: /Wants: Spa/ }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Pool' }))
    expect(toasts).toEqual([])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(toasts).toMatchObject([{ message: 'Wants changed to Pool, Spa' }]))
    toasts[0]?.action?.run()
    await waitFor(() => expect(sent(requests).at(1)).toEqual({ custom_fields: { wants: ['spa'] } }))
  })

  it('are chosen from a menu, which keeps a retired option that is chosen', async () => {
    const { requests } = show([field('wants', 'choices', [pool, spa])], { wants: ['spa'] })
    await userEvent.click(await screen.findByRole('button', { name: /Wants: Spa/ }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Pool' }))
    await waitFor(() => expect(sent(requests)).toEqual([{ custom_fields: { wants: ['pool', 'spa'] } }]))
  })

  it('offer Undo for one choice, and clear with None', async () => {
    const { requests, toasts } = show([field('pets', 'yes_no')], { pets: true })
    await userEvent.click(await screen.findByRole('button', { name: /Pets: Yes/ }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'None' }))
    await waitFor(() => expect(sent(requests)).toEqual([{ custom_fields: { pets: null } }]))
    await waitFor(() => expect(JSON.stringify(toasts)).toContain('Pets cleared'))
  })

  it('offer Undo for options that were chosen over someone else’s', async () => {
    let current: Contact = { ...priya, custom_fields: { wants: ['spa'] } }
    const { toasts } = renderScreen(<CustomFields contact={current} />, {
      path: '/agent/contacts',
      answers: {
        'GET /custom_fields/': () => ({ results: [field('wants', 'choices', [pool, spa])] }),
        'GET /teams/': () => ({ results: [team] }),
        'GET /contacts/c1/': () => current,
        'PATCH /contacts/c1/': ({ headers, body }) => {
          if (headers.get('If-Match') !== `"${current.version}"`) return problem(412, 'Someone else changed this')
          return (current = Object.assign({ ...current }, body, { version: current.version + 1 }))
        },
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: /Wants: Spa/ }))
    current = { ...current, custom_fields: { wants: [] }, version: current.version + 1 }
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Pool' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Use mine' }))
    await waitFor(() => expect(toasts).toMatchObject([{ message: 'Wants changed to Pool, Spa' }]))
    toasts[0]?.action?.run()
    await waitFor(() => expect(current.custom_fields).toEqual({ wants: [] }))
  })

  it('show why the API refuses a value', async () => {
    const errors = [{ field: 'custom_fields.page', reason: 'must be a web address such as https://example.com' }]
    const problem = { type: 'about:blank', title: 'The request isn’t valid', status: 400, request_id: 'r', errors }
    const headers = { 'Content-Type': 'application/problem+json' }
    show([field('page', 'link')], {}, () => Response.json(problem, { status: 400, headers }))
    await userEvent.click(await screen.findByRole('button', { name: /Page: Not set/ }))
    await userEvent.type(await screen.findByLabelText('Page', { selector: 'input' }), 'example.com/x{Enter}')
    expect(await screen.findByText('This must be a web address such as https://example.com')).toBeInTheDocument()
  })
})
